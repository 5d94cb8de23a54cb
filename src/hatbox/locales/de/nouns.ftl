### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: masculine, feminine, neuter.
### accusative: only where it differs from the name (Magneten).
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = Gitarre
    .kind = feminine
    .also = Klampfe

noun-piano = Klavier
    .kind = neuter
    .also = Flügel, Piano

noun-trumpet = Trompete
    .kind = feminine

noun-violin = Geige
    .kind = feminine
    .also = Violine

noun-drum = Trommel
    .kind = feminine

noun-accordion = Akkordeon
    .hyphens = Akkor|deon
    .kind = neuter
    .also = Schifferklavier, Ziehharmonika

noun-saxophone = Saxofon
    .kind = neuter
    .also = Saxophon

noun-harp = Harfe
    .kind = feminine

noun-microphone = Mikrofon
    .kind = neuter
    .also = Mikrophon

noun-bell = Glocke
    .kind = feminine
    .also = Klingel

noun-muffin = Muffin
    .kind = masculine
    .also = Cupcake, Törtchen

noun-broccoli = Brokkoli
    .kind = masculine
    .also = Broccoli

noun-carrot = Karotte
    .kind = feminine
    .also = Möhre, Mohrrübe, Rüebli

noun-tomato = Tomate
    .kind = feminine
    .also = Paradeiser

noun-banana = Banane
    .kind = feminine

noun-watermelon = Wassermelone
    .hyphens = Wasser|melone
    .kind = feminine

noun-pineapple = Ananas
    .kind = feminine

noun-strawberry = Erdbeere
    .kind = feminine

noun-pear = Birne
    .kind = feminine

noun-mushroom = Pilz
    .kind = masculine
    .also = Champignon, Schwammerl

noun-onion = Zwiebel
    .kind = feminine

noun-baguette = Baguette
    .kind = neuter
    .also = Stangenbrot

noun-croissant = Croissant
    .hyphens = Crois|sant
    .kind = neuter
    .also = Gipfeli, Hörnchen

noun-pretzel = Brezel
    .kind = feminine
    .also = Brezn

noun-hamburger = Hamburger
    .hyphens = Ham|burger
    .kind = masculine

noun-pizza = Pizza
    .kind = feminine

noun-donut = Donut
    .kind = masculine
    .also = Doughnut

noun-egg = Ei
    .kind = neuter

noun-lollipop = Lutscher
    .kind = masculine
    .also = Lolli, Schlecker

noun-teapot = Teekanne
    .kind = feminine

noun-eggplant = Aubergine
    .hyphens = Auber|gine
    .kind = feminine
    .also = Melanzani

noun-cake = Torte
    .kind = feminine
    .also = Kuchen

noun-cheese = Käse
    .kind = masculine

noun-hat = Hut
    .kind = masculine
    .also = Zylinder

noun-crown = Krone
    .kind = feminine

noun-cap = Kappe
    .kind = feminine
    .also = Basecap, Mütze

noun-shoe = Schuh
    .kind = masculine
    .also = Sneaker, Turnschuh

noun-boot = Stiefel
    .kind = masculine

noun-shirt = Poloshirt
    .hyphens = Polo|shirt
    .kind = neuter
    .also = Hemd, T-Shirt

noun-dress = Kleid
    .kind = neuter

noun-ring = Ring
    .kind = masculine

noun-backpack = Rucksack
    .kind = masculine
    .also = Ranzen

noun-umbrella = Regenschirm
    .hyphens = Regen|schirm
    .kind = masculine

noun-watch = Armbanduhr
    .hyphens = Armband|uhr
    .kind = feminine

noun-suitcase = Koffer
    .kind = masculine

noun-glasses = Brille
    .kind = feminine

noun-key = Schlüssel
    .hyphens = Schlüs|sel
    .kind = masculine

noun-padlock = Vorhängeschloss
    .hyphens = Vorhänge|schloss
    .kind = neuter

noun-candle = Kerze
    .kind = feminine

noun-light-bulb = Glühbirne
    .hyphens = Glüh|birne
    .kind = feminine
    .also = Glühlampe

noun-flashlight = Taschenlampe
    .hyphens = Taschen|lampe
    .kind = feminine

noun-spoon = Löffel
    .kind = masculine

noun-chair = Stuhl
    .kind = masculine
    .also = Sessel

noun-bed = Bett
    .kind = neuter

noun-mirror = Spiegel
    .kind = masculine

