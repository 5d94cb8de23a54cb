### The browser's own words. See docs/translating.md.

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Zwei Spiele um Gedächtnis und Nerven
# Rules: H2
facts-not-a-hat = 2–8 Personen · 15 Min.
# Rules: M1
facts-magic-hat = 2–4 Personen · 10 Min.
pitch-not-a-hat = Geschenke weitergeben. Vergessen, was drin war. Bluffen.
pitch-magic-hat = Fünf Hüte wechseln die Plätze. Welches Tier ist weg?
you = Du
home = Startseite
back = Zurück
close = Schließen
on = an
off = aus
menu = Menü
more = Mehr
rules = Regeln
settings = Einstellungen
keys = Tasten
language = Sprache
theme = Farben
theme-about = Hell, dunkel oder wie dein Gerät.
theme-light = hell
theme-dark = dunkel
theme-system = Gerät
sound = Ton
sound-about = Leise Geräusche am Tisch.
talk-about = Reaktionen und Worte der anderen auf diesem Gerät zeigen.
about = Über Hatbox
your-name = Dein Name
# Somebody who plays without having said a name.
guest-name = Gast

## Home

play-with-friends = Mit Freunden
play-with-bots = Mit Bots
bots-level = Wie gut sind die Bots?
level-easy = leicht
level-middling = mittel
level-hard = schwer
level-like-me = wie ich
learn-it = In einer Minute lernen
on-one-device = An einem Gerät
join-with-code = Mit Code mitspielen
watch-saved = Gespeichertes Spiel ansehen
# While a file is held over the page.
drop-record = Gespeichertes Spiel hier ablegen
join = Los
ask-name = Wer bist du?
open-table = Tisch öffnen
credits-short = Spiele von Kasper Lapp · Jonathan Favre-Godal und Corentin Lebrat. Bilder: OpenMoji. Kein Verlag ist beteiligt.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } lädt dich ein
        [no] Du bist eingeladen
    }
at-the-table = Am Tisch
sit-down = Platz nehmen
watch = Zuschauen
you-watch = Du schaust zu
come-back = Zurück an den Tisch

## Before the game

you-are-host = Das ist dein Tisch
waiting-for-host = Gleich geht es los
host = Host
bot = Bot
free-seat = frei
free-seat-title = Ein freier Platz
share-link = Link teilen
share-title = Spiel mit mir bei Hatbox
link-copied = Link kopiert
qr-alt = QR-Code der Einladung
qr-bigger = QR-Code größer oder kleiner zeigen
add-bot = Bot dazu
options = Einstellungen für das Spiel
more-options = Mehr
seat-order = Plätze, im Uhrzeigersinn
move-up =
    { $you ->
        [yes] Du: einen Platz zurück
       *[no] { $name }: einen Platz zurück
    }
move-down =
    { $you ->
        [yes] Du: einen Platz weiter
       *[no] { $name }: einen Platz weiter
    }
remove-seat = { $name } entfernen
start-with =
    { $players ->
        [2] Zu zweit anfangen
        [3] Zu dritt anfangen
        [4] Zu viert anfangen
        [5] Zu fünft anfangen
        [6] Zu sechst anfangen
        [7] Zu siebt anfangen
        [8] Zu acht anfangen
       *[other] Mit { $players } Leuten anfangen
    }
start-alone = Es fehlt noch jemand
host-starts = Wer den Tisch geöffnet hat, startet das Spiel, sobald alle da sind.
new-host-screen = Jetzt ist der große Bildschirm Host.
new-host =
    { $you ->
        [yes] Jetzt ist das dein Tisch.
       *[no] Jetzt ist { $name } Host.
    }
leave = Tisch verlassen
stay = Bleiben

