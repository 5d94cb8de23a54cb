### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = The bots in figures
report-how = Seed `{ $seed }`; { $deals } deals for each contest, played from every seat; { $games } games for each table of equal bots. The figure after ± is half of the 95% interval.
report-who = Who they are
report-read = what players read

## Memory and manners, at tables of equals

report-lag = Recall by lag
report-lag-plot = Right recalls, four players
report-lag-below = gifts given since it was seen
report-four-players = four players
report-gifts = Recall by gifts in play
report-gifts-in-play = gifts in play
report-quiz-plot = Right recalls in the quiz
report-wrong-recalls = wrong recalls that lie face down at the table
report-manners = Length, errors, bluffs and refusals
report-mind = bot
report-players = players
report-decisions = decisions (median)
# Games that never end are cut short there.
report-cap = reach the cap
report-false-names = false names
report-bluffs = bluffs
report-refused = refused
report-false-refused = false ones refused
report-true-refused = true ones refused

## Who beats whom. A rung: a level and the one below it.

report-ladder = The ladder: { $game }
report-duels-plot = { $game }: duels with the level below
report-four-plot = { $game }: one against three of the level below
report-against = duels won against
report-mean = mean of all
report-rung = rung
report-duels = duels
report-at-four = with four players
report-at-four-par = with four players (par 25%)

## What nerve and luck are worth

report-nerve = What nerve is worth beyond memory
report-own-memory = { $mind } against its own memory with
report-strategy-truth = truth, accepts all
report-strategy-unsure = refuses if unsure
report-strategy-last-name = last name
report-luck = Magic Hat: what luck leaves to skill
report-perfect = perfect tracking and the race worked out, against
report-cups = Magic Hat: four cups, found again after swaps
report-cups-plot = Four cups: animals found again
report-swaps = swaps
