### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: masculine, masculine-animate (accusative like the genitive: also toys and robots),
### feminine, neuter, plural. accusative: only where it differs from the name.
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = гитара
    .kind = feminine
    .accusative = гитару

noun-piano = пианино
    .kind = neuter
    .also = рояль, фортепиано

noun-trumpet = труба
    .kind = feminine
    .accusative = трубу

noun-violin = скрипка
    .kind = feminine
    .accusative = скрипку

noun-drum = барабан
    .kind = masculine

noun-accordion = аккордеон
    .hyphens = аккор|деон
    .kind = masculine
    .also = баян, гармошка

noun-saxophone = саксофон
    .kind = masculine

noun-harp = арфа
    .kind = feminine
    .accusative = арфу

noun-microphone = микрофон
    .kind = masculine

noun-bell = колокольчик
    .hyphens = коло|кольчик
    .kind = masculine
    .also = колокол

noun-muffin = капкейк
    .kind = masculine
    .also = кекс, маффин, пирожное

noun-broccoli = брокколи
    .kind = feminine

noun-carrot = морковка
    .kind = feminine
    .accusative = морковку
    .also = морковь

noun-tomato = помидор
    .kind = masculine
    .also = томат

noun-banana = банан
    .kind = masculine

noun-watermelon = арбуз
    .kind = masculine

noun-pineapple = ананас
    .kind = masculine

noun-strawberry = клубника
    .kind = feminine
    .accusative = клубнику
    .also = земляника

noun-pear = груша
    .kind = feminine
    .accusative = грушу

noun-mushroom = гриб
    .kind = masculine
    .also = мухомор

noun-onion = луковица
    .kind = feminine
    .accusative = луковицу
    .also = лук

noun-baguette = багет
    .kind = masculine
    .also = батон

noun-croissant = круассан
    .kind = masculine
    .also = рогалик

noun-pretzel = крендель
    .kind = masculine
    .also = брецель

noun-hamburger = гамбургер
    .hyphens = гам|бургер
    .kind = masculine

noun-pizza = пицца
    .kind = feminine
    .accusative = пиццу

noun-donut = пончик
    .kind = masculine
    .also = донат

noun-egg = яйцо
    .kind = neuter

noun-lollipop = леденец
    .kind = masculine
    .also = конфета, чупа-чупс

noun-teapot = чайник
    .kind = masculine
    .also = заварник

noun-eggplant = баклажан
    .kind = masculine

noun-cake = торт
    .kind = masculine
    .also = пирог

noun-cheese = сыр
    .kind = masculine

noun-hat = шляпа
    .kind = feminine
    .accusative = шляпу
    .also = цилиндр

noun-crown = корона
    .kind = feminine
    .accusative = корону

noun-cap = кепка
    .kind = feminine
    .accusative = кепку
    .also = бейсболка

noun-shoe = кроссовка
    .hyphens = крос|совка
    .kind = feminine
    .accusative = кроссовку
    .also = ботинок, туфля

noun-boot = сапог
    .kind = masculine
    .also = сапожок

noun-shirt = поло
    .kind = neuter
    .also = рубашка, футболка

noun-dress = платье
    .kind = neuter

noun-ring = кольцо
    .kind = neuter
    .also = перстень

noun-backpack = рюкзак
    .kind = masculine
    .also = портфель, ранец

noun-umbrella = зонтик
    .kind = masculine
    .also = зонт

noun-watch = часы
    .kind = plural

noun-suitcase = чемодан
    .kind = masculine

noun-glasses = очки
    .kind = plural

noun-key = ключ
    .kind = masculine

noun-padlock = замок
    .kind = masculine

noun-candle = свеча
    .kind = feminine
    .accusative = свечу
    .also = свечка

noun-light-bulb = лампочка
    .kind = feminine
    .accusative = лампочку
    .also = лампа

noun-flashlight = фонарик
    .kind = masculine
    .also = фонарь

noun-spoon = ложка
    .kind = feminine
    .accusative = ложку

noun-chair = стул
    .kind = masculine

noun-bed = кровать
    .kind = feminine

noun-mirror = зеркало
    .kind = neuter

noun-ladder = лестница
    .kind = feminine
    .accusative = лестницу
    .also = стремянка

