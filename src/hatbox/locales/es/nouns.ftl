### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: masculine, feminine, feminine-a (begins with a stressed a: el arpa, un arpa, but
### una bonita arpa), feminine-plural.
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = guitarra
    .kind = feminine

noun-piano = piano
    .kind = masculine

noun-trumpet = trompeta
    .kind = feminine

noun-violin = violín
    .kind = masculine

noun-drum = tambor
    .kind = masculine

noun-accordion = acordeón
    .kind = masculine

noun-saxophone = saxofón
    .kind = masculine

noun-harp = arpa
    .kind = feminine-a

noun-microphone = micrófono
    .hyphens = micró|fono
    .kind = masculine

noun-bell = campana
    .kind = feminine
    .also = campanilla

noun-muffin = cupcake
    .kind = masculine
    .also = magdalena, muffin

noun-broccoli = brócoli
    .kind = masculine
    .also = brécol

noun-carrot = zanahoria
    .hyphens = zana|horia
    .kind = feminine

noun-tomato = tomate
    .kind = masculine

noun-banana = plátano
    .kind = masculine
    .also = banana

noun-watermelon = sandía
    .kind = feminine

noun-pineapple = piña
    .kind = feminine
    .also = ananá

noun-strawberry = fresa
    .kind = feminine
    .also = frutilla

noun-pear = pera
    .kind = feminine

noun-mushroom = seta
    .kind = feminine
    .also = champiñón, hongo

noun-onion = cebolla
    .kind = feminine

noun-baguette = baguette
    .kind = feminine
    .also = barra de pan

noun-croissant = cruasán
    .kind = masculine
    .also = croissant

noun-pretzel = pretzel
    .kind = masculine
    .also = bretzel

noun-hamburger = hamburguesa
    .hyphens = hambur|guesa
    .kind = feminine

noun-pizza = pizza
    .kind = feminine

noun-donut = dónut
    .kind = masculine
    .also = dona, rosquilla

noun-egg = huevo
    .kind = masculine

noun-lollipop = piruleta
    .kind = feminine
    .also = chupachups, paleta

noun-teapot = tetera
    .kind = feminine

noun-eggplant = berenjena
    .hyphens = beren|jena
    .kind = feminine

noun-cake = tarta
    .kind = feminine
    .also = pastel, torta

noun-cheese = queso
    .kind = masculine

noun-hat = sombrero
    .kind = masculine
    .also = chistera

noun-crown = corona
    .kind = feminine

noun-cap = gorra
    .kind = feminine

noun-shoe = zapatilla
    .kind = feminine
    .also = deportiva, zapato

noun-boot = bota
    .kind = feminine

noun-shirt = polo
    .kind = masculine
    .also = camisa, camiseta

noun-dress = vestido
    .kind = masculine

noun-ring = anillo
    .kind = masculine

noun-backpack = mochila
    .kind = feminine

noun-umbrella = paraguas
    .kind = masculine

noun-watch = reloj
    .kind = masculine

noun-suitcase = maleta
    .kind = feminine
    .also = valija

noun-glasses = gafas
    .kind = feminine-plural
    .also = anteojos, lentes

noun-key = llave
    .kind = feminine

noun-padlock = candado
    .kind = masculine

noun-candle = vela
    .kind = feminine

noun-light-bulb = bombilla
    .kind = feminine
    .also = foco, lámpara

noun-flashlight = linterna
    .kind = feminine

noun-spoon = cuchara
    .kind = feminine

noun-chair = silla
    .kind = feminine

noun-bed = cama
    .kind = feminine

noun-mirror = espejo
    .kind = masculine

noun-ladder = escalera
    .kind = feminine

noun-bucket = cubo
    .kind = masculine
    .also = balde

noun-broom = escoba
    .kind = feminine

noun-basket = cesta
    .kind = feminine
    .also = canasta

noun-bathtub = bañera
    .kind = feminine
    .also = tina

noun-toilet = váter
    .kind = masculine
    .also = inodoro, retrete

noun-plunger = desatascador
    .hyphens = desatas|cador
    .kind = masculine
    .also = sopapa, ventosa

noun-alarm-clock = despertador
    .hyphens = desper|tador
    .kind = masculine

noun-hammer = martillo
    .kind = masculine

noun-saw = sierra
    .kind = feminine
    .also = serrucho

noun-axe = hacha
    .kind = feminine-a

noun-scissors = tijeras
    .kind = feminine-plural

noun-paperclip = clip
    .kind = masculine
    .also = sujetapapeles

noun-pencil = lápiz
    .kind = masculine
    .also = lapicero

noun-paintbrush = pincel
    .kind = masculine
    .also = brocha

noun-magnet = imán
    .kind = masculine

noun-anchor = ancla
    .kind = feminine-a

noun-telescope = telescopio
    .hyphens = teles|copio
    .kind = masculine

noun-microscope = microscopio
    .hyphens = micros|copio
    .kind = masculine

noun-compass = brújula
    .kind = feminine

noun-thermometer = termómetro
    .hyphens = termó|metro
    .kind = masculine

noun-battery = pila
    .kind = feminine
    .also = batería

noun-book = libro
    .kind = masculine

noun-camera = cámara
    .kind = feminine

noun-television = televisión
    .hyphens = televi|sión
    .kind = feminine
    .also = televisor, TV

noun-radio = radio
    .kind = feminine

noun-telephone = teléfono
    .kind = masculine

noun-printer = impresora
    .hyphens = impre|sora
    .kind = feminine

noun-envelope = sobre
    .kind = masculine
    .also = carta

noun-magnifier = lupa
    .kind = feminine

noun-football = balón
    .kind = masculine
    .also = balón de fútbol, pelota

noun-die = dado
    .kind = masculine

noun-yo-yo = yoyó
    .kind = masculine

noun-teddy = osito de peluche
    .kind = masculine
    .also = oso de peluche

noun-kite = cometa
    .kind = feminine
    .also = barrilete, papalote

noun-skateboard = monopatín
    .hyphens = mono|patín
    .kind = masculine
    .also = patineta, skate

noun-trophy = trofeo
    .kind = masculine
    .also = copa

noun-boomerang = bumerán
    .kind = masculine

noun-parachute = paracaídas
    .hyphens = para|caídas
    .kind = masculine

noun-robot = robot
    .kind = masculine

noun-car = coche
    .kind = masculine
    .also = auto, carro

noun-bicycle = bicicleta
    .hyphens = bici|cleta
    .kind = feminine

noun-airplane = avión
    .kind = masculine

noun-helicopter = helicóptero
    .hyphens = heli|cóptero
    .kind = masculine

noun-rocket = cohete
    .kind = masculine

noun-sailboat = velero
    .kind = masculine
    .also = barco de vela

noun-canoe = canoa
    .kind = feminine

noun-tractor = tractor
    .kind = masculine

noun-scooter = patinete
    .kind = masculine

noun-cactus = cactus
    .kind = masculine

noun-rose = rosa
    .kind = feminine

noun-sunflower = girasol
    .kind = masculine

noun-feather = pluma
    .kind = feminine

noun-bone = hueso
    .kind = masculine

noun-coin = moneda
    .kind = feminine

## The animals

noun-rabbit = conejo
    .hyphens = co|nejo
    .kind = masculine

noun-dove = paloma
    .hyphens = pa|loma
    .kind = feminine

noun-mouse = ratón
    .kind = masculine

noun-frog = rana
    .kind = feminine

noun-owl = búho
    .kind = masculine
    .also = lechuza

noun-cat = gato
    .kind = masculine