option-gifts = Geschenke
option-gifts-about = Eins pro Person. Zwei sind schwerer.
option-gifts-needed = Zu zweit hat jede Person zwei.
option-rounds = Runden
option-rounds-about = Eine oder so viele, wie ihr seid.
rounds-players = eine pro Person
option-arrows = Pfeile
option-arrows-about = Mit einer Farbe geht alles in eine Richtung.
arrows-both = beide
arrows-black = schwarz
arrows-white = weiß
option-expert = Profis
option-expert-about = Nach dem Tausch darfst du noch einmal zwei Hüte tauschen.
option-starter = Wer beginnt?
option-starter-not-a-hat = Wer hat zuletzt etwas geschenkt bekommen?
option-starter-magic-hat = Wer ist am jüngsten?
starter-draw = auslosen
option-game = Spiel
option-game-about = Ein anderes Spiel mit denselben Leuten.
option-clock = Uhr
option-clock-about = Eine Minute pro Entscheidung, zwanzig Sekunden oder ohne Grenze.
clock-relaxed = ruhig
clock-brisk = flott
clock-off = aus
option-pace = Tempo
option-pace-about = Wie schnell Karten und Hüte sich bewegen.
pace-calm = ruhig
pace-normal = normal
pace-quick = flott
option-talk = Zwischenrufe
option-talk-about = Reaktionen und ein paar Worte über den Plätzen.
option-onlookers = Publikum
option-onlookers-about = Andere dürfen zuschauen; sie sehen, was alle sehen.

mind-random = Würfel
    .about = Macht irgendeinen erlaubten Zug. Nur zum Spaß.
    .level = Reines Glück
mind-goldfish = Goldfisch
    .about = Vergisst schnell und zweifelt an allem.
    .level = Sehr leicht
mind-squirrel = Hörnchen
    .about = Merkt sich manches. Gut für das erste Spiel.
    .level = Leicht
mind-fox = Fuchs
    .about = Merkt sich viel und blufft mit Vergnügen.
    .level = Mittel
mind-raven = Rabe
    .about = Merkt sich das meiste und beobachtet dich.
    .level = Schwer
mind-elephant = Elefant
    .about = Vergisst nichts. Mit Gedächtnis allein nicht zu schlagen.
    .level = Sehr schwer
mind-like-me = Schatten
    .about = Spielt etwa so gut wie du und lernt aus jeder Partie.
    .level = So gut wie du

## At the table

your-turn = Du bist dran
your-turn-clock = Du bist dran · { $seconds } s
turn-of = { $name } ist dran
title-your-turn = ● Du bist dran · Hatbox
round-of = Runde { $round } von { $rounds }
round-one = Bis 3 Minuskarten
round-magic = Runde { $round } · bis 2 Siege
seat-stand-in = vertreten
seat-away = weg
seat-watching = raus
seat-closer = näher ansehen
reactions = Reaktionen
react-laugh = Lachen
react-gasp = Staunen
react-hmm = Hm
react-wink = Zwinkern
react-clap = Klatschen
react-oops = Hoppla
react-heart = Herz
react-sleepy = Müde
say-something = Etwas sagen
say-send = Sagen

## That's Not a Hat

arrow-letter-left = L
arrow-letter-right = R
arrow-left = verdeckt, geht nach links
arrow-right = verdeckt, geht nach rechts
shop-count = Laden · { $cards }
shop-shows = Der Laden zeigt: { $gift }
part-arrow =
    { $arrow ->
       *[left] schwarzer Pfeil nach links
        [right] weißer Pfeil nach rechts
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] zu dir
       *[no] zu { $to }
    }
gift-face-up =
    { $you ->
        [yes] Dein Geschenk: { $gift }, offen
       *[no] { $name }: { $gift }, offen
    }
gift-face-down =
    { $you ->
        [yes] Dein Geschenk: verdeckt, { part-arrow }, { part-to }
       *[no] { $name }: verdeckt, { part-arrow }, { part-to }
    }
gift-given = Ein Geschenk, verdeckt, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] Du hast keine Minuskarten
                [one] Du hast eine Minuskarte: { $gifts }
               *[other] Du hast { $count } Minuskarten: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: keine Minuskarten
                [one] { $name }: eine Minuskarte: { $gifts }
               *[other] { $name }: { $count } Minuskarten: { $gifts }
            }
    }
