### The browser's own words. See docs/translating.md.

## Parts of sentences, this language’s own

# How many play together: "the four of us".
part-together =
    { $players ->
        [2] вдвох
        [3] втрьох
        [4] вчотирьох
        [5] вп’ятьох
        [6] вшістьох
        [7] всімох
        [8] увісьмох
       *[other] на { $players }
    }
# Whose answer is awaited. Names are never declined.
part-answers =
    { $toYou ->
        [yes] Відповідаєш ти.
       *[no] Відповідає { $to }.
    }

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Дві гри на пам’ять і витримку
# Rules: H2
facts-not-a-hat = 2–8 гравців · 15 хв
# Rules: M1
facts-magic-hat = 2–4 гравці · 10 хв
pitch-not-a-hat = Передавай подарунки. Забувай, що там. Блефуй.
pitch-magic-hat = П’ять капелюхів міняються місцями. Яка тварина зникла?
you = Ти
home = Головна
back = Назад
close = Закрити
on = так
off = ні
menu = Меню
more = Ще
rules = Правила
settings = Налаштування
keys = Клавіші
language = Мова
theme = Тема
theme-about = Світла, темна або як на твоєму пристрої.
theme-light = світла
theme-dark = темна
theme-system = авто
sound = Звук
sound-about = Тихі звуки під час гри.
talk-about = Чужі реакції та слова на цьому пристрої.
about = Про Hatbox
your-name = Твоє ім’я
# Somebody who plays without having said a name.
guest-name = Гість

## Home

play-with-friends = З друзями
play-with-bots = З ботами
bots-level = Наскільки сильні боти?
level-easy = слабкі
level-middling = середні
level-hard = сильні
level-like-me = як я
learn-it = Навчитися за хвилину
on-one-device = На одному пристрої
join-with-code = Маєш код?
watch-saved = Переглянути збережену гру
# While a file is held over the page.
drop-record = Відпусти збережену гру тут
join = Увійти
ask-name = Як тебе звати?
open-table = Відкрити стіл
credits-short = Автори ігор: Каспер Лапп · Жонатан Фавр-Годаль і Корантен Лебра. Малюнки: OpenMoji. З видавцями не пов’язано.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } запрошує тебе
        [no] Тебе запрошують
    }
at-the-table = За столом
sit-down = Сісти
watch = Дивитися
you-watch = Ти дивишся
come-back = Назад до столу

## Before the game

you-are-host = Це твій стіл
waiting-for-host = Чекаємо на хоста
host = хост
bot = бот
free-seat = вільно
free-seat-title = Вільне місце
share-link = Поділитися
share-title = Пограймо разом у Hatbox
link-copied = Скопійовано
qr-alt = QR-код запрошення
qr-bigger = Збільшити або зменшити QR-код
add-bot = Ще бот
options = Як граємо
more-options = Ще
seat-order = Місця за годинниковою стрілкою
move-up =
    { $you ->
        [yes] Мене на місце назад
       *[no] { $name }: на місце назад
    }
move-down =
    { $you ->
        [yes] Мене на місце далі
       *[no] { $name }: на місце далі
    }
remove-seat = Прибрати: { $name }
start-with = Почати { part-together }
start-alone = Чекаємо ще когось
host-starts = Хост почне гру, щойно всі зберуться.
new-host-screen = Тепер хост — великий екран.
new-host =
    { $you ->
        [yes] Тепер це твій стіл.
       *[no] Тепер хост — { $name }.
    }
leave = Вийти з-за столу
stay = Лишитися

