### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: masculine (il, un, bel), masculine-s before s + consonant, z, y (lo, uno, bello),
### masculine-vowel (l’, un, bell’), feminine (la, una), feminine-vowel (l’, un’),
### masculine-plural before a vowel (gli, begli), feminine-plural (le, belle).
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = chitarra
    .kind = feminine

noun-piano = pianoforte
    .hyphens = piano|forte
    .kind = masculine

noun-trumpet = tromba
    .kind = feminine

noun-violin = violino
    .kind = masculine

noun-drum = tamburo
    .kind = masculine

noun-accordion = fisarmonica
    .hyphens = fisar|monica
    .kind = feminine

noun-saxophone = sassofono
    .hyphens = sasso|fono
    .kind = masculine
    .also = sax

noun-harp = arpa
    .kind = feminine-vowel

noun-microphone = microfono
    .hyphens = micro|fono
    .kind = masculine

noun-bell = campana
    .kind = feminine
    .also = campanella, campanello

noun-muffin = cupcake
    .kind = masculine
    .also = muffin

noun-broccoli = broccolo
    .kind = masculine
    .also = broccoli

noun-carrot = carota
    .kind = feminine

noun-tomato = pomodoro
    .kind = masculine

noun-banana = banana
    .kind = feminine

noun-watermelon = anguria
    .kind = feminine-vowel
    .also = cocomero

noun-pineapple = ananas
    .kind = masculine-vowel

noun-strawberry = fragola
    .kind = feminine

noun-pear = pera
    .kind = feminine

noun-mushroom = fungo
    .kind = masculine

noun-onion = cipolla
    .kind = feminine

noun-baguette = baguette
    .kind = feminine
    .also = filone, sfilatino

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = masculine
    .also = brioche, cornetto

noun-pretzel = pretzel
    .kind = masculine
    .also = brezel

noun-hamburger = hamburger
    .hyphens = ham|burger
    .kind = masculine-vowel

noun-pizza = pizza
    .kind = feminine

noun-donut = ciambella
    .hyphens = ciam|bella
    .kind = feminine
    .also = donut

noun-egg = uovo
    .kind = masculine-vowel

noun-lollipop = lecca-lecca
    .kind = masculine

noun-teapot = teiera
    .kind = feminine

noun-eggplant = melanzana
    .hyphens = melan|zana
    .kind = feminine

noun-cake = torta
    .kind = feminine

noun-cheese = formaggio
    .hyphens = for|maggio
    .kind = masculine

noun-hat = cappello
    .kind = masculine
    .also = cilindro

noun-crown = corona
    .kind = feminine

noun-cap = berretto
    .kind = masculine
    .also = cappellino

noun-shoe = scarpa
    .kind = feminine
    .also = scarpa da ginnastica, sneaker

noun-boot = stivale
    .kind = masculine-s

noun-shirt = polo
    .kind = feminine
    .also = camicia, maglietta, T-shirt

noun-dress = vestito
    .kind = masculine
    .also = abito

noun-ring = anello
    .kind = masculine-vowel

noun-backpack = zaino
    .kind = masculine-s

noun-umbrella = ombrello
    .kind = masculine-vowel

noun-watch = orologio
    .kind = masculine-vowel

noun-suitcase = valigia
    .kind = feminine

noun-glasses = occhiali
    .kind = masculine-plural

noun-key = chiave
    .kind = feminine

noun-padlock = lucchetto
    .hyphens = luc|chetto
    .kind = masculine

noun-candle = candela
    .kind = feminine

noun-light-bulb = lampadina
    .hyphens = lampa|dina
    .kind = feminine
    .also = lampada

noun-flashlight = torcia
    .kind = feminine

noun-spoon = cucchiaio
    .hyphens = cuc|chiaio
    .kind = masculine

noun-chair = sedia
    .kind = feminine

noun-bed = letto
    .kind = masculine

noun-mirror = specchio
    .kind = masculine-s

noun-ladder = scala
    .kind = feminine

noun-bucket = secchio
    .kind = masculine

noun-broom = scopa
    .kind = feminine

noun-basket = cesto
    .kind = masculine
    .also = cesta, cestino