dock-fetched-sub = Merk es dir. Gleich liegt es verdeckt.
dock-giving =
    { $giverYou ->
        [yes] Dein Geschenk geht an { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } hat ein Geschenk für dich
               *[no] { $giver } hat ein Geschenk für { $receiver }
            }
    }
dock-giving-sub = Zuhören und merken.
dock-answer-sub = Das sagt { $giver }.
dock-offering-sub =
    { $receiverYou ->
        [yes] Stimmt das?
       *[no] Ob { $receiver } das glaubt?
    }
dock-round-over = Die Runde ist vorbei
answer-accept = Ich nehme es an
answer-refuse = Aufdecken
picker-title = Was schenkst du { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Dein ältestes Geschenk
        [fetched] Das eben geholte Geschenk
       *[other] Dein Geschenk
    }
picker-open = Geschenk nennen
picker-fold = Zum Tisch
picker-search = Ein paar Buchstaben
picker-groups = Arten von Geschenken
picker-gifts = Alle Geschenke
picker-none = Kein Geschenk heißt so.
picker-nothing = Nenne irgendein Geschenk. Wahr oder nicht.
picker-clear = Löschen
picker-send = Zu { $to } sagen
tone = Wie du es sagst
tone-plain = normal
tone-sure = sicher
tone-unsure = unsicher
group-music = Musik
group-food = Essen
group-wear = Kleidung
group-home = Zuhause
group-tools = Werkzeug
group-media = Schreibtisch
group-play = Spielzeug
group-travel = Reisen
group-nature = Natur
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Mal sehen …
# Ends the time to read what was turned over.
go-on = Weiter
reveal-said =
    { $you ->
        [yes] Du hast gesagt
       *[no] { $name } hat gesagt
    }
reveal-was-false =
    { $you ->
        [yes] Du hast Nein gesagt, und zu Recht
       *[no] { $name } sagte Nein, und zu Recht
    }
reveal-was-true =
    { $you ->
        [yes] Du hast Nein gesagt, doch es stimmte
       *[no] { $name } sagte Nein, doch es stimmte
    }
reveal-wrong =
    { $you ->
        [yes] Du lagst falsch.
       *[no] { $name } lag falsch.
    }
closer-gifts = Geschenke, das älteste zuerst
closer-penalties =
    { $count ->
        [0] Minuskarten
        [one] Eine Minuskarte
       *[other] { $count } Minuskarten
    }
closer-none = Bisher keine.

## Magic Hat

hat = Hut
box = Die Schachtel mit dem verschwundenen Tier
only-you = nur du
animal-cards = Die sechs Tiere
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] Du hast kein Hutplättchen
                [one] Du hast ein Hutplättchen
               *[other] Du hast den Zauberstab
            }
       *[no]
            { $count ->
                [0] { $name }: kein Hutplättchen
                [one] { $name }: ein Hutplättchen
               *[other] { $name }: der Zauberstab
            }
    }
