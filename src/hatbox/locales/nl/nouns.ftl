### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: de (de gitaar, een mooie gitaar) or het (het boek, een mooi boek).
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = gitaar
    .kind = de

noun-piano = piano
    .kind = de
    .also = vleugel

noun-trumpet = trompet
    .kind = de

noun-violin = viool
    .kind = de

noun-drum = trommel
    .kind = de

noun-accordion = accordeon
    .hyphens = accor|deon
    .kind = de
    .also = trekharmonica, trekzak

noun-saxophone = saxofoon
    .kind = de

noun-harp = harp
    .kind = de

noun-microphone = microfoon
    .hyphens = micro|foon
    .kind = de

noun-bell = bel
    .kind = de
    .also = klok

noun-muffin = cupcake
    .kind = de
    .also = muffin

noun-broccoli = broccoli
    .kind = de

noun-carrot = wortel
    .kind = de
    .also = peen

noun-tomato = tomaat
    .kind = de

noun-banana = banaan
    .kind = de

noun-watermelon = watermeloen
    .hyphens = water|meloen
    .kind = de

noun-pineapple = ananas
    .kind = de

noun-strawberry = aardbei
    .kind = de

noun-pear = peer
    .kind = de

noun-mushroom = paddenstoel
    .hyphens = padden|stoel
    .kind = de
    .also = champignon, zwam

noun-onion = ui
    .kind = de
    .also = ajuin

noun-baguette = stokbrood
    .hyphens = stok|brood
    .kind = het
    .also = baguette

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = de

noun-pretzel = pretzel
    .kind = de
    .also = krakeling

noun-hamburger = hamburger
    .hyphens = ham|burger
    .kind = de

noun-pizza = pizza
    .kind = de

noun-donut = donut
    .kind = de

noun-egg = ei
    .kind = het

noun-lollipop = lolly
    .kind = de

noun-teapot = theepot
    .kind = de

noun-eggplant = aubergine
    .hyphens = auber|gine
    .kind = de

noun-cake = taart
    .kind = de

noun-cheese = kaas
    .kind = de

noun-hat = hoed
    .kind = de
    .also = hoge hoed

noun-crown = kroon
    .kind = de

noun-cap = pet
    .kind = de
    .also = cap

noun-shoe = schoen
    .kind = de
    .also = sneaker, gymschoen

noun-boot = laars
    .kind = de

noun-shirt = shirt
    .kind = het
    .also = polo, overhemd, T-shirt

noun-dress = jurk
    .kind = de

noun-ring = ring
    .kind = de

noun-backpack = rugzak
    .kind = de
    .also = rugtas

noun-umbrella = paraplu
    .kind = de

noun-watch = horloge
    .kind = het

noun-suitcase = koffer
    .kind = de
    .also = valies

noun-glasses = bril
    .kind = de

noun-key = sleutel
    .kind = de

noun-padlock = hangslot
    .kind = het

noun-candle = kaars
    .kind = de

noun-light-bulb = gloeilamp
    .hyphens = gloei|lamp
    .kind = de
    .also = peertje

noun-flashlight = zaklamp
    .kind = de
    .also = zaklantaarn

noun-spoon = lepel
    .kind = de

noun-chair = stoel
    .kind = de

noun-bed = bed
    .kind = het

noun-mirror = spiegel
    .kind = de

noun-ladder = ladder
    .kind = de
    .also = trap

noun-bucket = emmer
    .kind = de

noun-broom = bezem
    .kind = de

noun-basket = mand
    .kind = de
    .also = korf

noun-bathtub = badkuip
    .kind = de
    .also = ligbad

noun-toilet = toilet
    .kind = het
    .also = wc

noun-plunger = ontstopper
    .hyphens = ont|stopper
    .kind = de
    .also = plopper

noun-alarm-clock = wekker
    .kind = de

noun-hammer = hamer
    .kind = de

noun-saw = zaag
    .kind = de

noun-axe = bijl
    .kind = de
    .also = aks

noun-scissors = schaar
    .kind = de

noun-paperclip = paperclip
    .hyphens = paper|clip
    .kind = de

noun-pencil = potlood
    .kind = het

noun-paintbrush = penseel
    .kind = het
    .also = kwast

noun-magnet = magneet
    .kind = de

noun-anchor = anker
    .kind = het

noun-telescope = telescoop
    .hyphens = tele|scoop
    .kind = de
    .also = sterrenkijker

noun-microscope = microscoop
    .hyphens = micro|scoop
    .kind = de

noun-compass = kompas
    .kind = het

noun-thermometer = thermometer
    .hyphens = thermo|meter
    .kind = de

noun-battery = batterij
    .kind = de
    .also = accu

noun-book = boek
    .kind = het

noun-camera = camera
    .kind = de
    .also = fototoestel

noun-television = televisie
    .hyphens = tele|visie
    .kind = de
    .also = tv

noun-radio = radio
    .kind = de

noun-telephone = telefoon
    .kind = de

noun-printer = printer
    .kind = de

noun-envelope = envelop
    .kind = de
    .also = brief

noun-magnifier = vergrootglas
    .hyphens = vergroot|glas
    .kind = het
    .also = loep

noun-football = voetbal
    .kind = de

noun-die = dobbelsteen
    .hyphens = dobbel|steen
    .kind = de

noun-yo-yo = jojo
    .kind = de

noun-teddy = teddybeer
    .hyphens = teddy|beer
    .kind = de
    .also = knuffelbeer

noun-kite = vlieger
    .kind = de

noun-skateboard = skateboard
    .hyphens = skate|board
    .kind = het

noun-trophy = beker
    .kind = de
    .also = trofee, bokaal

noun-boomerang = boemerang
    .hyphens = boeme|rang
    .kind = de

noun-parachute = parachute
    .hyphens = para|chute
    .kind = de
    .also = valscherm

noun-robot = robot
    .kind = de

noun-car = auto
    .kind = de
    .also = wagen

noun-bicycle = fiets
    .kind = de
    .also = rijwiel

noun-airplane = vliegtuig
    .hyphens = vlieg|tuig
    .kind = het

noun-helicopter = helikopter
    .hyphens = heli|kopter
    .kind = de

noun-rocket = raket
    .kind = de

noun-sailboat = zeilboot
    .kind = de

noun-canoe = kano
    .kind = de

noun-tractor = tractor
    .kind = de
    .also = trekker

noun-scooter = step
    .kind = de
    .also = autoped

noun-cactus = cactus
    .kind = de

noun-rose = roos
    .kind = de

noun-sunflower = zonnebloem
    .hyphens = zonne|bloem
    .kind = de

noun-feather = veer
    .kind = de
    .also = pluim

noun-bone = bot
    .kind = het
    .also = been

noun-coin = munt
    .kind = de
    .also = geldstuk

## The animals

noun-rabbit = konijn
    .hyphens = ko|nijn
    .kind = het

noun-dove = duif
    .kind = de

noun-mouse = muis
    .kind = de

noun-frog = kikker
    .hyphens = kik|ker
    .kind = de

noun-owl = uil
    .kind = de

noun-cat = kat
    .kind = de
    .also = poes
