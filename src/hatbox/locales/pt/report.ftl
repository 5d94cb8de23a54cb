### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Os bots em números
report-how = Semente `{ $seed }`; cartas dadas { $deals } vezes em cada confronto e jogadas a partir de cada lugar; { $games } jogos por mesa de bots iguais. Depois de ± está metade do intervalo de 95 %.
report-who = Quem são
report-read = o que lê quem joga

## Memory and manners, at tables of equals

report-lag = Memória segundo a distância
report-lag-plot = Acertos de memória, a quatro
report-lag-below = presentes dados desde que foi visto
report-four-players = a quatro
report-gifts = Memória segundo os presentes em jogo
report-gifts-in-play = presentes em jogo
report-quiz-plot = Acertos no teste de memória
report-wrong-recalls = erros de memória que apontam para um presente virado para baixo na mesa
report-manners = Duração, erros, bluffs e recusas
report-mind = bot
report-players = lugares
report-decisions = decisões (mediana)
# Games that never end are cut short there.
report-cap = chegam ao limite
report-false-names = nomes falsos
report-bluffs = bluffs
report-refused = recusados
report-false-refused = falsos recusados
report-true-refused = verdadeiros recusados

## Who beats whom. A rung: a level and the one below it.

report-ladder = A escada: { $game }
report-duels-plot = { $game }: duelos contra o nível abaixo
report-four-plot = { $game }: um bot contra três do nível abaixo
report-against = duelos ganhos contra
report-mean = média de todos
report-rung = degrau
report-duels = duelos
report-at-four = a quatro
report-at-four-par = a quatro (igualdade: 25 %)

## What nerve and luck are worth

report-nerve = O que vale o descaramento para lá da memória
report-own-memory = { $mind } contra a própria memória, que
report-strategy-truth = diz a verdade e aceita tudo
report-strategy-unsure = recusa na dúvida
report-strategy-last-name = repete o último nome
report-luck = Magic Hat: o que a sorte deixa à perícia
report-perfect = seguimento perfeito e corrida calculada, contra
report-cups = Magic Hat: quatro copos, reencontrados depois das trocas
report-cups-plot = Quatro copos: animais reencontrados
report-swaps = trocas