option-gifts = Подарунки
option-gifts-about = Кожному по одному. З двома складніше.
option-gifts-needed = Удвох завжди по два.
option-rounds = Раунди
option-rounds-about = Один або стільки, скільки гравців.
rounds-players = на всіх
option-arrows = Стрілки
option-arrows-about = З одним кольором усе йде в один бік.
arrows-both = усі
arrows-black = чорні
arrows-white = білі
option-expert = Для майстрів
option-expert-about = Після обміну можна ще раз поміняти місцями будь-які два капелюхи.
option-starter = Хто починає?
option-starter-not-a-hat = У кого найсвіжіший подарунок?
option-starter-magic-hat = Кому найменше років?
starter-draw = жереб
option-game = Гра
option-game-about = Інша гра в тій самій компанії.
option-clock = Годинник
option-clock-about = Хвилина на рішення, двадцять секунд або без обмежень.
clock-relaxed = спокійно
clock-brisk = жваво
clock-off = ні
option-pace = Темп
option-pace-about = Як швидко рухаються карти й капелюхи.
pace-calm = плавно
pace-normal = помірно
pace-quick = швидко
option-talk = Балачки
option-talk-about = Реакції та кілька слів над місцями.
option-onlookers = Глядачі
option-onlookers-about = Інші можуть дивитися; вони бачать те, що й усі.

mind-random = Кубик
    .about = Ходить навмання, але за правилами. Для сміху.
    .level = Чиста удача
mind-goldfish = Рибка
    .about = Швидко забуває і в усьому сумнівається.
    .level = Дуже легко
mind-squirrel = Білка
    .about = Дещо пам’ятає. Добра компанія для першої гри.
    .level = Легко
mind-fox = Лисиця
    .about = Добре пам’ятає й залюбки блефує.
    .level = Середньо
mind-raven = Крук
    .about = Пам’ятає майже все й стежить за тобою.
    .level = Важко
mind-elephant = Слон
    .about = Не забуває нічого. Самою пам’яттю його не здолати.
    .level = Дуже важко
mind-like-me = Тінь
    .about = Грає приблизно так, як ти, і вчиться з кожної гри.
    .level = Рівня тобі

## At the table

your-turn = Твій хід
your-turn-clock = Твій хід · { $seconds } с
turn-of = Ходить { $name }
title-your-turn = ● Твій хід · Hatbox
round-of = Раунд { $round } із { $rounds }
round-one = До трьох штрафів
round-magic = Раунд { $round } · до двох
seat-stand-in = заміна
seat-away = не тут
seat-watching = глядач
seat-closer = роздивитися
reactions = Реакції
react-laugh = Сміх
react-gasp = Ого
react-hmm = Гм
react-wink = Підморгнути
react-clap = Оплески
react-oops = Ой
react-heart = Серце
react-sleepy = Хочу спати
say-something = Сказати щось
say-send = Сказати

## That's Not a Hat

arrow-letter-left = Л
arrow-letter-right = П
arrow-left = долілиць, іде ліворуч
arrow-right = долілиць, іде праворуч
shop-count = Крамничка · { $cards }
shop-shows = У крамничці зверху: { $gift }
part-arrow =
    { $arrow ->
       *[left] чорна стрілка ліворуч
        [right] біла стрілка праворуч
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] на тебе
       *[no] там { $to }
    }
gift-face-up =
    { $you ->
        [yes] Твій подарунок: { $gift }, горілиць
       *[no] { $name }: { $gift }, горілиць
    }
gift-face-down =
    { $you ->
        [yes] Твій подарунок: долілиць, { part-arrow }, { part-to }
       *[no] { $name }: долілиць, { part-arrow }, { part-to }
    }
gift-given = Подарунок долілиць, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] У тебе немає штрафних карт
                [one] У тебе { $count } штрафна карта: { $gifts }
                [few] У тебе { $count } штрафні карти: { $gifts }
                [many] У тебе { $count } штрафних карт: { $gifts }
               *[other] У тебе { $count } штрафної карти: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: без штрафних карт
                [one] { $name }: { $count } штрафна карта: { $gifts }
                [few] { $name }: { $count } штрафні карти: { $gifts }
                [many] { $name }: { $count } штрафних карт: { $gifts }
               *[other] { $name }: { $count } штрафної карти: { $gifts }
            }
    }
