### The rules in our own words; each message is a section and names the rules that it tells.
### See docs/rules.md and docs/translating.md.

rules-not-a-hat-1 = Alle haben ein Geschenk, und bald weiß niemand mehr, was es ist. Gib es weiter und tu so, als wüsstest du es.
    .title = Worum es geht
# Rules: H1, H3
rules-not-a-hat-2 =
    Es gibt 110 Karten, jede mit einem anderen Geschenk. Alle beginnen mit einer davon, das Bild nach oben. Der Rest ist der Laden in der Mitte; sein oberstes Bild sehen alle.
    Auf jeder Rückseite ist ein Pfeil. Schwarze Pfeile zeigen nach links, weiße nach rechts: Dorthin geht das Geschenk.
    .title = Der Anfang
# Rules: H4, H5
rules-not-a-hat-3 = Wer zuletzt etwas geschenkt bekommen hat, beginnt: Hol die oberste Karte aus dem Laden, zeig sie allen und dreh sie um. Sie geht sofort an die Person, auf die der Pfeil zeigt. Ein geholtes Geschenk behält man nie.
    .title = Holen
# Rules: H6, H17
rules-not-a-hat-4 = Nenne ein Geschenk und gib die Karte verdeckt weiter. Sag, was du willst, wahr oder nicht. Auch wie du es sagst, liegt bei dir: normal, sicher oder unsicher.
    .title = Anbieten
# Rules: H7, H8, H11
rules-not-a-hat-5 =
    Antworten darf nur, wer das Geschenk bekommt. Du glaubst es? Bedanke dich und leg die Karte verdeckt zu deinen Geschenken. Jetzt hast du eins zu viel: Dein ältestes geht weiter, dorthin, wohin sein Pfeil zeigt. Liegt es noch offen, drehst du es erst um.
    Du glaubst es nicht? Sag „Das ist kein …!“ und deck die Karte für alle auf. Was es wirklich ist, musst du nicht wissen. War der Name falsch, geht die Karte als Minuspunkt zurück an die Person, die sie verschenkt hat. War er richtig, bekommst du sie.
    .title = Antworten
# Rules: H9, H10, H12
rules-not-a-hat-6 = Die Geschenke wandern weiter, bis jemand Nein sagt. Wer dann den Minuspunkt bekommt, holt die nächste Karte und bietet sie an. Verdeckte Karten sieht sich niemand an.
    .title = Nach einem Nein
# Rules: H13
rules-not-a-hat-7 = Sobald jemand drei Minuskarten hat, ist die Runde vorbei. Wer die wenigsten Minuspunkte hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam.
    .title = Das Ende
# Rules: H14, H15, H16
rules-not-a-hat-8 =
    Zwei Geschenke pro Person: schwerer, und zu zweit immer so. Das älteste liegt am nächsten bei dir.
    Nur eine Pfeilfarbe: Alle Geschenke gehen in dieselbe Richtung.
    Eine Serie: so viele Runden wie Personen, alle Minuspunkte zusammengezählt.
    .title = Varianten
# Rules: H17
rules-not-a-hat-9 = Vergessen? Erfinde etwas. Ganz sicher? Tu unsicher. Unsicher? Dann tu so, als würdest du nur unsicher tun.
    .title = Ein Tipp

# Rules: M1
rules-magic-hat-1 = Sechs Tiere wohnen in sechs Hüten. Eins ist in der Schachtel verschwunden. Finde heraus, welches, bevor es andere tun.
    .title = Worum es geht
# Rules: M2, M3, M4
rules-magic-hat-2 = Die Hüte werden gemischt, und einer kommt ungesehen in die Schachtel. Fünf stehen im Kreis. Die sechs Tierkarten liegen immer offen. Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter.
    .title = Der Anfang
# Rules: M5, M6, M7
rules-magic-hat-3 =
    Wenn du dran bist, machst du eins von beidem; aussetzen geht nicht.
    Schauen: Sieh nach, nur für dich, was in einem Hut ist. Dann musst du diesen Hut mit einem anderen im Kreis tauschen, nie mit der Schachtel, vor aller Augen.
    Raten: Nenne das verschwundene Tier und schau in die Schachtel, nur für dich.
    .title = Dein Zug
# Rules: M7, M8
rules-magic-hat-4 = Richtig? Dann gewinnst du die Runde. Falsch? Dann ist sie für dich vorbei: Behalte für dich, was du gesehen hast, und schau zu. Bleibt nur eine Person übrig, gewinnt sie die Runde.
    .title = Raten
# Rules: M9, M10
rules-magic-hat-5 = Wer eine Runde gewinnt, bekommt ein Hutplättchen, und die Person links daneben beginnt die nächste. Wer schon ein Plättchen hat, nimmt stattdessen den Zauberstab und hat das Spiel gewonnen.
    .title = Gewinnen
# Rules: M11
rules-magic-hat-6 = Nach dem Tausch darfst du noch einmal zwei Hüte deiner Wahl tauschen, auch das vor aller Augen.
    .title = Für Profis
