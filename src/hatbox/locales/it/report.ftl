### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = I bot in cifre
report-how = Seme `{ $seed }`; { $deals } mani per ogni confronto, giocate da ogni posto; { $games } partite per ogni tavolo di bot uguali. Dopo ± c’è metà dell’intervallo al 95%.
report-who = Chi sono
report-read = che cosa legge chi gioca

## Memory and manners, at tables of equals

report-lag = Memoria secondo la distanza
report-lag-plot = Ricordi giusti, in quattro
report-lag-below = regali dati da quando lo si è visto
report-four-players = in quattro
report-gifts = Memoria secondo il numero di regali
report-gifts-in-play = regali in gioco
report-quiz-plot = Ricordi giusti nel quiz
report-wrong-recalls = ricordi sbagliati che indicano un regalo a faccia in giù sul tavolo
report-manners = Durata, errori, bluff e rifiuti
report-mind = bot
report-players = posti
report-decisions = decisioni (mediana)
# Games that never end are cut short there.
report-cap = arrivano al limite
report-false-names = nomi falsi
report-bluffs = bluff
report-refused = rifiutati
report-false-refused = falsi rifiutati
report-true-refused = veri rifiutati

## Who beats whom. A rung: a level and the one below it.

report-ladder = La scala: { $game }
report-duels-plot = { $game }: duelli contro il livello inferiore
report-four-plot = { $game }: un bot contro tre del livello inferiore
report-against = duelli vinti contro
report-mean = media di tutti
report-rung = gradino
report-duels = duelli
report-at-four = in quattro
report-at-four-par = in quattro (parità: 25%)

## What nerve and luck are worth

report-nerve = Quanto vale la faccia tosta oltre alla memoria
report-own-memory = { $mind } contro la propria memoria, che
report-strategy-truth = dice il vero e accetta tutto
report-strategy-unsure = rifiuta nel dubbio
report-strategy-last-name = ripete l’ultimo nome
report-luck = Magic Hat: quanto la fortuna lascia alla bravura
report-perfect = cappelli seguiti senza errori e corsa calcolata, contro
report-cups = Magic Hat: quattro bicchieri, ritrovati dopo gli scambi
report-cups-plot = Quattro bicchieri: animali ritrovati
report-swaps = scambi
