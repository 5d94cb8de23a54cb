### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: en, et, plural. definite: the noun with its article (guitaren, klaveret).
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = guitar
    .kind = en
    .definite = guitaren

noun-piano = klaver
    .kind = et
    .definite = klaveret
    .also = flygel, piano

noun-trumpet = trompet
    .kind = en
    .definite = trompeten

noun-violin = violin
    .kind = en
    .definite = violinen

noun-drum = tromme
    .kind = en
    .definite = trommen

noun-accordion = harmonika
    .hyphens = harmo|nika
    .kind = en
    .definite = harmonikaen
    .also = akkordeon, trækharmonika

noun-saxophone = saxofon
    .kind = en
    .definite = saxofonen

noun-harp = harpe
    .kind = en
    .definite = harpen

noun-microphone = mikrofon
    .kind = en
    .definite = mikrofonen

noun-bell = klokke
    .kind = en
    .definite = klokken
    .also = bjælde

noun-muffin = muffin
    .kind = en
    .definite = muffinen
    .also = cupcake

noun-broccoli = broccoli
    .kind = en
    .definite = broccolien

noun-carrot = gulerod
    .kind = en
    .definite = guleroden

noun-tomato = tomat
    .kind = en
    .definite = tomaten

noun-banana = banan
    .kind = en
    .definite = bananen

noun-watermelon = vandmelon
    .hyphens = vand|melon
    .kind = en
    .definite = vandmelonen

noun-pineapple = ananas
    .kind = en
    .definite = ananassen

noun-strawberry = jordbær
    .kind = et
    .definite = jordbærret

noun-pear = pære
    .kind = en
    .definite = pæren

noun-mushroom = svamp
    .kind = en
    .definite = svampen
    .also = champignon

noun-onion = løg
    .kind = et
    .definite = løget

noun-baguette = baguette
    .kind = en
    .definite = baguetten
    .also = flute, franskbrød

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = en
    .definite = croissanten

noun-pretzel = kringle
    .kind = en
    .definite = kringlen
    .also = pretzel

noun-hamburger = hamburger
    .hyphens = ham|burger
    .kind = en
    .definite = hamburgeren

noun-pizza = pizza
    .kind = en
    .definite = pizzaen

noun-donut = donut
    .kind = en
    .definite = donutten

noun-egg = æg
    .kind = et
    .definite = ægget

noun-lollipop = slikkepind
    .hyphens = slikke|pind
    .kind = en
    .definite = slikkepinden

noun-teapot = tekande
    .kind = en
    .definite = tekanden

noun-eggplant = aubergine
    .hyphens = auber|gine
    .kind = en
    .definite = auberginen

noun-cake = lagkage
    .hyphens = lag|kage
    .kind = en
    .definite = lagkagen
    .also = kage

noun-cheese = ost
    .kind = en
    .definite = osten

noun-hat = hat
    .kind = en
    .definite = hatten
    .also = cylinderhat, høj hat

noun-crown = krone
    .kind = en
    .definite = kronen

noun-cap = kasket
    .kind = en
    .definite = kasketten
    .also = cap

noun-shoe = sko
    .kind = en
    .definite = skoen
    .also = sneaker, gummisko

noun-boot = støvle
    .kind = en
    .definite = støvlen

noun-shirt = trøje
    .kind = en
    .definite = trøjen
    .also = skjorte, polo, T-shirt

noun-dress = kjole
    .kind = en
    .definite = kjolen

noun-ring = ring
    .kind = en
    .definite = ringen

noun-backpack = rygsæk
    .kind = en
    .definite = rygsækken
    .also = skoletaske

noun-umbrella = paraply
    .kind = en
    .definite = paraplyen

noun-watch = armbåndsur
    .hyphens = armbånds|ur
    .kind = et
    .definite = armbåndsuret

noun-suitcase = kuffert
    .kind = en
    .definite = kufferten

noun-glasses = briller
    .kind = plural
    .definite = brillerne

noun-key = nøgle
    .kind = en
    .definite = nøglen

noun-padlock = hængelås
    .kind = en
    .definite = hængelåsen

noun-candle = stearinlys
    .hyphens = stearin|lys
    .kind = et
    .definite = stearinlyset

noun-light-bulb = elpære
    .kind = en
    .definite = elpæren

noun-flashlight = lommelygte
    .hyphens = lomme|lygte
    .kind = en
    .definite = lommelygten

noun-spoon = ske
    .kind = en
    .definite = skeen

noun-chair = stol
    .kind = en
    .definite = stolen

noun-bed = seng
    .kind = en
    .definite = sengen

noun-mirror = spejl
    .kind = et
    .definite = spejlet

noun-ladder = stige
    .kind = en
    .definite = stigen

