### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: masculine, feminine; masculine-vowel and feminine-vowel before a vowel or a mute h
### (l’avion, un bel avion, l’échelle); masculine-plural, feminine-plural.
### An aspirated h counts as a consonant: la harpe, la hache, le hamburger, le hibou.
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = guitare
    .kind = feminine

noun-piano = piano
    .kind = masculine

noun-trumpet = trompette
    .hyphens = trom|pette
    .kind = feminine

noun-violin = violon
    .kind = masculine

noun-drum = tambour
    .kind = masculine

noun-accordion = accordéon
    .hyphens = accor|déon
    .kind = masculine-vowel

noun-saxophone = saxophone
    .hyphens = saxo|phone
    .kind = masculine

noun-harp = harpe
    .kind = feminine

noun-microphone = micro
    .kind = masculine
    .also = microphone

noun-bell = cloche
    .kind = feminine
    .also = clochette, sonnette

noun-muffin = cupcake
    .kind = masculine
    .also = muffin

noun-broccoli = brocoli
    .kind = masculine

noun-carrot = carotte
    .kind = feminine

noun-tomato = tomate
    .kind = feminine

noun-banana = banane
    .kind = feminine

noun-watermelon = pastèque
    .kind = feminine
    .also = melon d’eau

noun-pineapple = ananas
    .kind = masculine-vowel

noun-strawberry = fraise
    .kind = feminine

noun-pear = poire
    .kind = feminine

noun-mushroom = champignon
    .hyphens = champi|gnon
    .kind = masculine

noun-onion = oignon
    .kind = masculine-vowel

noun-baguette = baguette
    .kind = feminine
    .also = pain

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = masculine

noun-pretzel = bretzel
    .kind = masculine

noun-hamburger = hamburger
    .hyphens = ham|burger
    .kind = masculine

noun-pizza = pizza
    .kind = feminine

noun-donut = donut
    .kind = masculine
    .also = beignet

noun-egg = œuf
    .kind = masculine-vowel

noun-lollipop = sucette
    .kind = feminine

noun-teapot = théière
    .kind = feminine

noun-eggplant = aubergine
    .hyphens = auber|gine
    .kind = feminine-vowel

noun-cake = gâteau
    .kind = masculine

noun-cheese = fromage
    .kind = masculine

noun-hat = chapeau
    .kind = masculine
    .also = haut-de-forme

noun-crown = couronne
    .kind = feminine

noun-cap = casquette
    .hyphens = cas|quette
    .kind = feminine

noun-shoe = chaussure
    .hyphens = chaus|sure
    .kind = feminine
    .also = basket, tennis

noun-boot = botte
    .kind = feminine
    .also = bottine

noun-shirt = polo
    .kind = masculine
    .also = chemise, T-shirt

noun-dress = robe
    .kind = feminine

noun-ring = bague
    .kind = feminine
    .also = anneau

noun-backpack = sac à dos
    .kind = masculine
    .also = cartable

noun-umbrella = parapluie
    .hyphens = para|pluie
    .kind = masculine

noun-watch = montre
    .kind = feminine

noun-suitcase = valise
    .kind = feminine

noun-glasses = lunettes
    .kind = feminine-plural

noun-key = clé
    .kind = feminine
    .also = clef

noun-padlock = cadenas
    .kind = masculine

noun-candle = bougie
    .kind = feminine
    .also = chandelle

noun-light-bulb = ampoule
    .kind = feminine-vowel

noun-flashlight = lampe de poche
    .kind = feminine
    .also = lampe torche

noun-spoon = cuillère
    .kind = feminine

noun-chair = chaise
    .kind = feminine

noun-bed = lit
    .kind = masculine

noun-mirror = miroir
    .kind = masculine
    .also = glace

noun-ladder = échelle
    .kind = feminine-vowel

noun-bucket = seau
    .kind = masculine

noun-broom = balai
    .kind = masculine

noun-basket = panier
    .kind = masculine
    .also = corbeille

noun-bathtub = baignoire
    .hyphens = bai|gnoire
    .kind = feminine

