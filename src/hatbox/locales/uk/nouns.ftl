### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: masculine, masculine-animate (accusative like the genitive: also toys and robots),
### feminine, neuter, plural. accusative: only where it differs from the name.
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = гітара
    .kind = feminine
    .accusative = гітару

noun-piano = піаніно
    .kind = neuter
    .also = рояль, фортепіано

noun-trumpet = труба
    .kind = feminine
    .accusative = трубу

noun-violin = скрипка
    .kind = feminine
    .accusative = скрипку

noun-drum = барабан
    .kind = masculine

noun-accordion = акордеон
    .kind = masculine
    .also = баян, гармошка

noun-saxophone = саксофон
    .kind = masculine

noun-harp = арфа
    .kind = feminine
    .accusative = арфу

noun-microphone = мікрофон
    .kind = masculine

noun-bell = дзвоник
    .kind = masculine
    .also = дзвін

noun-muffin = капкейк
    .kind = masculine
    .also = кекс, мафін, тістечко

noun-broccoli = броколі
    .kind = feminine

noun-carrot = морква
    .kind = feminine
    .accusative = моркву
    .also = морквина

noun-tomato = помідор
    .kind = masculine
    .also = томат

noun-banana = банан
    .kind = masculine

noun-watermelon = кавун
    .kind = masculine

noun-pineapple = ананас
    .kind = masculine

noun-strawberry = полуниця
    .kind = feminine
    .accusative = полуницю
    .also = суниця

noun-pear = груша
    .kind = feminine
    .accusative = грушу

noun-mushroom = гриб
    .kind = masculine
    .also = мухомор

noun-onion = цибуля
    .kind = feminine
    .accusative = цибулю
    .also = цибулина

noun-baguette = багет
    .kind = masculine
    .also = батон

noun-croissant = круасан
    .kind = masculine
    .also = рогалик

noun-pretzel = крендель
    .kind = masculine
    .also = брецель

noun-hamburger = гамбургер
    .hyphens = гам|бургер
    .kind = masculine

noun-pizza = піца
    .kind = feminine
    .accusative = піцу

noun-donut = пончик
    .kind = masculine
    .also = донат

noun-egg = яйце
    .kind = neuter

noun-lollipop = льодяник
    .kind = masculine
    .also = цукерка, чупа-чупс

noun-teapot = чайник
    .kind = masculine
    .also = заварник

noun-eggplant = баклажан
    .kind = masculine

noun-cake = торт
    .kind = masculine
    .also = пиріг

noun-cheese = сир
    .kind = masculine

noun-hat = капелюх
    .kind = masculine
    .also = ковпак, циліндр

noun-crown = корона
    .kind = feminine
    .accusative = корону

noun-cap = кепка
    .kind = feminine
    .accusative = кепку
    .also = бейсболка

noun-shoe = кросівка
    .kind = feminine
    .accusative = кросівку
    .also = кросівок, черевик, туфля

noun-boot = чобіт
    .kind = masculine
    .also = чоботи

noun-shirt = поло
    .kind = neuter
    .also = сорочка, теніска, футболка

noun-dress = сукня
    .kind = feminine
    .accusative = сукню
    .also = плаття

noun-ring = каблучка
    .kind = feminine
    .accusative = каблучку
    .also = кільце, перстень

noun-backpack = рюкзак
    .kind = masculine
    .also = наплічник, портфель, ранець

noun-umbrella = парасолька
    .hyphens = пара|солька
    .kind = feminine
    .accusative = парасольку
    .also = зонтик, парасоля

noun-watch = годинник
    .kind = masculine

noun-suitcase = валіза
    .kind = feminine
    .accusative = валізу
    .also = чемодан

noun-glasses = окуляри
    .kind = plural

noun-key = ключ
    .kind = masculine

noun-padlock = замок
    .kind = masculine

noun-candle = свічка
    .kind = feminine
    .accusative = свічку

noun-light-bulb = лампочка
    .kind = feminine
    .accusative = лампочку
    .also = лампа

noun-flashlight = ліхтарик
    .kind = masculine

noun-spoon = ложка
    .kind = feminine
    .accusative = ложку

noun-chair = стілець
    .kind = masculine

noun-bed = ліжко
    .kind = neuter

noun-mirror = дзеркало
    .kind = neuter
    .also = люстерко

noun-ladder = драбина
    .kind = feminine
    .accusative = драбину
    .also = сходи

noun-bucket = відро
    .kind = neuter

noun-broom = мітла
    .kind = feminine
    .accusative = мітлу
    .also = віник

