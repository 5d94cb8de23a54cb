### The browser's own words. See docs/translating.md.

## Parts of sentences, this language’s own

# How many play together: "the four of us".
part-together =
    { $players ->
        [2] вдвоём
        [3] втроём
        [4] вчетвером
        [5] впятером
        [6] вшестером
        [7] всемером
        [8] ввосьмером
       *[other] на { $players }
    }
# Whose answer is awaited. Names are never declined.
part-answers =
    { $toYou ->
        [yes] Отвечаешь ты.
       *[no] Отвечает { $to }.
    }

## Everywhere

game-not-a-hat = That’s Not a Hat
game-magic-hat = Magic Hat
tagline = Две игры на память и выдержку
# Rules: H2
facts-not-a-hat = 2–8 игроков · 15 мин
# Rules: M1
facts-magic-hat = 2–4 игрока · 10 мин
pitch-not-a-hat = Передавай подарки. Забывай, что там. Блефуй.
pitch-magic-hat = Пять шляп меняются местами. Какое животное исчезло?
you = Ты
home = Главная
back = Назад
close = Закрыть
on = да
off = нет
menu = Меню
more = Ещё
rules = Правила
settings = Настройки
keys = Клавиши
language = Язык
theme = Тема
theme-about = Светлая, тёмная или как на твоём устройстве.
theme-light = светлая
theme-dark = тёмная
theme-system = авто
sound = Звук
sound-about = Тихие звуки во время игры.
talk-about = Чужие реакции и слова на этом устройстве.
about = О Hatbox
your-name = Твоё имя
# Somebody who plays without having said a name.
guest-name = Гость

## Home

play-with-friends = С друзьями
play-with-bots = С ботами
bots-level = Насколько сильны боты?
level-easy = слабые
level-middling = средние
level-hard = сильные
level-like-me = как я
learn-it = Научиться за минуту
on-one-device = На одном устройстве
join-with-code = Есть код?
watch-saved = Посмотреть сохранённую игру
# While a file is held over the page.
drop-record = Отпусти сохранённую игру здесь
join = Войти
ask-name = Как тебя зовут?
open-table = Открыть стол
credits-short = Авторы игр: Каспер Лапп · Жонатан Фавр-Годаль и Корантен Лебра. Рисунки: OpenMoji. С издателями не связано.

## Invitation

# $known: no when nobody sits at the table yet.
invited =
    { $known ->
       *[yes] { $name } приглашает тебя
        [no] Тебя приглашают
    }
at-the-table = За столом
sit-down = Сесть
watch = Смотреть
you-watch = Ты смотришь
come-back = Назад за стол

## Before the game

you-are-host = Это твой стол
waiting-for-host = Ждём хоста
host = хост
bot = бот
free-seat = место
free-seat-title = Свободное место
share-link = Дать ссылку
share-title = Сыграем вместе в Hatbox?
link-copied = Скопировано
qr-alt = QR-код приглашения
qr-bigger = Увеличить или уменьшить QR-код
add-bot = Ещё бот
options = Как играем
more-options = Ещё
seat-order = Места по часовой стрелке
move-up =
    { $you ->
        [yes] Меня на место назад
       *[no] { $name }: на место назад
    }
move-down =
    { $you ->
        [yes] Меня на место дальше
       *[no] { $name }: на место дальше
    }
remove-seat = Убрать: { $name }
start-with = Начать { part-together }
start-alone = Ждём кого-нибудь ещё
host-starts = Хост начнёт игру, как только все соберутся.
new-host-screen = Теперь хост — большой экран.
new-host =
    { $you ->
        [yes] Теперь это твой стол.
       *[no] Теперь хост — { $name }.
    }
leave = Выйти из-за стола
stay = Остаться

