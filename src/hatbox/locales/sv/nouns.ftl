### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: en, ett, plural. definite: the noun with its article (gitarren, pianot).
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = gitarr
    .kind = en
    .definite = gitarren

noun-piano = piano
    .kind = ett
    .definite = pianot
    .also = flygel

noun-trumpet = trumpet
    .kind = en
    .definite = trumpeten

noun-violin = fiol
    .kind = en
    .definite = fiolen
    .also = violin

noun-drum = trumma
    .kind = en
    .definite = trumman

noun-accordion = dragspel
    .kind = ett
    .definite = dragspelet

noun-saxophone = saxofon
    .kind = en
    .definite = saxofonen

noun-harp = harpa
    .kind = en
    .definite = harpan

noun-microphone = mikrofon
    .kind = en
    .definite = mikrofonen

noun-bell = ringklocka
    .hyphens = ring|klocka
    .kind = en
    .definite = ringklockan
    .also = bjällra

noun-muffin = muffin
    .kind = en
    .definite = muffinen
    .also = cupcake

noun-broccoli = broccoli
    .kind = en
    .definite = broccolin

noun-carrot = morot
    .kind = en
    .definite = moroten

noun-tomato = tomat
    .kind = en
    .definite = tomaten

noun-banana = banan
    .kind = en
    .definite = bananen

noun-watermelon = vattenmelon
    .hyphens = vatten|melon
    .kind = en
    .definite = vattenmelonen

noun-pineapple = ananas
    .kind = en
    .definite = ananasen

noun-strawberry = jordgubbe
    .hyphens = jord|gubbe
    .kind = en
    .definite = jordgubben

noun-pear = päron
    .kind = ett
    .definite = päronet

noun-mushroom = svamp
    .kind = en
    .definite = svampen
    .also = champinjon

noun-onion = lök
    .kind = en
    .definite = löken

noun-baguette = baguette
    .kind = en
    .definite = baguetten
    .also = franskbröd

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = en
    .definite = croissanten
    .also = giffel

noun-pretzel = kringla
    .kind = en
    .definite = kringlan
    .also = pretzel

noun-hamburger = hamburgare
    .hyphens = ham|burgare
    .kind = en
    .definite = hamburgaren

noun-pizza = pizza
    .kind = en
    .definite = pizzan

noun-donut = munk
    .kind = en
    .definite = munken
    .also = donut

noun-egg = ägg
    .kind = ett
    .definite = ägget

noun-lollipop = klubba
    .kind = en
    .definite = klubban
    .also = slickepinne

noun-teapot = tekanna
    .kind = en
    .definite = tekannan

noun-eggplant = aubergine
    .hyphens = auber|gine
    .kind = en
    .definite = auberginen
    .also = äggplanta

noun-cake = tårta
    .kind = en
    .definite = tårtan

noun-cheese = ost
    .kind = en
    .definite = osten

noun-hat = hatt
    .kind = en
    .definite = hatten
    .also = cylinderhatt, hög hatt

noun-crown = krona
    .kind = en
    .definite = kronan

noun-cap = keps
    .kind = en
    .definite = kepsen

noun-shoe = sko
    .kind = en
    .definite = skon
    .also = sneaker, gympasko

noun-boot = stövel
    .kind = en
    .definite = stöveln

noun-shirt = tröja
    .kind = en
    .definite = tröjan
    .also = skjorta, piké, T-shirt

noun-dress = klänning
    .kind = en
    .definite = klänningen

noun-ring = ring
    .kind = en
    .definite = ringen

noun-backpack = ryggsäck
    .kind = en
    .definite = ryggsäcken

noun-umbrella = paraply
    .kind = ett
    .definite = paraplyet

noun-watch = armbandsklocka
    .hyphens = armbands|klocka
    .kind = en
    .definite = armbandsklockan
    .also = armbandsur

noun-suitcase = resväska
    .kind = en
    .definite = resväskan
    .also = kappsäck

noun-glasses = glasögon
    .kind = plural
    .definite = glasögonen
    .also = brillor

noun-key = nyckel
    .kind = en
    .definite = nyckeln

noun-padlock = hänglås
    .kind = ett
    .definite = hänglåset

noun-candle = stearinljus
    .hyphens = stearin|ljus
    .kind = ett
    .definite = stearinljuset

noun-light-bulb = glödlampa
    .hyphens = glöd|lampa
    .kind = en
    .definite = glödlampan

noun-flashlight = ficklampa
    .hyphens = fick|lampa
    .kind = en
    .definite = ficklampan

noun-spoon = sked
    .kind = en
    .definite = skeden

noun-chair = stol
    .kind = en
    .definite = stolen

noun-bed = säng
    .kind = en
    .definite = sängen

noun-mirror = spegel
    .kind = en
    .definite = spegeln

noun-ladder = stege
    .kind = en
    .definite = stegen