noun-basket = кошик
    .kind = masculine
    .also = корзина

noun-bathtub = ванна
    .kind = feminine
    .accusative = ванну

noun-toilet = унітаз
    .kind = masculine
    .also = туалет

noun-plunger = вантуз
    .kind = masculine

noun-alarm-clock = будильник
    .hyphens = будиль|ник
    .kind = masculine

noun-hammer = молоток
    .kind = masculine

noun-saw = пилка
    .kind = feminine
    .accusative = пилку
    .also = ножівка, пила

noun-axe = сокира
    .kind = feminine
    .accusative = сокиру

noun-scissors = ножиці
    .kind = plural

noun-paperclip = скріпка
    .kind = feminine
    .accusative = скріпку

noun-pencil = олівець
    .kind = masculine

noun-paintbrush = пензлик
    .kind = masculine
    .also = пензель

noun-magnet = магніт
    .kind = masculine

noun-anchor = якір
    .kind = masculine

noun-telescope = телескоп
    .kind = masculine

noun-microscope = мікроскоп
    .hyphens = мікро|скоп
    .kind = masculine

noun-compass = компас
    .kind = masculine

noun-thermometer = термометр
    .hyphens = термо|метр
    .kind = masculine
    .also = градусник

noun-battery = батарейка
    .hyphens = бата|рейка
    .kind = feminine
    .accusative = батарейку
    .also = батарея

noun-book = книга
    .kind = feminine
    .accusative = книгу
    .also = книжка

noun-camera = фотоапарат
    .hyphens = фото|апарат
    .kind = masculine
    .also = камера

noun-television = телевізор
    .hyphens = теле|візор
    .kind = masculine
    .also = телик

noun-radio = радіо
    .kind = neuter

noun-telephone = телефон
    .kind = masculine

noun-printer = принтер
    .kind = masculine

noun-envelope = конверт
    .kind = masculine
    .also = лист

noun-magnifier = лупа
    .kind = feminine
    .accusative = лупу
    .also = збільшувальне скло

noun-football = м’яч
    .kind = masculine
    .also = футбольний м’яч

noun-die = кубик
    .kind = masculine

noun-yo-yo = йо-йо
    .kind = neuter

noun-teddy = ведмедик
    .kind = masculine-animate
    .accusative = ведмедика
    .also = ведмідь, мишко

noun-kite = повітряний змій
    .hyphens = повіт|ряний змій
    .kind = masculine-animate
    .accusative = повітряного змія

noun-skateboard = скейтборд
    .hyphens = скейт|борд
    .kind = masculine

noun-trophy = кубок
    .kind = masculine
    .also = трофей

noun-boomerang = бумеранг
    .kind = masculine

noun-parachute = парашут
    .kind = masculine

noun-robot = робот
    .kind = masculine-animate
    .accusative = робота

noun-car = машина
    .kind = feminine
    .accusative = машину
    .also = автівка, автомобіль

noun-bicycle = велосипед
    .hyphens = вело|сипед
    .kind = masculine
    .also = ровер

noun-airplane = літак
    .kind = masculine

noun-helicopter = гелікоптер
    .hyphens = гелі|коптер
    .kind = masculine
    .also = вертоліт

noun-rocket = ракета
    .kind = feminine
    .accusative = ракету

noun-sailboat = вітрильник
    .hyphens = вітриль|ник
    .kind = masculine
    .also = човен, яхта

noun-canoe = каное
    .kind = neuter
    .also = байдарка

noun-tractor = трактор
    .kind = masculine

noun-scooter = самокат
    .kind = masculine

noun-cactus = кактус
    .kind = masculine

noun-rose = троянда
    .kind = feminine
    .accusative = троянду

noun-sunflower = соняшник
    .kind = masculine
    .also = ромашка

noun-feather = перо
    .kind = neuter
    .also = пір’їна, пір’їнка

noun-bone = кістка
    .kind = feminine
    .accusative = кістку

noun-coin = монета
    .kind = feminine
    .accusative = монету
    .also = копійка

## The animals

noun-rabbit = кролик
    .hyphens = кро|лик
    .kind = masculine-animate
    .accusative = кролика

noun-dove = голуб
    .hyphens = го|луб
    .kind = masculine-animate
    .accusative = голуба

noun-mouse = миша
    .kind = feminine
    .accusative = мишу
    .also = мишка

noun-frog = жаба
    .kind = feminine
    .accusative = жабу

noun-owl = сова
    .kind = feminine
    .accusative = сову

noun-cat = кіт
    .kind = masculine-animate
    .accusative = кота
    .also = кішка