option-gifts = Подарки
option-gifts-about = Каждому по одному. С двумя сложнее.
option-gifts-needed = Вдвоём всегда по два.
option-rounds = Раунды
option-rounds-about = Один или столько, сколько игроков.
rounds-players = на всех
option-arrows = Стрелки
option-arrows-about = С одним цветом всё идёт в одну сторону.
arrows-both = все
arrows-black = чёрные
arrows-white = белые
option-expert = Для мастеров
option-expert-about = После обмена можно ещё раз поменять местами любые две шляпы.
option-starter = Кто начинает?
option-starter-not-a-hat = У кого самый свежий подарок?
option-starter-magic-hat = Кто младше всех?
starter-draw = жребий
option-game = Игра
option-game-about = Другая игра в той же компании.
option-clock = Часы
option-clock-about = Минута на решение, двадцать секунд или без ограничений.
clock-relaxed = спокойно
clock-brisk = бодро
clock-off = нет
option-pace = Темп
option-pace-about = Как быстро движутся карты и шляпы.
pace-calm = плавно
pace-normal = умеренно
pace-quick = быстро
option-talk = Болтовня
option-talk-about = Реакции и пара слов над местами.
option-onlookers = Зрители
option-onlookers-about = Другие могут смотреть; они видят то же, что и все.

mind-random = Кубик
    .about = Ходит наугад, но по правилам. Для смеха.
    .level = Чистое везение
mind-goldfish = Рыбка
    .about = Быстро забывает и во всём сомневается.
    .level = Очень легко
mind-squirrel = Белка
    .about = Кое-что помнит. Хорошая компания для первой игры.
    .level = Легко
mind-fox = Лиса
    .about = Хорошо помнит и с удовольствием блефует.
    .level = Средне
mind-raven = Ворон
    .about = Помнит почти всё и следит за тобой.
    .level = Трудно
mind-elephant = Слон
    .about = Ничего не забывает. Одной памятью его не победить.
    .level = Очень трудно
mind-like-me = Тень
    .about = Играет примерно как ты и учится на каждой партии.
    .level = Ровня тебе

## At the table

your-turn = Твой ход
your-turn-clock = Твой ход · { $seconds } с
turn-of = Ходит { $name }
title-your-turn = ● Твой ход · Hatbox
round-of = Раунд { $round } из { $rounds }
round-one = До трёх штрафов
round-magic = Раунд { $round } · до двух
seat-stand-in = замена
seat-away = не тут
seat-watching = зритель
seat-closer = рассмотреть
reactions = Реакции
react-laugh = Смех
react-gasp = Ого
react-hmm = Хм
react-wink = Подмигнуть
react-clap = Аплодисменты
react-oops = Ой
react-heart = Сердце
react-sleepy = Хочу спать
say-something = Сказать что-нибудь
say-send = Сказать

## That's Not a Hat

arrow-letter-left = Л
arrow-letter-right = П
arrow-left = лицом вниз, идёт влево
arrow-right = лицом вниз, идёт вправо
shop-count = Лавка · { $cards }
shop-shows = В лавке сверху: { $gift }
part-arrow =
    { $arrow ->
       *[left] чёрная стрелка влево
        [right] белая стрелка вправо
    }
# Where a gift goes.
part-to =
    { $toYou ->
        [yes] на тебя
       *[no] там { $to }
    }
gift-face-up =
    { $you ->
        [yes] Твой подарок: { $gift }, лицом вверх
       *[no] { $name }: { $gift }, лицом вверх
    }
gift-face-down =
    { $you ->
        [yes] Твой подарок: лицом вниз, { part-arrow }, { part-to }
       *[no] { $name }: лицом вниз, { part-arrow }, { part-to }
    }
gift-given = Подарок лицом вниз, { part-arrow }, { part-to }
penalties =
    { $you ->
        [yes]
            { $count ->
                [0] У тебя нет штрафных карт
                [one] У тебя { $count } штрафная карта: { $gifts }
                [few] У тебя { $count } штрафные карты: { $gifts }
                [many] У тебя { $count } штрафных карт: { $gifts }
               *[other] У тебя { $count } штрафной карты: { $gifts }
            }
       *[no]
            { $count ->
                [0] { $name }: без штрафных карт
                [one] { $name }: { $count } штрафная карта: { $gifts }
                [few] { $name }: { $count } штрафные карты: { $gifts }
                [many] { $name }: { $count } штрафных карт: { $gifts }
               *[other] { $name }: { $count } штрафной карты: { $gifts }
            }
    }
dock-fetched-sub = Запомни. Сейчас карта ляжет лицом вниз.
dock-giving =
    { $giverYou ->
        [yes] Твой подарок получает { $receiver }
       *[no]
            { $receiverYou ->
                [yes] { $giver } готовит тебе подарок
               *[no] { $giver } готовит подарок, получит { $receiver }
            }
    }