noun-bucket = hink
    .kind = en
    .definite = hinken
    .also = spann

noun-broom = kvast
    .kind = en
    .definite = kvasten

noun-basket = korg
    .kind = en
    .definite = korgen

noun-bathtub = badkar
    .kind = ett
    .definite = badkaret

noun-toilet = toalett
    .kind = en
    .definite = toaletten
    .also = wc

noun-plunger = vaskrensare
    .hyphens = vask|rensare
    .kind = en
    .definite = vaskrensaren
    .also = propprensare

noun-alarm-clock = väckarklocka
    .hyphens = väckar|klocka
    .kind = en
    .definite = väckarklockan

noun-hammer = hammare
    .kind = en
    .definite = hammaren

noun-saw = såg
    .kind = en
    .definite = sågen

noun-axe = yxa
    .kind = en
    .definite = yxan

noun-scissors = sax
    .kind = en
    .definite = saxen

noun-paperclip = gem
    .kind = ett
    .definite = gemet

noun-pencil = blyertspenna
    .hyphens = blyerts|penna
    .kind = en
    .definite = blyertspennan

noun-paintbrush = pensel
    .kind = en
    .definite = penseln

noun-magnet = magnet
    .kind = en
    .definite = magneten

noun-anchor = ankare
    .kind = ett
    .definite = ankaret

noun-telescope = teleskop
    .kind = ett
    .definite = teleskopet
    .also = stjärnkikare

noun-microscope = mikroskop
    .hyphens = mikro|skop
    .kind = ett
    .definite = mikroskopet

noun-compass = kompass
    .kind = en
    .definite = kompassen

noun-thermometer = termometer
    .hyphens = termo|meter
    .kind = en
    .definite = termometern

noun-battery = batteri
    .kind = ett
    .definite = batteriet

noun-book = bok
    .kind = en
    .definite = boken

noun-camera = kamera
    .kind = en
    .definite = kameran

noun-television = tv
    .kind = en
    .definite = tv:n
    .also = television, teve

noun-radio = radio
    .kind = en
    .definite = radion

noun-telephone = telefon
    .kind = en
    .definite = telefonen

noun-printer = skrivare
    .kind = en
    .definite = skrivaren
    .also = printer

noun-envelope = kuvert
    .kind = ett
    .definite = kuvertet
    .also = brev

noun-magnifier = förstoringsglas
    .hyphens = förstor|ings|glas
    .kind = ett
    .definite = förstoringsglaset
    .also = lupp

noun-football = fotboll
    .kind = en
    .definite = fotbollen

noun-die = tärning
    .kind = en
    .definite = tärningen

noun-yo-yo = jojo
    .kind = en
    .definite = jojon

noun-teddy = nalle
    .kind = en
    .definite = nallen
    .also = teddybjörn

noun-kite = drake
    .kind = en
    .definite = draken

noun-skateboard = skateboard
    .hyphens = skate|board
    .kind = en
    .definite = skateboarden

noun-trophy = pokal
    .kind = en
    .definite = pokalen
    .also = buckla, trofé

noun-boomerang = bumerang
    .kind = en
    .definite = bumerangen
    .also = boomerang

noun-parachute = fallskärm
    .hyphens = fall|skärm
    .kind = en
    .definite = fallskärmen

noun-robot = robot
    .kind = en
    .definite = roboten

noun-car = bil
    .kind = en
    .definite = bilen

noun-bicycle = cykel
    .kind = en
    .definite = cykeln

noun-airplane = flygplan
    .kind = ett
    .definite = flygplanet

noun-helicopter = helikopter
    .hyphens = heli|kopter
    .kind = en
    .definite = helikoptern

noun-rocket = raket
    .kind = en
    .definite = raketen

noun-sailboat = segelbåt
    .kind = en
    .definite = segelbåten

noun-canoe = kanot
    .kind = en
    .definite = kanoten

noun-tractor = traktor
    .kind = en
    .definite = traktorn

noun-scooter = sparkcykel
    .hyphens = spark|cykel
    .kind = en
    .definite = sparkcykeln

noun-cactus = kaktus
    .kind = en
    .definite = kaktusen

noun-rose = ros
    .kind = en
    .definite = rosen

noun-sunflower = solros
    .kind = en
    .definite = solrosen

noun-feather = fjäder
    .kind = en
    .definite = fjädern

noun-bone = köttben
    .kind = ett
    .definite = köttbenet
    .also = knota, ben

noun-coin = mynt
    .kind = ett
    .definite = myntet
    .also = peng, slant

## The animals

noun-rabbit = kanin
    .kind = en
    .definite = kaninen

noun-dove = duva
    .kind = en
    .definite = duvan

noun-mouse = mus
    .kind = en
    .definite = musen

noun-frog = groda
    .kind = en
    .definite = grodan

noun-owl = uggla
    .kind = en
    .definite = ugglan

noun-cat = katt
    .kind = en
    .definite = katten