prizes =
    { $count ->
        [0] Noch zu gewinnen: der Zauberstab
        [one] Noch zu gewinnen: ein Hutplättchen und der Zauberstab
       *[other] Noch zu gewinnen: { $count } Hutplättchen und der Zauberstab
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Ein Hut kommt in die Schachtel
dock-vanish-sub = Welches Tier ist verschwunden?
dock-choose = Schauen oder raten
dock-choose-sub = Tippe einen Hut an oder das Tier, das weg ist.
dock-swap = Jetzt den Hut tauschen.
dock-swap-sub = Tippe den Hut an, der mit ihm tauscht.
dock-extra = Noch einmal tauschen?
dock-extra-sub = Tippe zwei Hüte an oder lass sie so.
dock-extra-second = Und der zweite?
extra-skip = So lassen
dock-call = Bist du sicher?
dock-call-sub = Falsch geraten? Dann bist du raus.
call-right-sub =
    { $you ->
        [yes] Du gewinnst die Runde.
       *[no] { $name } gewinnt die Runde.
    }
call-wrong-sub =
    { $you ->
        [yes] Für dich ist die Runde vorbei.
       *[no] Für { $name } ist die Runde vorbei.
    }
box-seen-done = Schachtel schließen
dock-swapped =
    { $you ->
        [yes] Du tauschst { $one } und { $other }
       *[no] { $name } tauscht { $one } und { $other }
    }
dock-swapped-sub = Nicht aus den Augen lassen.
dock-looks =
    { $you ->
        [yes] Du schaust in Hut { $hat }
       *[no] { $name } schaut in Hut { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Du bist dran
       *[no] { $name } überlegt
    }
dock-chooses-extra =
    { $you ->
        [yes] Noch einmal tauschen?
       *[no] { $name } darf noch einmal tauschen
    }
dock-out-sub = Diese Runde ist für dich vorbei, aber zuschauen darfst du.
dock-round-won =
    { $you ->
        [yes] Du gewinnst die Runde!
       *[no] { $name } gewinnt die Runde!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Nur du bist noch dabei: Du gewinnst die Runde!
       *[no] Nur { $name } ist noch dabei und gewinnt die Runde!
    }

## Between and after

between-rounds = Zwischen zwei Runden
round-over = Runde { $round } ist vorbei
next-round = Nächste Runde
next-round-in = Die nächste Runde beginnt in { $seconds } s.
waiting-for = Warten auf { $names }
standing = Stand
standing-round = Runde
standing-total = Gesamt
opened-gifts = Was es wirklich war
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Du gewinnst!
                [one] Du und { $names } gewinnt!
               *[other] Du, { $names } gewinnt!
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt!
               *[other] { $names } gewinnen!
            }
    }
result-nobody = Diesmal gewinnt niemand
record = Spiel speichern
play-again = Noch mal
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] mit demselben Bot
               *[other] mit denselben Bots
            }
        [both] wieder mit allen
       *[people] mit denselben { $players }
    }
host-again = Wer den Tisch geöffnet hat, kann noch einmal starten.
rematch-wanted = Lust auf noch ein Spiel: { $names }
ask-rematch = Noch ein Spiel, bitte

## Around the game

table-code = Tisch
watching-count =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
pause = Pause
resume = Weiter
paused = Pause
paused-sub = Das Spiel ist angehalten. Nichts geht verloren.
paused-by =
    { $you ->
        [yes] Du hast das Spiel angehalten. Nichts geht verloren.
       *[no] { $name } hat das Spiel angehalten. Nichts geht verloren.
    }
move-seat = Auf ein anderes Gerät
move-about = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal; dein Platz zieht dorthin um.
move-take = Hier weiterspielen
leave-playing = Eine Vertretung spielt für dich. Mit demselben Link kommst du zurück.
leave-sure = Dein Platz wird frei.
close-table = Tisch schließen
close-sure = Der Tisch wird für alle geschlossen.
agree-end = Hier aufhören
agree-not = Doch weiterspielen
hand-to-stand-in = Vertreten lassen
call-stand-in = Vertretung rufen
stand-in-plays = Du wirst vertreten.
time-was-up = Die Zeit war um: Eine Vertretung hat für dich gespielt.
take-back = Bin wieder da
lost-line = Die Verbindung ist weg
lost-line-sub = Wir versuchen es weiter. Dein Platz bleibt dir.
lost-line-held = Deine Wahl wartet. Wir senden sie, sobald die Verbindung steht.
not-saving = Der Server kann gerade nicht speichern
not-saving-sub = Das Spiel geht von selbst weiter.