dock-giving-sub = Слушай и запоминай.
dock-answer-sub = { $giver } предлагает это тебе.
dock-offering-sub =
    { $receiverYou ->
        [yes] Это правда?
       *[no] Поверит ли { $receiver }?
    }
dock-round-over = Раунд окончен
answer-accept = Беру
answer-refuse = Переворачиваю
picker-title = Что получит { $to }?
# Above the picker, before an arrow and the receiver's name: which gift it is.
picker-which =
    { $which ->
        [oldest] Твой самый старый подарок
        [fetched] Подарок, только что взятый из лавки
       *[other] Твой подарок
    }
picker-open = Назвать подарок
picker-fold = Показать стол
picker-search = Набери пару букв
picker-groups = Виды подарков
picker-gifts = Все подарки
picker-none = Такого здесь нет.
picker-nothing = Что угодно: правду или нет.
picker-clear = Убрать
picker-send = { $to }, это тебе!
tone = Как ты это говоришь
tone-plain = просто
tone-sure = твёрдо
tone-unsure = робко
group-music = Музыка
group-food = Еда
group-wear = Одежда
group-home = Дом
group-tools = Инструменты
group-media = Кабинет
group-play = Игры
group-travel = Дорога
group-nature = Природа
# After a refusal or a call, before it is known whether it was right.
reveal-breath = Посмотрим…
# Ends the time to read what was turned over.
go-on = Дальше
reveal-said =
    { $you ->
        [yes] Ты говоришь
       *[no] { $name } говорит
    }
reveal-was-false =
    { $you ->
        [yes] Ты не веришь — и правильно
       *[no] { $name } не верит — и правильно
    }
reveal-was-true =
    { $you ->
        [yes] Ты не веришь, а это правда
       *[no] { $name } не верит, а это правда
    }
reveal-wrong =
    { $you ->
        [yes] Ты ошибаешься.
       *[no] { $name } ошибается.
    }
closer-gifts = Подарки, от самого старого
closer-penalties =
    { $count ->
        [0] Штрафные карты
        [one] { $count } штрафная карта
        [few] { $count } штрафные карты
        [many] { $count } штрафных карт
       *[other] { $count } штрафной карты
    }
closer-none = Пока нет.

## Magic Hat

hat = Шляпа
box = Коробка с исчезнувшим животным
only-you = только для тебя
animal-cards = Шесть животных
tokens =
    { $you ->
        [yes]
            { $count ->
                [0] У тебя нет жетона
                [1] У тебя один жетон
               *[other] У тебя волшебная палочка
            }
       *[no]
            { $count ->
                [0] { $name }: без жетона
                [1] { $name }: один жетон
               *[other] { $name }: волшебная палочка
            }
    }
prizes =
    { $count ->
        [0] Ещё можно выиграть: волшебная палочка
        [one] Ещё можно выиграть: { $count } жетон и волшебная палочка
        [few] Ещё можно выиграть: { $count } жетона и волшебная палочка
        [many] Ещё можно выиграть: { $count } жетонов и волшебная палочка
       *[other] Ещё можно выиграть: { $count } жетона и волшебная палочка
    }
# While the sixth hat is put into the box, at the start of a round.
dock-vanish = Одну шляпу прячут в коробку
dock-vanish-sub = Какое животное исчезло?
dock-choose = Заглянуть или угадать?
dock-choose-sub = Коснись шляпы или исчезнувшего животного.
dock-swap = Теперь меняй.
dock-swap-sub = Коснись шляпы, с которой она поменяется местами.
dock-extra = Ещё один обмен?
dock-extra-sub = Коснись двух шляп или оставь как есть.
dock-extra-second = А вторая?
extra-skip = Оставить как есть
dock-call = Точно?
dock-call-sub = Ошибка — и ты выбываешь из раунда.
call-right-sub =
    { $you ->
        [yes] Ты выигрываешь раунд.
       *[no] { $name } выигрывает раунд.
    }
call-wrong-sub =
    { $you ->
        [yes] Ты выбываешь из раунда.
       *[no] { $name } выбывает из раунда.
    }
