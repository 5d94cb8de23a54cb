### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Los bots en cifras
report-how = Semilla `{ $seed }`; { $deals } repartos por enfrentamiento, jugados desde cada sitio; { $games } partidas por mesa de bots iguales. Tras ± va la mitad del intervalo del 95 %.
report-who = Quiénes son
report-read = lo que lee quien juega

## Memory and manners, at tables of equals

report-lag = Memoria según la distancia
report-lag-plot = Aciertos de memoria, entre cuatro
report-lag-below = regalos dados desde que se vio
report-four-players = entre cuatro
report-gifts = Memoria según los regalos en juego
report-gifts-in-play = regalos en juego
report-quiz-plot = Aciertos en la prueba de memoria
report-wrong-recalls = fallos de memoria que nombran un regalo boca abajo en la mesa
report-manners = Duración, errores, faroles y rechazos
report-mind = bot
report-players = sitios
report-decisions = decisiones (mediana)
# Games that never end are cut short there.
report-cap = llegan al límite
report-false-names = nombres falsos
report-bluffs = faroles
report-refused = rechazados
report-false-refused = falsos rechazados
report-true-refused = verdaderos rechazados

## Who beats whom. A rung: a level and the one below it.

report-ladder = La escalera: { $game }
report-duels-plot = { $game }: duelos contra el nivel de abajo
report-four-plot = { $game }: un bot frente a tres del nivel de abajo
report-against = duelos ganados contra
report-mean = media de todos
report-rung = peldaño
report-duels = duelos
report-at-four = entre cuatro
report-at-four-par = entre cuatro (igualdad: 25 %)

## What nerve and luck are worth

report-nerve = Cuánto vale el descaro más allá de la memoria
report-own-memory = { $mind } contra su propia memoria, que
report-strategy-truth = dice la verdad y acepta todo
report-strategy-unsure = rechaza si duda
report-strategy-last-name = repite el último nombre
report-luck = Magic Hat: lo que la suerte deja a la habilidad
report-perfect = seguimiento perfecto y carrera calculada, contra
report-cups = Magic Hat: cuatro vasos, encontrados tras los cambios
report-cups-plot = Cuatro vasos: animales encontrados
report-swaps = cambios