noun-bathtub = vasca da bagno
    .kind = feminine

noun-toilet = water
    .kind = masculine
    .also = gabinetto, WC

noun-plunger = sturalavandini
    .hyphens = stura|lavan|dini
    .kind = masculine-s
    .also = ventosa

noun-alarm-clock = sveglia
    .kind = feminine

noun-hammer = martello
    .kind = masculine

noun-saw = seghetto
    .kind = masculine
    .also = sega

noun-axe = ascia
    .kind = feminine-vowel
    .also = accetta, scure

noun-scissors = forbici
    .kind = feminine-plural

noun-paperclip = graffetta
    .hyphens = graf|fetta
    .kind = feminine
    .also = fermaglio

noun-pencil = matita
    .kind = feminine

noun-paintbrush = pennello
    .kind = masculine

noun-magnet = calamita
    .kind = feminine
    .also = magnete

noun-anchor = ancora
    .kind = feminine-vowel

noun-telescope = telescopio
    .hyphens = tele|scopio
    .kind = masculine
    .also = cannocchiale

noun-microscope = microscopio
    .hyphens = micro|scopio
    .kind = masculine

noun-compass = bussola
    .kind = feminine

noun-thermometer = termometro
    .hyphens = termo|metro
    .kind = masculine

noun-battery = pila
    .kind = feminine
    .also = batteria

noun-book = libro
    .kind = masculine

noun-camera = fotocamera
    .hyphens = foto|camera
    .kind = feminine
    .also = macchina fotografica

noun-television = televisore
    .hyphens = tele|visore
    .kind = masculine
    .also = televisione, TV

noun-radio = radio
    .kind = feminine

noun-telephone = telefono
    .kind = masculine

noun-printer = stampante
    .hyphens = stam|pante
    .kind = feminine

noun-envelope = busta
    .kind = feminine
    .also = lettera

noun-magnifier = lente d’ingrandimento
    .hyphens = lente d’ingran|dimento
    .kind = feminine

noun-football = pallone
    .kind = masculine
    .also = palla, pallone da calcio

noun-die = dado
    .kind = masculine

noun-yo-yo = yo-yo
    .kind = masculine-s

noun-teddy = orsacchiotto
    .hyphens = orsac|chiotto
    .kind = masculine-vowel
    .also = orsetto, peluche

noun-kite = aquilone
    .kind = masculine-vowel

noun-skateboard = skateboard
    .hyphens = skate|board
    .kind = masculine-s

noun-trophy = coppa
    .kind = feminine
    .also = trofeo

noun-boomerang = boomerang
    .hyphens = boome|rang
    .kind = masculine

noun-parachute = paracadute
    .hyphens = para|cadute
    .kind = masculine

noun-robot = robot
    .kind = masculine

noun-car = auto
    .kind = feminine-vowel
    .also = macchina

noun-bicycle = bicicletta
    .hyphens = bici|cletta
    .kind = feminine

noun-airplane = aereo
    .kind = masculine-vowel
    .also = aeroplano

noun-helicopter = elicottero
    .hyphens = eli|cottero
    .kind = masculine-vowel

noun-rocket = razzo
    .kind = masculine

noun-sailboat = barca a vela
    .kind = feminine
    .also = veliero

noun-canoe = canoa
    .kind = feminine

noun-tractor = trattore
    .kind = masculine

noun-scooter = monopattino
    .hyphens = mono|pattino
    .kind = masculine

noun-cactus = cactus
    .kind = masculine

noun-rose = rosa
    .kind = feminine

noun-sunflower = girasole
    .kind = masculine

noun-feather = piuma
    .kind = feminine
    .also = penna

noun-bone = osso
    .kind = masculine-vowel

noun-coin = moneta
    .kind = feminine
    .also = soldo

## The animals

noun-rabbit = coniglio
    .hyphens = co|niglio
    .kind = masculine

noun-dove = colomba
    .hyphens = co|lomba
    .kind = feminine
    .also = piccione

noun-mouse = topo
    .kind = masculine

noun-frog = rana
    .kind = feminine

noun-owl = gufo
    .kind = masculine
    .also = civetta

noun-cat = gatto
    .kind = masculine
