### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Боты в цифрах
report-how = Зерно `{ $seed }`; раздач в каждом состязании: { $deals }, каждая сыграна со всех мест; игр за каждым столом одинаковых ботов: { $games }. После ± — половина 95-процентного интервала.
report-who = Кто они
report-read = что читают игроки

## Memory and manners, at tables of equals

report-lag = Память в зависимости от давности
report-lag-plot = Верные воспоминания, четыре игрока
report-lag-below = сколько подарков подарено с тех пор, как его видели
report-four-players = четыре игрока
report-gifts = Память в зависимости от числа подарков в игре
report-gifts-in-play = подарки в игре
report-quiz-plot = Верные воспоминания в викторине
report-wrong-recalls = среди неверных воспоминаний: подарки, что лежат на столе лицом вниз
report-manners = Длительность, ошибки, блеф и отказы
report-mind = бот
report-players = игроки
report-decisions = решения (медиана)
# Games that never end are cut short there.
report-cap = доходят до предела
report-false-names = ложные названия
report-bluffs = блеф
report-refused = отказы
report-false-refused = отказы от ложных
report-true-refused = отказы от верных

## Who beats whom. A rung: a level and the one below it.

report-ladder = Лестница: { $game }
report-duels-plot = { $game }: поединки с уровнем ниже
report-four-plot = { $game }: один бот против трёх уровнем ниже
report-against = выигранные поединки против
report-mean = среднее по всем
report-rung = ступень
report-duels = поединки
report-at-four = вчетвером
report-at-four-par = вчетвером (поровну — 25 %)

## What nerve and luck are worth

report-nerve = Что выдержка даёт сверх памяти
report-own-memory = { $mind } против бота с той же памятью, который
report-strategy-truth = говорит правду и берёт всё
report-strategy-unsure = отказывается, если сомневается
report-strategy-last-name = повторяет последнее название
report-luck = Magic Hat: что удача оставляет умению
report-perfect = безошибочное слежение и просчитанная гонка, против
report-cups = Magic Hat: четыре стаканчика, поиск после обменов
report-cups-plot = Четыре стаканчика: найденные животные
report-swaps = обмены
