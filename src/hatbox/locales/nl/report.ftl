### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = De bots in cijfers
report-how = Startwaarde `{ $seed }`; per vergelijking { $deals } keer gedeeld en vanaf elke plaats gespeeld; { $games } spellen per tafel met dezelfde bot op alle plaatsen. Achter ± staat de helft van het 95%-interval.
report-who = Wie ze zijn
report-read = wat spelers lezen

## Memory and manners, at tables of equals

report-lag = Geheugen naar afstand
report-lag-plot = Goed onthouden, vier spelers
report-lag-below = cadeaus gegeven sinds het te zien was
report-four-players = vier spelers
report-gifts = Geheugen naar aantal cadeaus
report-gifts-in-play = cadeaus in het spel
report-quiz-plot = Goed onthouden in de quiz
report-wrong-recalls = geheugenfouten die een ander cadeau noemen dat dicht op tafel ligt
report-manners = Lengte, fouten, bluf en weigeringen
report-mind = bot
report-players = plaatsen
report-decisions = beslissingen (mediaan)
# Games that never end are cut short there.
report-cap = bereiken de bovengrens
report-false-names = foute namen
report-bluffs = bluf
report-refused = geweigerd
report-false-refused = foute geweigerd
report-true-refused = juiste geweigerd

## Who beats whom. A rung: a level and the one below it.

report-ladder = De ladder: { $game }
report-duels-plot = { $game }: duels met het niveau eronder
report-four-plot = { $game }: één bot tegen drie van het niveau eronder
report-against = duels gewonnen van
report-mean = gemiddelde van alle
report-rung = trede
report-duels = duels
report-at-four = met z’n vieren
report-at-four-par = met z’n vieren (gelijk is 25%)

## What nerve and luck are worth

report-nerve = Wat lef waard is naast geheugen
report-own-memory = { $mind } tegen het eigen geheugen dat
report-strategy-truth = de waarheid zegt en alles aanneemt
report-strategy-unsure = bij twijfel weigert
report-strategy-last-name = de laatste naam herhaalt
report-luck = Magic Hat: wat het geluk overlaat aan kunde
report-perfect = foutloos gevolgd en de race uitgerekend, tegen
report-cups = Magic Hat: vier bekers, teruggevonden na het wisselen
report-cups-plot = Vier bekers: teruggevonden dieren
report-swaps = wissels
