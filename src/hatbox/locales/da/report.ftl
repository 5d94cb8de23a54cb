### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Botterne i tal
report-how = Frø `{ $seed }`; kortene givet { $deals } gange i hver dyst og spillet fra hver plads; { $games } spil ved hvert bord med den samme bot på alle pladser. Efter ± står det halve 95 %-interval.
report-who = Hvem de er
report-read = hvad spillerne læser

## Memory and manners, at tables of equals

report-lag = Hukommelse efter afstand
report-lag-plot = Husket rigtigt, fire spillere
report-lag-below = gaver givet, siden den blev set
report-four-players = fire spillere
report-gifts = Hukommelse efter antal gaver
report-gifts-in-play = gaver i spil
report-quiz-plot = Husket rigtigt i quizzen
report-wrong-recalls = hukommelsesfejl, der nævner en anden gave med bagsiden op på bordet
report-manners = Længde, fejl, bluf og afslag
report-mind = bot
report-players = pladser
report-decisions = beslutninger (median)
# Games that never end are cut short there.
report-cap = når loftet
report-false-names = falske navne
report-bluffs = bluf
report-refused = afvist
report-false-refused = falske afvist
report-true-refused = sande afvist

## Who beats whom. A rung: a level and the one below it.

report-ladder = Stigen: { $game }
report-duels-plot = { $game }: dueller med niveauet under
report-four-plot = { $game }: én bot mod tre fra niveauet under
report-against = dueller vundet over
report-mean = gennemsnit af alle
report-rung = trin
report-duels = dueller
report-at-four = med fire spillere
report-at-four-par = med fire spillere (lige er 25 %)

## What nerve and luck are worth

report-nerve = Hvad mod er værd ud over hukommelse
report-own-memory = { $mind } mod sin egen hukommelse, der
report-strategy-truth = siger sandheden og tager imod alt
report-strategy-unsure = afviser ved tvivl
report-strategy-last-name = gentager det sidste navn
report-luck = Magic Hat: hvad heldet levner dygtigheden
report-perfect = fejlfri sporing og kapløbet regnet ud, mod
report-cups = Magic Hat: fire bægre, fundet igen efter ombytninger
report-cups-plot = Fire bægre: dyr, der blev fundet igen
report-swaps = ombytninger