box-seen-done = Закрыть коробку
dock-swapped =
    { $you ->
        [yes] Ты меняешь местами { $one } и { $other }
       *[no] { $name } меняет местами { $one } и { $other }
    }
dock-swapped-sub = Не спускай с них глаз.
dock-looks =
    { $you ->
        [yes] Ты заглядываешь в шляпу { $hat }
       *[no] { $name } заглядывает в шляпу { $hat }
    }
dock-chooses =
    { $you ->
        [yes] Твой ход
       *[no] { $name } думает
    }
dock-chooses-extra =
    { $you ->
        [yes] Ещё один обмен?
       *[no] { $name } может поменять ещё раз
    }
dock-out-sub = Этот раунд для тебя окончен, но смотреть можно.
dock-round-won =
    { $you ->
        [yes] Ты выигрываешь раунд!
       *[no] { $name } выигрывает раунд!
    }
# Everybody else called wrongly.
dock-round-won-last =
    { $you ->
        [yes] Остаёшься только ты: раунд твой!
       *[no] В игре остаётся только { $name } и выигрывает раунд!
    }

## Between and after

between-rounds = Между раундами
round-over = Раунд { $round } окончен
next-round = Новый раунд
next-round-in = Новый раунд начнётся через { $seconds } с.
waiting-for = Ещё ждём: { $names }
standing = Счёт
standing-round = Этот раунд
standing-total = Всего
opened-gifts = Что там было на самом деле
# $names: those who win besides the reader; $count: how many they are; $you: whether the reader wins.
result-win =
    { $you ->
        [yes]
            { $count ->
                [0] Твоя победа!
                [one] Ты и { $names } побеждаете!
               *[other] Ты, { $names } побеждаете!
            }
       *[no]
            { $count ->
                [one] { $names } побеждает!
               *[other] { $names } побеждают!
            }
    }
result-nobody = На этот раз никто не победил
record = Сохранить игру
play-again = Ещё раз
play-again-sub =
    { $company ->
        [bots]
            { $bots ->
                [one] с тем же ботом
               *[other] с теми же ботами
            }
       *[people] снова { part-together }
    }
host-again = Хост может начать ещё одну игру.
rematch-wanted = За ещё одну игру: { $names }
ask-rematch = Ещё игру!

## Around the game

table-code = Стол
watching-count = смотрят: { $count }
pause = Пауза
resume = Дальше
paused = Пауза
paused-sub = Игра на паузе. Ничего не пропадёт.
paused-by =
    { $you ->
        [yes] Это твоя пауза. Ничего не пропадёт.
       *[no] { $name } просит паузу. Ничего не пропадёт.
    }
move-seat = На другое устройство
move-about = Открой эту ссылку на другом устройстве. Она сработает один раз, и твоё место переедет туда.
move-take = Сесть здесь
leave-playing = За тебя сыграет замена. Вернуться можно по той же ссылке.
leave-sure = Твоё место сможет занять кто-то другой.
close-table = Закрыть стол
close-sure = Стол закроется для всех.
agree-end = Закончить на этом
agree-not = Лучше играть дальше
hand-to-stand-in = Пусть играет замена
call-stand-in = Позвать замену
stand-in-plays = За тебя играет замена.
time-was-up = Время вышло: этот ход сделала замена.
take-back = Я снова тут
lost-line = Связь пропала
lost-line-sub = Пробуем вернуться. Твоё место ждёт.
lost-line-held = Твой выбор ждёт и уйдёт, как только появится связь.
not-saving = Сервер сейчас не может сохранять
not-saving-sub = Игра продолжится сама.

