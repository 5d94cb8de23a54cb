### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Die Bots in Zahlen
report-how = Startwert `{ $seed }`; für jeden Vergleich { $deals }-mal ausgeteilt und von jedem Platz aus gespielt; { $games } Spiele an jedem Tisch mit lauter gleichen Bots. Hinter ± steht die Hälfte des 95-%-Intervalls.
report-who = Wer sie sind
report-read = was Mitspielende lesen

## Memory and manners, at tables of equals

report-lag = Erinnerung nach Abstand
report-lag-plot = Richtig erinnert, zu viert
report-lag-below = gegebene Geschenke, seit es zu sehen war
report-four-players = zu viert
report-gifts = Erinnerung nach Zahl der Geschenke
report-gifts-in-play = Geschenke im Spiel
report-quiz-plot = Richtig erinnert im Quiz
report-wrong-recalls = Gedächtnisfehler, die ein anderes verdecktes Geschenk auf dem Tisch nennen
report-manners = Länge, Fehler, Bluffs und Ablehnungen
report-mind = Bot
report-players = Plätze
report-decisions = Entscheidungen (Median)
# Games that never end are cut short there.
report-cap = erreichen die Obergrenze
report-false-names = falsche Namen
report-bluffs = Bluffs
report-refused = abgelehnt
report-false-refused = Falsches abgelehnt
report-true-refused = Wahres abgelehnt

## Who beats whom. A rung: a level and the one below it.

report-ladder = Die Leiter: { $game }
report-duels-plot = { $game }: Duelle mit der Stufe darunter
report-four-plot = { $game }: ein Bot gegen drei der Stufe darunter
report-against = Duelle gewonnen gegen
report-mean = Mittel aus allen
report-rung = Sprosse
report-duels = Duelle
report-at-four = zu viert
report-at-four-par = zu viert (gleich stark: 25 %)

## What nerve and luck are worth

report-nerve = Was Nerven über das Gedächtnis hinaus wert sind
report-own-memory = { $mind } gegen das eigene Gedächtnis, das
report-strategy-truth = die Wahrheit sagt und alles annimmt
report-strategy-unsure = Unsicheres ablehnt
report-strategy-last-name = den letzten Namen wiederholt
report-luck = Magic Hat: was das Glück dem Können lässt
report-perfect = fehlerlos verfolgt und das Rennen ausgerechnet, gegen
report-cups = Magic Hat: vier Becher, nach dem Tauschen wiedergefunden
report-cups-plot = Vier Becher: wiedergefundene Tiere
report-swaps = wie oft getauscht