noun-bucket = spand
    .kind = en
    .definite = spanden

noun-broom = kost
    .kind = en
    .definite = kosten

noun-basket = kurv
    .kind = en
    .definite = kurven

noun-bathtub = badekar
    .kind = et
    .definite = badekarret

noun-toilet = toilet
    .kind = et
    .definite = toilettet
    .also = wc

noun-plunger = svupper
    .kind = en
    .definite = svupperen
    .also = vaskesuger

noun-alarm-clock = vækkeur
    .kind = et
    .definite = vækkeuret

noun-hammer = hammer
    .kind = en
    .definite = hammeren

noun-saw = sav
    .kind = en
    .definite = saven

noun-axe = økse
    .kind = en
    .definite = øksen

noun-scissors = saks
    .kind = en
    .definite = saksen

noun-paperclip = papirclips
    .hyphens = papir|clips
    .kind = en
    .definite = papirclipsen

noun-pencil = blyant
    .kind = en
    .definite = blyanten

noun-paintbrush = pensel
    .kind = en
    .definite = penslen

noun-magnet = magnet
    .kind = en
    .definite = magneten

noun-anchor = anker
    .kind = et
    .definite = ankeret

noun-telescope = teleskop
    .kind = et
    .definite = teleskopet
    .also = stjernekikkert

noun-microscope = mikroskop
    .hyphens = mikro|skop
    .kind = et
    .definite = mikroskopet

noun-compass = kompas
    .kind = et
    .definite = kompasset

noun-thermometer = termometer
    .hyphens = termo|meter
    .kind = et
    .definite = termometeret

noun-battery = batteri
    .kind = et
    .definite = batteriet

noun-book = bog
    .kind = en
    .definite = bogen

noun-camera = kamera
    .kind = et
    .definite = kameraet
    .also = fotoapparat

noun-television = fjernsyn
    .kind = et
    .definite = fjernsynet
    .also = tv

noun-radio = radio
    .kind = en
    .definite = radioen

noun-telephone = telefon
    .kind = en
    .definite = telefonen

noun-printer = printer
    .kind = en
    .definite = printeren

noun-envelope = konvolut
    .kind = en
    .definite = konvolutten
    .also = brev, kuvert

noun-magnifier = forstørrelsesglas
    .hyphens = for|størrelses|glas
    .kind = et
    .definite = forstørrelsesglasset
    .also = lup

noun-football = fodbold
    .kind = en
    .definite = fodbolden

noun-die = terning
    .kind = en
    .definite = terningen

noun-yo-yo = yoyo
    .kind = en
    .definite = yoyoen

noun-teddy = bamse
    .kind = en
    .definite = bamsen
    .also = teddybjørn

noun-kite = drage
    .kind = en
    .definite = dragen

noun-skateboard = skateboard
    .hyphens = skate|board
    .kind = et
    .definite = skateboardet

noun-trophy = pokal
    .kind = en
    .definite = pokalen
    .also = trofæ

noun-boomerang = boomerang
    .hyphens = boome|rang
    .kind = en
    .definite = boomerangen

noun-parachute = faldskærm
    .hyphens = fald|skærm
    .kind = en
    .definite = faldskærmen

noun-robot = robot
    .kind = en
    .definite = robotten

noun-car = bil
    .kind = en
    .definite = bilen

noun-bicycle = cykel
    .kind = en
    .definite = cyklen

noun-airplane = fly
    .kind = et
    .definite = flyet
    .also = flyvemaskine

noun-helicopter = helikopter
    .hyphens = heli|kopter
    .kind = en
    .definite = helikopteren

noun-rocket = raket
    .kind = en
    .definite = raketten

noun-sailboat = sejlbåd
    .kind = en
    .definite = sejlbåden

noun-canoe = kano
    .kind = en
    .definite = kanoen

noun-tractor = traktor
    .kind = en
    .definite = traktoren

noun-scooter = løbehjul
    .kind = et
    .definite = løbehjulet

noun-cactus = kaktus
    .kind = en
    .definite = kaktussen

noun-rose = rose
    .kind = en
    .definite = rosen

noun-sunflower = solsikke
    .kind = en
    .definite = solsikken

noun-feather = fjer
    .kind = en
    .definite = fjeren

noun-bone = knogle
    .kind = en
    .definite = knoglen
    .also = kødben

noun-coin = mønt
    .kind = en
    .definite = mønten

## The animals

noun-rabbit = kanin
    .kind = en
    .definite = kaninen

noun-dove = due
    .kind = en
    .definite = duen

noun-mouse = mus
    .kind = en
    .definite = musen

noun-frog = frø
    .kind = en
    .definite = frøen

noun-owl = ugle
    .kind = en
    .definite = uglen

noun-cat = kat
    .kind = en
    .definite = katten
