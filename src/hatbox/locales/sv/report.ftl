### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Bottarna i siffror
report-how = Frö `{ $seed }`; { $deals } givar i varje match, spelade från varje plats; { $games } spel vid varje bord med samma bott på alla platser. Efter ± står halva 95-procentsintervallet.
report-who = Vilka de är
report-read = vad spelare läser

## Memory and manners, at tables of equals

report-lag = Minne efter avstånd
report-lag-plot = Rätt ihågkommet, fyra spelare
report-lag-below = presenter som getts sedan den visades
report-four-players = fyra spelare
report-gifts = Minne efter antal presenter
report-gifts-in-play = presenter i spel
report-quiz-plot = Rätt ihågkommet i minnestestet
report-wrong-recalls = minnesfel som nämner en annan present med baksidan upp på bordet
report-manners = Längd, fel, bluffar och nej
report-mind = bott
report-players = platser
report-decisions = beslut (median)
# Games that never end are cut short there.
report-cap = når taket
report-false-names = falska namn
report-bluffs = bluffar
report-refused = avvisade
report-false-refused = falska avvisade
report-true-refused = sanna avvisade

## Who beats whom. A rung: a level and the one below it.

report-ladder = Stegen: { $game }
report-duels-plot = { $game }: dueller med nivån under
report-four-plot = { $game }: en bott mot tre från nivån under
report-against = dueller vunna mot
report-mean = medel av alla
report-rung = stegpinne
report-duels = dueller
report-at-four = med fyra spelare
report-at-four-par = med fyra spelare (jämnt är 25 %)

## What nerve and luck are worth

report-nerve = Vad mod är värt utöver minne
report-own-memory = { $mind } mot sitt eget minne som
report-strategy-truth = säger sanningen och tar emot allt
report-strategy-unsure = avvisar vid tvekan
report-strategy-last-name = upprepar senaste namnet
report-luck = Magic Hat: vad slumpen lämnar åt skickligheten
report-perfect = felfri spårning och kapplöpningen uträknad, mot
report-cups = Magic Hat: fyra bägare, återfunna efter byten
report-cups-plot = Fyra bägare: återfunna djur
report-swaps = byten