noun-bucket = ведро
    .kind = neuter

noun-broom = метла
    .kind = feminine
    .accusative = метлу
    .also = веник

noun-basket = корзина
    .kind = feminine
    .accusative = корзину
    .also = корзинка

noun-bathtub = ванна
    .kind = feminine
    .accusative = ванну

noun-toilet = унитаз
    .kind = masculine
    .also = туалет

noun-plunger = вантуз
    .kind = masculine

noun-alarm-clock = будильник
    .hyphens = будиль|ник
    .kind = masculine

noun-hammer = молоток
    .kind = masculine

noun-saw = пила
    .kind = feminine
    .accusative = пилу
    .also = ножовка, пилка

noun-axe = топор
    .kind = masculine

noun-scissors = ножницы
    .kind = plural

noun-paperclip = скрепка
    .kind = feminine
    .accusative = скрепку

noun-pencil = карандаш
    .kind = masculine

noun-paintbrush = кисточка
    .kind = feminine
    .accusative = кисточку
    .also = кисть

noun-magnet = магнит
    .kind = masculine

noun-anchor = якорь
    .kind = masculine

noun-telescope = телескоп
    .kind = masculine

noun-microscope = микроскоп
    .hyphens = микро|скоп
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

noun-camera = фотоаппарат
    .hyphens = фото|аппарат
    .kind = masculine
    .also = камера

noun-television = телевизор
    .hyphens = теле|визор
    .kind = masculine
    .also = телик

noun-radio = радио
    .kind = neuter

noun-telephone = телефон
    .kind = masculine

noun-printer = принтер
    .kind = masculine

noun-envelope = конверт
    .kind = masculine
    .also = письмо

noun-magnifier = лупа
    .kind = feminine
    .accusative = лупу
    .also = увеличительное стекло

noun-football = мяч
    .kind = masculine
    .also = футбольный мяч

noun-die = кубик
    .kind = masculine

noun-yo-yo = йо-йо
    .kind = neuter

noun-teddy = мишка
    .kind = masculine-animate
    .accusative = мишку
    .also = медведь, медвежонок

noun-kite = воздушный змей
    .hyphens = воз|душный змей
    .kind = masculine-animate
    .accusative = воздушного змея

noun-skateboard = скейтборд
    .hyphens = скейт|борд
    .kind = masculine

noun-trophy = кубок
    .kind = masculine
    .also = трофей

noun-boomerang = бумеранг
    .kind = masculine

noun-parachute = парашют
    .kind = masculine

noun-robot = робот
    .kind = masculine-animate
    .accusative = робота

noun-car = машина
    .kind = feminine
    .accusative = машину
    .also = автомобиль

noun-bicycle = велосипед
    .hyphens = вело|сипед
    .kind = masculine

noun-airplane = самолёт
    .kind = masculine

noun-helicopter = вертолёт
    .kind = masculine

noun-rocket = ракета
    .kind = feminine
    .accusative = ракету

noun-sailboat = парусник
    .kind = masculine
    .also = лодка, яхта

noun-canoe = каноэ
    .kind = neuter
    .also = байдарка

noun-tractor = трактор
    .kind = masculine

noun-scooter = самокат
    .kind = masculine

noun-cactus = кактус
    .kind = masculine

noun-rose = роза
    .kind = feminine
    .accusative = розу

noun-sunflower = подсолнух
    .hyphens = подсол|нух
    .kind = masculine
    .also = ромашка

noun-feather = перо
    .kind = neuter
    .also = пёрышко

noun-bone = кость
    .kind = feminine
    .also = косточка

noun-coin = монета
    .kind = feminine
    .accusative = монету
    .also = копейка

## The animals

noun-rabbit = кролик
    .hyphens = кро|лик
    .kind = masculine-animate
    .accusative = кролика

noun-dove = голубь
    .hyphens = го|лубь
    .kind = masculine-animate
    .accusative = голубя

noun-mouse = мышь
    .kind = feminine
    .also = мышка

noun-frog = лягушка
    .hyphens = ля|гушка
    .kind = feminine
    .accusative = лягушку

noun-owl = сова
    .kind = feminine
    .accusative = сову

noun-cat = кот
    .kind = masculine-animate
    .accusative = кота
    .also = кошка