noun-toilet = toilettes
    .hyphens = toi|lettes
    .kind = feminine-plural
    .also = cuvette, WC

noun-plunger = ventouse
    .kind = feminine
    .also = débouchoir

noun-alarm-clock = réveil
    .kind = masculine
    .also = réveille-matin

noun-hammer = marteau
    .kind = masculine

noun-saw = scie
    .kind = feminine

noun-axe = hache
    .kind = feminine

noun-scissors = ciseaux
    .kind = masculine-plural

noun-paperclip = trombone
    .kind = masculine

noun-pencil = crayon
    .kind = masculine

noun-paintbrush = pinceau
    .kind = masculine

noun-magnet = aimant
    .kind = masculine-vowel

noun-anchor = ancre
    .kind = feminine-vowel

noun-telescope = télescope
    .hyphens = téles|cope
    .kind = masculine
    .also = longue-vue

noun-microscope = microscope
    .hyphens = micro|scope
    .kind = masculine

noun-compass = boussole
    .kind = feminine

noun-thermometer = thermomètre
    .hyphens = thermo|mètre
    .kind = masculine

noun-battery = pile
    .kind = feminine
    .also = batterie

noun-book = livre
    .kind = masculine
    .also = bouquin

noun-camera = appareil photo
    .kind = masculine-vowel
    .also = caméra

noun-television = télévision
    .hyphens = télé|vision
    .kind = feminine
    .also = téléviseur, TV

noun-radio = radio
    .kind = feminine

noun-telephone = téléphone
    .hyphens = télé|phone
    .kind = masculine

noun-printer = imprimante
    .hyphens = impri|mante
    .kind = feminine-vowel

noun-envelope = enveloppe
    .hyphens = enve|loppe
    .kind = feminine-vowel
    .also = lettre

noun-magnifier = loupe
    .kind = feminine

noun-football = ballon de foot
    .kind = masculine
    .also = football

noun-die = dé
    .kind = masculine

noun-yo-yo = yoyo
    .kind = masculine

noun-teddy = nounours
    .kind = masculine
    .also = ours en peluche

noun-kite = cerf-volant
    .kind = masculine

noun-skateboard = skateboard
    .hyphens = skate|board
    .kind = masculine
    .also = planche à roulettes

noun-trophy = trophée
    .kind = masculine
    .also = coupe

noun-boomerang = boomerang
    .hyphens = boome|rang
    .kind = masculine

noun-parachute = parachute
    .hyphens = para|chute
    .kind = masculine

noun-robot = robot
    .kind = masculine

noun-car = voiture
    .kind = feminine
    .also = auto

noun-bicycle = vélo
    .kind = masculine
    .also = bicyclette

noun-airplane = avion
    .kind = masculine-vowel

noun-helicopter = hélicoptère
    .hyphens = héli|coptère
    .kind = masculine-vowel

noun-rocket = fusée
    .kind = feminine

noun-sailboat = voilier
    .kind = masculine
    .also = bateau à voile

noun-canoe = canoë
    .kind = masculine
    .also = pirogue

noun-tractor = tracteur
    .kind = masculine

noun-scooter = trottinette
    .hyphens = trotti|nette
    .kind = feminine
    .also = patinette

noun-cactus = cactus
    .kind = masculine

noun-rose = rose
    .kind = feminine

noun-sunflower = tournesol
    .hyphens = tourne|sol
    .kind = masculine

noun-feather = plume
    .kind = feminine

noun-bone = os
    .kind = masculine-vowel

noun-coin = pièce de monnaie
    .kind = feminine
    .also = sou

## The animals

noun-rabbit = lapin
    .kind = masculine

noun-dove = colombe
    .hyphens = co|lombe
    .kind = feminine
    .also = pigeon

noun-mouse = souris
    .kind = feminine

noun-frog = grenouille
    .hyphens = gre|nouille
    .kind = feminine

noun-owl = hibou
    .kind = masculine
    .also = chouette

noun-cat = chat
    .kind = masculine