noun-ladder = Leiter
    .kind = feminine

noun-bucket = Eimer
    .kind = masculine
    .also = Kübel

noun-broom = Besen
    .kind = masculine

noun-basket = Korb
    .kind = masculine

noun-bathtub = Badewanne
    .hyphens = Bade|wanne
    .kind = feminine

noun-toilet = Toilette
    .kind = feminine
    .also = Klo, WC

noun-plunger = Pömpel
    .kind = masculine
    .also = Saugglocke, Pümpel

noun-alarm-clock = Wecker
    .kind = masculine

noun-hammer = Hammer
    .kind = masculine

noun-saw = Säge
    .kind = feminine

noun-axe = Axt
    .kind = feminine
    .also = Beil

noun-scissors = Schere
    .kind = feminine

noun-paperclip = Büroklammer
    .hyphens = Büro|klammer
    .kind = feminine

noun-pencil = Bleistift
    .hyphens = Blei|stift
    .kind = masculine

noun-paintbrush = Pinsel
    .kind = masculine

noun-magnet = Magnet
    .kind = masculine
    .accusative = Magneten

noun-anchor = Anker
    .kind = masculine

noun-telescope = Teleskop
    .kind = neuter
    .also = Fernrohr

noun-microscope = Mikroskop
    .hyphens = Mikro|skop
    .kind = neuter

noun-compass = Kompass
    .kind = masculine

noun-thermometer = Thermometer
    .hyphens = Thermo|meter
    .kind = neuter

noun-battery = Batterie
    .kind = feminine
    .also = Akku

noun-book = Buch
    .kind = neuter

noun-camera = Kamera
    .kind = feminine
    .also = Fotoapparat

noun-television = Fernseher
    .hyphens = Fern|seher
    .kind = masculine
    .also = TV

noun-radio = Radio
    .kind = neuter

noun-telephone = Telefon
    .kind = neuter

noun-printer = Drucker
    .kind = masculine

noun-envelope = Briefumschlag
    .hyphens = Brief|umschlag
    .kind = masculine
    .also = Kuvert

noun-magnifier = Lupe
    .kind = feminine
    .also = Vergrößerungsglas

noun-football = Fußball
    .kind = masculine

noun-die = Würfel
    .kind = masculine

noun-yo-yo = Jo-Jo
    .kind = neuter
    .also = Yo-Yo

noun-teddy = Teddy
    .kind = masculine
    .also = Kuschelbär, Teddybär

noun-kite = Drachen
    .kind = masculine

noun-skateboard = Skateboard
    .hyphens = Skate|board
    .kind = neuter

noun-trophy = Pokal
    .kind = masculine
    .also = Trophäe

noun-boomerang = Bumerang
    .kind = masculine

noun-parachute = Fallschirm
    .hyphens = Fall|schirm
    .kind = masculine

noun-robot = Roboter
    .kind = masculine

noun-car = Auto
    .kind = neuter
    .also = Wagen

noun-bicycle = Fahrrad
    .kind = neuter
    .also = Velo

noun-airplane = Flugzeug
    .kind = neuter
    .also = Flieger

noun-helicopter = Hubschrauber
    .hyphens = Hub|schrauber
    .kind = masculine
    .also = Helikopter

noun-rocket = Rakete
    .kind = feminine

noun-sailboat = Segelboot
    .hyphens = Segel|boot
    .kind = neuter
    .also = Segelschiff

noun-canoe = Kanu
    .kind = neuter
    .also = Paddelboot

noun-tractor = Traktor
    .kind = masculine
    .also = Trecker

noun-scooter = Tretroller
    .hyphens = Tret|roller
    .kind = masculine

noun-cactus = Kaktus
    .kind = masculine

noun-rose = Rose
    .kind = feminine

noun-sunflower = Sonnenblume
    .hyphens = Sonnen|blume
    .kind = feminine

noun-feather = Feder
    .kind = feminine

noun-bone = Knochen
    .kind = masculine

noun-coin = Münze
    .kind = feminine
    .also = Geldstück

## The animals

noun-rabbit = Kaninchen
    .hyphens = Kanin|chen
    .kind = neuter
    .also = Hase

noun-dove = Taube
    .kind = feminine

noun-mouse = Maus
    .kind = feminine

noun-frog = Frosch
    .kind = masculine

noun-owl = Eule
    .kind = feminine

noun-cat = Katze
    .kind = feminine