trouble-waiting = Einen Moment
trouble-waiting-sub = Der Tisch wird gedeckt.
trouble-lost = Keine Verbindung
trouble-lost-sub = Wir versuchen es weiter. Dein Platz bleibt dir.
trouble-unknown-table = Diesen Tisch gibt es nicht
trouble-unknown-table-sub = Es gibt keinen Tisch mit diesem Code. Vielleicht ein falscher Buchstabe?
trouble-table-full = Der Tisch ist voll
trouble-table-full-sub = Alle Plätze sind besetzt.
trouble-game-started = Es hat schon begonnen
trouble-game-started-sub = Ein Spiel läuft. Beim nächsten ist vielleicht Platz für dich.
trouble-closed = Dieser Tisch ist geschlossen
trouble-closed-sub = Danke fürs Mitspielen. Einen neuen öffnen?
trouble-damaged = Dieser Tisch ist beschädigt
trouble-damaged-sub = Das Spiel lässt sich nicht mehr lesen. Wer den Server betreibt, kann nachsehen; ein anderer Tisch ist schnell geöffnet.
trouble-removed = Dein Platz ist weg
trouble-removed-sub = Du wurdest von diesem Tisch entfernt.
trouble-voted-out = Die anderen spielen ohne dich weiter
trouble-voted-out-sub = Die Leute an diesem Tisch haben abgestimmt. Nimm es nicht schwer: Es gibt noch andere Tische.
trouble-no-onlookers = Zuschauen geht hier nicht
trouble-no-onlookers-sub = Hier bleibt man unter sich.
trouble-replaced = Du sitzt woanders
trouble-replaced-sub = Du spielst gerade in einem anderen Tab oder auf einem anderen Gerät.
trouble-left = Du hast den Tisch verlassen
trouble-left-sub = Vielleicht ist dein Platz noch da.
trouble-moving = Dein Platz, auf diesem Gerät
trouble-moving-sub = Dein Platz zieht hierher um; das andere Gerät gibt ihn frei.
trouble-bad-token = Dieser Link gilt nicht mehr
trouble-bad-token-sub = Jeder Link gilt nur einmal und nicht lange.
trouble-no-line = Keine Verbindung
trouble-no-line-sub = Der Server antwortet nicht. Versuch es gleich noch einmal.
trouble-other = Etwas ist schiefgegangen
not-loaded = Das konnte nicht geladen werden. Vielleicht gibt es eine neuere Version.
load-again = Neu laden

## About

about-games = That’s Not a Hat ist ein Spiel von Kasper Lapp. Magic Hat ist ein Spiel von Jonathan Favre-Godal und Corentin Lebrat. Ihre Regeln stehen hier in unseren eigenen Worten.
about-publisher = Hatbox gehört zu keinem Verlag.
about-pictures = Gegenstände, Tiere und Gesichter: OpenMoji, das freie Emoji- und Icon-Projekt. Lizenz: CC BY-SA 4.0. Karten, Hüte, Schachtel und Tisch haben wir selbst gezeichnet.
about-fonts = Schriften: Shantell Sans und Balsamiq Sans, SIL Open Font License.
about-data = Dieses Gerät merkt sich deinen Namen und dein Gesicht, deine Einstellungen, gesehene Hinweise, den Code deines Tisches, wen du ausgeblendet hast, wer an diesem Gerät mitgespielt hat und wie du gegen den Schatten abschneidest. Spiele werden hier nicht gespeichert.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Die Runde beginnt. Du fängst an.
       *[no] Die Runde beginnt. { $name } fängt an.
    }
hear-arrow =
    { $arrow ->
       *[left] Der schwarze Pfeil zeigt nach links, { part-to }.
        [right] Der weiße Pfeil zeigt nach rechts, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Du gibst dein ältestes Geschenk weiter. { hear-arrow }
       *[no] { $name } gibt das älteste Geschenk weiter. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Du sagst zu { $to }
       *[no]
            { $toYou ->
                [yes] { $name } sagt zu dir
               *[no] { $name } sagt zu { $to }
            }
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: „{ $sentence }“
        [sure] { part-says }, und es klingt sicher: „{ $sentence }“
        [unsure] { part-says }, und es klingt unsicher: „{ $sentence }“
    }
hear-accepted =
    { $you ->
        [yes] Du sagst Danke.
       *[no] { $name } sagt Danke.
    }
hear-looked =
    { $you ->
        [yes] Du schaust in Hut { $hat }.
       *[no] { $name } schaut in Hut { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Du tauschst Hut { $one } und Hut { $other }.
       *[no] { $name } tauscht Hut { $one } und Hut { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Du lässt es dabei.
       *[no] { $name } lässt es dabei.
    }
hear-out =
    { $you ->
        [yes] Für dich ist die Runde vorbei.
       *[no] Für { $name } ist die Runde vorbei.
    }
hear-ended = Die Runde ist vorbei.
