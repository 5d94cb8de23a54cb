### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### European Portuguese. kind: masculine, feminine, masculine-plural.
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = guitarra
    .kind = feminine
    .also = viola

noun-piano = piano
    .kind = masculine

noun-trumpet = trompete
    .kind = masculine

noun-violin = violino
    .kind = masculine
    .also = rabeca

noun-drum = tambor
    .kind = masculine

noun-accordion = acordeão
    .kind = masculine
    .also = concertina

noun-saxophone = saxofone
    .kind = masculine

noun-harp = harpa
    .kind = feminine

noun-microphone = microfone
    .hyphens = micro|fone
    .kind = masculine

noun-bell = sino
    .kind = masculine
    .also = campainha, sineta

noun-muffin = cupcake
    .kind = masculine
    .also = muffin, queque

noun-broccoli = brócolos
    .kind = masculine-plural

noun-carrot = cenoura
    .kind = feminine

noun-tomato = tomate
    .kind = masculine

noun-banana = banana
    .kind = feminine

noun-watermelon = melancia
    .kind = feminine

noun-pineapple = ananás
    .kind = masculine
    .also = abacaxi

noun-strawberry = morango
    .kind = masculine

noun-pear = pera
    .kind = feminine

noun-mushroom = cogumelo
    .kind = masculine

noun-onion = cebola
    .kind = feminine

noun-baguette = baguete
    .kind = feminine
    .also = pão

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = masculine

noun-pretzel = pretzel
    .kind = masculine

noun-hamburger = hambúrguer
    .hyphens = ham|búrguer
    .kind = masculine

noun-pizza = pizza
    .kind = feminine

noun-donut = donut
    .kind = masculine

noun-egg = ovo
    .kind = masculine

noun-lollipop = chupa-chupa
    .kind = masculine
    .also = pirulito

noun-teapot = bule
    .kind = masculine
    .also = chaleira

noun-eggplant = beringela
    .hyphens = berin|gela
    .kind = feminine
    .also = berinjela

noun-cake = bolo
    .kind = masculine

noun-cheese = queijo
    .kind = masculine

noun-hat = chapéu
    .kind = masculine
    .also = cartola

noun-crown = coroa
    .kind = feminine

noun-cap = boné
    .kind = masculine

noun-shoe = ténis
    .kind = masculine
    .also = sapatilha, sapato

noun-boot = bota
    .kind = feminine

noun-shirt = polo
    .kind = masculine
    .also = camisa, camisola, T-shirt

noun-dress = vestido
    .kind = masculine

noun-ring = anel
    .kind = masculine

noun-backpack = mochila
    .kind = feminine

noun-umbrella = guarda-chuva
    .kind = masculine
    .also = chapéu de chuva

noun-watch = relógio
    .kind = masculine

noun-suitcase = mala
    .kind = feminine

noun-glasses = óculos
    .kind = masculine-plural

noun-key = chave
    .kind = feminine

noun-padlock = cadeado
    .kind = masculine
    .also = aloquete

noun-candle = vela
    .kind = feminine

noun-light-bulb = lâmpada
    .kind = feminine

noun-flashlight = lanterna
    .kind = feminine

noun-spoon = colher
    .kind = feminine

noun-chair = cadeira
    .kind = feminine

noun-bed = cama
    .kind = feminine

noun-mirror = espelho
    .kind = masculine

noun-ladder = escada
    .kind = feminine
    .also = escadote

noun-bucket = balde
    .kind = masculine

noun-broom = vassoura
    .kind = feminine

noun-basket = cesto
    .kind = masculine
    .also = cesta

noun-bathtub = banheira
    .kind = feminine

noun-toilet = sanita
    .kind = feminine
    .also = retrete, vaso sanitário

noun-plunger = desentupidor
    .hyphens = desen|tupidor
    .kind = masculine

noun-alarm-clock = despertador
    .hyphens = desper|tador
    .kind = masculine

noun-hammer = martelo
    .kind = masculine

noun-saw = serrote
    .kind = masculine
    .also = serra

noun-axe = machado
    .kind = masculine

noun-scissors = tesoura
    .kind = feminine

noun-paperclip = clipe
    .kind = masculine

noun-pencil = lápis
    .kind = masculine

noun-paintbrush = pincel
    .kind = masculine

noun-magnet = íman
    .kind = masculine

noun-anchor = âncora
    .kind = feminine

noun-telescope = telescópio
    .hyphens = teles|cópio
    .kind = masculine
    .also = luneta

noun-microscope = microscópio
    .hyphens = micros|cópio
    .kind = masculine

noun-compass = bússola
    .kind = feminine

noun-thermometer = termómetro
    .hyphens = termó|metro
    .kind = masculine

noun-battery = pilha
    .kind = feminine
    .also = bateria

noun-book = livro
    .kind = masculine

noun-camera = máquina fotográfica
    .hyphens = máquina foto|gráfica
    .kind = feminine
    .also = câmara

noun-television = televisão
    .hyphens = televi|são
    .kind = feminine
    .also = televisor, TV

noun-radio = rádio
    .kind = masculine

noun-telephone = telefone
    .kind = masculine

noun-printer = impressora
    .hyphens = impres|sora
    .kind = feminine

noun-envelope = envelope
    .kind = masculine
    .also = carta

noun-magnifier = lupa
    .kind = feminine

noun-football = bola de futebol
    .kind = feminine

noun-die = dado
    .kind = masculine

noun-yo-yo = ioiô
    .kind = masculine

noun-teddy = ursinho de peluche
    .kind = masculine
    .also = urso de peluche

noun-kite = papagaio de papel
    .kind = masculine
    .also = pipa

noun-skateboard = skate
    .kind = masculine

noun-trophy = troféu
    .kind = masculine
    .also = taça

noun-boomerang = bumerangue
    .hyphens = bume|rangue
    .kind = masculine

noun-parachute = paraquedas
    .hyphens = para|quedas
    .kind = masculine

noun-robot = robô
    .kind = masculine

noun-car = carro
    .kind = masculine
    .also = automóvel

noun-bicycle = bicicleta
    .hyphens = bici|cleta
    .kind = feminine

noun-airplane = avião
    .kind = masculine

noun-helicopter = helicóptero
    .hyphens = heli|cóptero
    .kind = masculine

noun-rocket = foguetão
    .kind = masculine
    .also = foguete

noun-sailboat = veleiro
    .kind = masculine
    .also = barco à vela

noun-canoe = canoa
    .kind = feminine

noun-tractor = trator
    .kind = masculine

noun-scooter = trotinete
    .hyphens = troti|nete
    .kind = feminine
    .also = patinete, trotineta

noun-cactus = cato
    .kind = masculine
    .also = cacto

noun-rose = rosa
    .kind = feminine

noun-sunflower = girassol
    .kind = masculine

noun-feather = pena
    .kind = feminine
    .also = pluma

noun-bone = osso
    .kind = masculine

noun-coin = moeda
    .kind = feminine

## The animals

noun-rabbit = coelho
    .hyphens = coe|lho
    .kind = masculine

noun-dove = pomba
    .kind = feminine

noun-mouse = rato
    .kind = masculine

noun-frog = rã
    .kind = feminine

noun-owl = coruja
    .hyphens = co|ruja
    .kind = feminine
    .also = mocho

noun-cat = gato
    .kind = masculine