trouble-waiting = Минутку
trouble-waiting-sub = Накрываем на стол.
trouble-lost = Нет связи
trouble-lost-sub = Пробуем ещё раз. Твоё место ждёт.
trouble-unknown-table = Такого стола нет
trouble-unknown-table-sub = Стола с таким кодом нет. Может, одна буква не та?
trouble-table-full = Свободных мест нет
trouble-table-full-sub = Все места заняты.
trouble-game-started = Игра уже началась
trouble-game-started-sub = Сейчас идёт игра. В следующей, может, найдётся место и для тебя.
trouble-closed = Этот стол закрыт
trouble-closed-sub = Спасибо за игру. Откроем другой?
trouble-damaged = Этот стол повреждён
trouble-damaged-sub = Его игру уже не прочитать. Это может проверить тот, кто держит сервер; а пока открой другой стол.
trouble-removed = Твоего места больше нет
trouble-removed-sub = По решению хоста ты больше не за этим столом.
trouble-voted-out = Остальные играют дальше без тебя
trouble-voted-out-sub = Люди за этим столом проголосовали. Не принимай близко к сердцу: есть и другие столы.
trouble-no-onlookers = Здесь без зрителей
trouble-no-onlookers-sub = За этим столом только свои.
trouble-replaced = Ты играешь в другом месте
trouble-replaced-sub = Твоё место в другой вкладке или на другом устройстве.
trouble-left = Ты уже не за столом
trouble-left-sub = Твоё место, может, ещё там.
trouble-moving = Твоё место на этом устройстве
trouble-moving-sub = Садись здесь; другое устройство освободит место.
trouble-bad-token = Эта ссылка больше не работает
trouble-bad-token-sub = Каждая ссылка работает один раз и недолго.
trouble-no-line = Нет связи
trouble-no-line-sub = Сервер не отвечает. Попробуй через минутку.
trouble-other = Что-то пошло не так
not-loaded = Не удалось загрузить. Возможно, есть новая версия.
load-again = Загрузить снова

## About

about-games = That’s Not a Hat — игра, которую придумал Каспер Лапп (Kasper Lapp). Magic Hat — игра, которую придумали Жонатан Фавр-Годаль и Корантен Лебра (Jonathan Favre-Godal, Corentin Lebrat). Правила здесь рассказаны нашими словами.
about-publisher = Hatbox не связан ни с одним издателем.
about-pictures = Предметы, животные и лица: OpenMoji, открытый проект эмодзи и значков. Лицензия: CC BY-SA 4.0. Карты, шляпы, коробку и стол мы нарисовали сами.
about-fonts = Шрифты: Shantell Sans и Balsamiq Sans, SIL Open Font License.
about-data = Это устройство помнит твоё имя и лицо, настройки, увиденные подсказки, код твоего стола, кого ты скрываешь, кто играл с этого устройства вместе с тобой и как идут дела против Тени. Сами игры здесь не хранятся.

## For the ear. $you: yes when it is about the listener; $toYou and $wrongYou likewise.

hear-began =
    { $you ->
        [yes] Новый раунд. Начинаешь ты.
       *[no] Новый раунд. Начинает { $name }.
    }
hear-arrow =
    { $arrow ->
       *[left] Чёрная стрелка указывает влево, { part-to }.
        [right] Белая стрелка указывает вправо, { part-to }.
    }
hear-fetched = { told-fetch } { hear-arrow }
hear-took =
    { $you ->
        [yes] Ты передаёшь свой самый старый подарок. { hear-arrow }
       *[no] { $name } передаёт самый старый подарок. { hear-arrow }
    }
part-says =
    { $you ->
        [yes] Ты говоришь
       *[no] { $name } говорит
    }
hear-offered =
    { $tone ->
       *[plain] { part-says }: «{ $sentence }» { part-answers }
        [sure] { part-says } твёрдо: «{ $sentence }» { part-answers }
        [unsure] { part-says } неуверенно: «{ $sentence }» { part-answers }
    }
hear-accepted =
    { $you ->
        [yes] Ты говоришь спасибо.
       *[no] { $name } говорит спасибо.
    }
hear-looked =
    { $you ->
        [yes] Ты заглядываешь в шляпу { $hat }.
       *[no] { $name } заглядывает в шляпу { $hat }.
    }
hear-swapped =
    { $you ->
        [yes] Ты меняешь местами шляпы { $one } и { $other }.
       *[no] { $name } меняет местами шляпы { $one } и { $other }.
    }
hear-skipped =
    { $you ->
        [yes] Ты больше ничего не меняешь.
       *[no] { $name } больше ничего не меняет.
    }
hear-out =
    { $you ->
        [yes] Ты выбываешь из раунда.
       *[no] { $name } выбывает из раунда.
    }
hear-ended = Раунд окончен.
