### The page that `hatbox minds report` writes: headings, heads of tables, names of plots.
### $mind and $game are names for programs. See docs/translating.md.

report-title = Боти в цифрах
report-how = Зерно `{ $seed }`; роздач у кожному змаганні: { $deals }, кожну зіграно з усіх місць; ігор за кожним столом однакових ботів: { $games }. Після ± — половина 95-відсоткового інтервалу.
report-who = Хто вони
report-read = що читають гравці

## Memory and manners, at tables of equals

report-lag = Пам’ять залежно від давності
report-lag-plot = Правильні спогади, четверо гравців
report-lag-below = скільки подарунків подаровано, відколи його бачили
report-four-players = четверо гравців
report-gifts = Пам’ять залежно від кількості подарунків у грі
report-gifts-in-play = подарунки у грі
report-quiz-plot = Правильні спогади у вікторині
report-wrong-recalls = серед хибних спогадів: подарунки, що лежать на столі долілиць
report-manners = Тривалість, помилки, блеф і відмови
report-mind = бот
report-players = гравці
report-decisions = рішення (медіана)
# Games that never end are cut short there.
report-cap = доходять до межі
report-false-names = хибні назви
report-bluffs = блеф
report-refused = відмови
report-false-refused = відмови від хибних
report-true-refused = відмови від правильних

## Who beats whom. A rung: a level and the one below it.

report-ladder = Драбина: { $game }
report-duels-plot = { $game }: двобої з нижчим рівнем
report-four-plot = { $game }: один бот проти трьох нижчого рівня
report-against = виграні двобої проти
report-mean = середнє з усіх
report-rung = щабель
report-duels = двобої
report-at-four = учотирьох
report-at-four-par = учотирьох (порівну — 25 %)

## What nerve and luck are worth

report-nerve = Що витримка дає понад пам’ять
report-own-memory = { $mind } проти бота з тією самою пам’яттю, який
report-strategy-truth = каже правду й бере все
report-strategy-unsure = відмовляється, коли сумнівається
report-strategy-last-name = повторює останню назву
report-luck = Magic Hat: що удача лишає вмінню
report-perfect = безпомилкове стеження й прораховані перегони, проти
report-cups = Magic Hat: чотири стаканчики, пошук після обмінів
report-cups-plot = Чотири стаканчики: знайдені тварини
report-swaps = обміни
