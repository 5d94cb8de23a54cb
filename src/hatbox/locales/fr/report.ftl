### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Les bots en chiffres
report-how = Graine `{ $seed }` ; { $deals } donnes pour chaque rencontre, jouées depuis chaque place ; { $games } parties pour chaque table de bots identiques. Après ± figure la moitié de l’intervalle à 95 %.
report-who = Qui ils sont
report-read = ce qu’on lit à la table

## Memory and manners, at tables of equals

report-lag = Mémoire selon l’écart
report-lag-plot = Souvenirs justes, à quatre
report-lag-below = cadeaux donnés depuis qu’on l’a vu
report-four-players = à quatre
report-gifts = Mémoire selon le nombre de cadeaux
report-gifts-in-play = cadeaux en jeu
report-quiz-plot = Souvenirs justes au quiz
report-wrong-recalls = souvenirs faux qui désignent un cadeau face cachée à la table
report-manners = Durée, erreurs, bluffs et refus
report-mind = bot
report-players = places
report-decisions = décisions (médiane)
# Games that never end are cut short there.
report-cap = vont jusqu’à la limite
report-false-names = noms faux
report-bluffs = bluffs
report-refused = refus
report-false-refused = faux refusés
report-true-refused = vrais refusés

## Who beats whom. A rung: a level and the one below it.

report-ladder = L’échelle : { $game }
report-duels-plot = { $game } : duels contre le niveau d’en dessous
report-four-plot = { $game } : un bot face à trois du niveau d’en dessous
report-against = duels gagnés contre
report-mean = moyenne générale
report-rung = échelon
report-duels = duels
report-at-four = à quatre
report-at-four-par = à quatre (égalité : 25 %)

## What nerve and luck are worth

report-nerve = Ce que vaut le culot au-delà de la mémoire
report-own-memory = { $mind } contre sa propre mémoire, qui
report-strategy-truth = dit vrai et accepte tout
report-strategy-unsure = refuse dans le doute
report-strategy-last-name = répète le dernier nom
report-luck = Magic Hat : ce que la chance laisse au talent
report-perfect = suivi sans faute et course calculée, contre
report-cups = Magic Hat : quatre gobelets, retrouvés après les échanges
report-cups-plot = Quatre gobelets : animaux retrouvés
report-swaps = échanges