dock-fetched-sub = Запам’ятай. Зараз карта ляже долілиць.
dock-giving =
    { $giverYou ->
        [yes] Твій подарунок отримує { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } готує тобі подарунок
               *[no] { $giver } готує подарунок, отримає { $receiver }
            }
    }
dock-giving-sub = Слухай і запам’ятовуй.
dock-answer-sub = { $giver } пропонує це тобі.
dock-offering-sub =
    { $receiverYou ->
        [yes] Це правда?
       *[no] Чи повірить { $receiver }?
    }
dock-round-over = Раунд закінчено
answer-accept = Беру
answer-refuse = Перевертаю
picker-title = Що отримає { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Твій найстаріший подарунок
        [fetched] Подарунок, щойно взятий із крамнички
       *[other] Твій подарунок
    }
picker-open = Назвати подарунок
picker-fold = Показати стіл
picker-search = Набери пару літер
picker-groups = Види подарунків
picker-gifts = Усі подарунки
picker-none = Такого тут немає.
picker-nothing = Що завгодно: правду чи ні.
picker-clear = Прибрати
picker-send = Сказати · { $to }
tone = Як ти це кажеш
tone-plain = просто
tone-sure = твердо
tone-unsure = непевно
group-music = Музика
group-food = Їжа
group-wear = Одяг
group-home = Дім
group-tools = Знаряддя
group-media = Кабінет
group-play = Ігри
group-travel = Дорога
group-nature = Природа
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Подивімося…
# Ends the time to read what was turned over.
go-on = Далі
reveal-said =
    { $you ->
        [yes] Ти кажеш
       *[no] { $name } каже
    }
reveal-was-false =
    { $you ->
        [yes] Ти кажеш «ні» — і маєш рацію
       *[no] { $name } каже «ні» — і має рацію
    }
reveal-was-true =
    { $you ->
        [yes] Ти кажеш «ні», а це правда
       *[no] { $name } каже «ні», а це правда
    }
reveal-wrong =
    { $you ->
        [yes] Ти помиляєшся.
       *[no] { $name } помиляється.
    }
closer-gifts = Подарунки, від найстарішого
closer-penalties =
    { $count ->
        [0] Штрафні карти
        [one] { $count } штрафна карта
        [few] { $count } штрафні карти
        [many] { $count } штрафних карт
       *[other] { $count } штрафної карти
    }
closer-none = Поки що немає.

## Magic Hat

hat = Капелюх
box = Коробка зі зниклою твариною
only-you = лише для тебе
animal-cards = Шість тварин
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] У тебе немає жетона
                [1] У тебе один жетон
               *[other] У тебе чарівна паличка
            }
       *[no]
            { $count ->
                [0] { $name }: без жетона
                [1] { $name }: один жетон
               *[other] { $name }: чарівна паличка
            }
    }
prizes =
    { $count ->
        [0] Ще можна виграти: чарівна паличка
        [one] Ще можна виграти: { $count } жетон і чарівна паличка
        [few] Ще можна виграти: { $count } жетони й чарівна паличка
        [many] Ще можна виграти: { $count } жетонів і чарівна паличка
       *[other] Ще можна виграти: { $count } жетона й чарівна паличка
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Один капелюх ховають у коробку
dock-vanish-sub = Яка тварина зникла?
dock-choose = Зазирнути чи вгадати?
dock-choose-sub = Торкнись капелюха чи зниклої тварини.
dock-swap = Тепер міняй.
dock-swap-sub = Торкнись капелюха, з яким він поміняється місцями.
dock-extra = Ще один обмін?
dock-extra-sub = Торкнись двох капелюхів або лиши як є.
dock-extra-second = А другий?
extra-skip = Лишити як є
dock-call = Точно?
dock-call-sub = Помилка — і ти вибуваєш із раунду.
call-right-sub =
    { $you ->
        [yes] Ти виграєш раунд.
       *[no] { $name } виграє раунд.
    }
call-wrong-sub =
    { $you ->
        [yes] Ти вибуваєш із раунду.
       *[no] { $name } вибуває з раунду.
    }
box-seen-done = Закрити коробку
dock-swapped =
    { $you ->
        [yes] Ти міняєш місцями { $one } та { $other }
       *[no] { $name } міняє місцями { $one } та { $other }
    }
dock-swapped-sub = Не зводь із них очей.
dock-looks =
    { $you ->
        [yes] Ти зазираєш у капелюх { $hat }
       *[no] { $name } зазирає в капелюх { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Твій хід
       *[no] { $name } думає
    }
dock-chooses-extra =
    { $you ->
        [yes] Ще один обмін?
       *[no] { $name } може поміняти ще раз
    }
dock-out-sub = Цей раунд для тебе скінчився, але дивитися можна.
dock-round-won =
    { $you ->
        [yes] Ти виграєш раунд!
       *[no] { $name } виграє раунд!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Лишаєшся тільки ти: раунд твій!
       *[no] У грі лишається тільки { $name } і виграє раунд!
    }

## Between and after

between-rounds = Між раундами
round-over = Раунд { $round } закінчено
next-round = Новий раунд
next-round-in = Новий раунд почнеться за { $seconds } с.
waiting-for = Ще чекаємо: { $names }
standing = Рахунок
standing-round = Цей раунд
standing-total = Усього
opened-gifts = Що там було насправді
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Твоя перемога!
                [one] Ти і { $names } перемагаєте!
               *[other] Ти, { $names } перемагаєте!
            }
       *[no]
            { $count ->
                [one] { $names } перемагає!
               *[other] { $names } перемагають!
            }
    }
result-nobody = Цього разу ніхто не переміг
record = Зберегти гру
play-again = Ще раз
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] з тим самим ботом
               *[other] з тими самими ботами
            }
       *[people] знову { part-together }
    }
host-again = Хост може почати ще одну гру.
rematch-wanted = За ще одну гру: { $names }
ask-rematch = Ще одну гру!

## Around the game

table-code = Стіл
watching-count = дивляться: { $count }
pause = Пауза
resume = Далі
paused = Пауза
paused-sub = Гру призупинено. Нічого не пропаде.
paused-by =
    { $you ->
        [yes] Це твоя пауза. Нічого не пропаде.
       *[no] { $name } просить паузу. Нічого не пропаде.
    }
move-seat = На інший пристрій
move-about = Відкрий це посилання на іншому пристрої. Воно спрацює один раз, і твоє місце переїде туди.
move-take = Сісти тут
leave-playing = За тебе гратиме заміна. Повернутися можна за тим самим посиланням.
leave-sure = Твоє місце зможе зайняти хтось інший.
close-table = Закрити стіл
close-sure = Стіл закриється для всіх.
agree-end = Закінчити на цьому
agree-not = Краще грати далі
hand-to-stand-in = Хай грає заміна
call-stand-in = Покликати заміну
stand-in-plays = За тебе грає заміна.
time-was-up = Час вийшов: цей хід зробила заміна.
take-back = Я знову тут
lost-line = Зв’язок пропав
lost-line-sub = Пробуємо повернутися. Твоє місце чекає.
lost-line-held = Твій вибір чекає й піде, щойно з’явиться зв’язок.
not-saving = Сервер зараз не може зберігати
not-saving-sub = Гра продовжиться сама.

trouble-waiting = Хвилинку
trouble-waiting-sub = Накриваємо на стіл.
trouble-lost = Немає зв’язку
trouble-lost-sub = Пробуємо ще раз. Твоє місце чекає.
trouble-unknown-table = Такого столу немає
trouble-unknown-table-sub = Столу з таким кодом немає. Може, якась літера не та?
trouble-table-full = Вільних місць немає
trouble-table-full-sub = Усі місця зайнято.
trouble-game-started = Гра вже почалася
trouble-game-started-sub = Зараз іде гра. У наступній, може, знайдеться місце й для тебе.
trouble-closed = Цей стіл закрито
trouble-closed-sub = Дякуємо за гру. Відкриємо інший?
trouble-damaged = Цей стіл пошкоджено
trouble-damaged-sub = Його гру вже не прочитати. Це може перевірити той, хто тримає сервер; а поки що відкрий інший стіл.
trouble-removed = Твого місця вже немає
trouble-removed-sub = За рішенням хоста ти більше не за цим столом.
trouble-voted-out = Інші грають далі без тебе
trouble-voted-out-sub = Люди за цим столом проголосували. Не переймайся: є й інші столи.
trouble-no-onlookers = Тут без глядачів
trouble-no-onlookers-sub = За цим столом тільки свої.
trouble-replaced = Ти граєш деінде
trouble-replaced-sub = Твоє місце в іншій вкладці чи на іншому пристрої.
trouble-left = Ти вже не за столом
trouble-left-sub = Твоє місце, може, ще там.
trouble-moving = Твоє місце на цьому пристрої
trouble-moving-sub = Сідай тут; інший пристрій звільнить місце.
trouble-bad-token = Це посилання вже не діє
trouble-bad-token-sub = Кожне посилання діє один раз і недовго.
trouble-no-line = Немає зв’язку
trouble-no-line-sub = Сервер не відповідає. Спробуй за хвилинку.
trouble-other = Щось пішло не так
not-loaded = Не вдалося завантажити. Можливо, є новіша версія.
load-again = Завантажити знову

## About

about-games = That’s Not a Hat — гра, яку створив Каспер Лапп (Kasper Lapp). Magic Hat — гра, яку створили Жонатан Фавр-Годаль і Корантен Лебра (Jonathan Favre-Godal, Corentin Lebrat). Правила тут розказано нашими словами.
about-publisher = Hatbox не пов’язано з жодним видавцем.
about-pictures = Речі, тварини й обличчя: OpenMoji, відкритий проєкт емодзі та піктограм. Ліцензія: CC BY-SA 4.0. Карти, капелюхи, коробку й стіл ми намалювали самі.
about-fonts = Шрифти: Shantell Sans і Balsamiq Sans, SIL Open Font License.
about-data = Цей пристрій пам’ятає твоє ім’я та обличчя, налаштування, побачені підказки, код твого столу, кого ти приховуєш, хто грав із цього пристрою разом із тобою і як ідуть справи проти Тіні. Самі ігри тут не зберігаються.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Новий раунд. Починаєш ти.
       *[no] Новий раунд. Починає { $name }.
    }
hear-arrow =
    { $arrow ->
       *[left] Чорна стрілка вказує ліворуч, { part-to }.
        [right] Біла стрілка вказує праворуч, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Ти передаєш свій найстаріший подарунок. { hear-arrow }
       *[no] { $name } передає найстаріший подарунок. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Ти кажеш
       *[no] { $name } каже
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: «{ $sentence }» { part-answers }
        [sure] { part-says } твердо: «{ $sentence }» { part-answers }
        [unsure] { part-says } невпевнено: «{ $sentence }» { part-answers }
    }
hear-accepted =
    { $you ->
        [yes] Ти дякуєш.
       *[no] { $name } дякує.
    }
hear-looked =
    { $you ->
        [yes] Ти зазираєш у капелюх { $hat }.
       *[no] { $name } зазирає в капелюх { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Ти міняєш місцями капелюхи { $one } та { $other }.
       *[no] { $name } міняє місцями капелюхи { $one } та { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Ти більше нічого не міняєш.
       *[no] { $name } більше нічого не міняє.
    }
hear-out =
    { $you ->
        [yes] Ти вибуваєш із раунду.
       *[no] { $name } вибуває з раунду.
    }
hear-ended = Раунд закінчено.
