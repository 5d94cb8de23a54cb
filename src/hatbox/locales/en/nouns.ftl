### The gifts and animals, as people call them at a table. See docs/translating.md.
###
### kind: a (a guitar), an (an egg), some (broccoli: it is not counted), plural (scissors).
### hyphens: where a long name may break.
### also: second names to find it by when typing.

## The gifts

noun-guitar = guitar
    .kind = a

noun-piano = piano
    .kind = a
    .also = grand piano, keyboard

noun-trumpet = trumpet
    .kind = a

noun-violin = violin
    .kind = a
    .also = fiddle

noun-drum = drum
    .kind = a

noun-accordion = accordion
    .hyphens = accor|dion
    .kind = an
    .also = squeezebox

noun-saxophone = saxophone
    .hyphens = saxo|phone
    .kind = a

noun-harp = harp
    .kind = a

noun-microphone = microphone
    .hyphens = micro|phone
    .kind = a
    .also = mike

noun-bell = bell
    .kind = a

noun-muffin = cupcake
    .kind = a
    .also = muffin, fairy cake

noun-broccoli = broccoli
    .kind = some

noun-carrot = carrot
    .kind = a

noun-tomato = tomato
    .kind = a

noun-banana = banana
    .kind = a

noun-watermelon = watermelon
    .hyphens = water|melon
    .kind = a

noun-pineapple = pineapple
    .hyphens = pine|apple
    .kind = a

noun-strawberry = strawberry
    .hyphens = straw|berry
    .kind = a

noun-pear = pear
    .kind = a

noun-mushroom = mushroom
    .kind = a
    .also = toadstool

noun-onion = onion
    .kind = an

noun-baguette = baguette
    .kind = a
    .also = French bread, loaf

noun-croissant = croissant
    .hyphens = crois|sant
    .kind = a

noun-pretzel = pretzel
    .kind = a

noun-hamburger = hamburger
    .hyphens = ham|burger
    .kind = a

noun-pizza = pizza
    .kind = a

noun-donut = doughnut
    .hyphens = dough|nut
    .kind = a
    .also = donut

noun-egg = egg
    .kind = an

noun-lollipop = lollipop
    .kind = a
    .also = lolly, sucker

noun-teapot = teapot
    .kind = a
    .also = kettle

noun-eggplant = aubergine
    .hyphens = auber|gine
    .kind = an
    .also = eggplant

noun-cake = cake
    .kind = a

noun-cheese = cheese
    .kind = some

noun-hat = hat
    .kind = a
    .also = top hat

noun-crown = crown
    .kind = a

noun-cap = cap
    .kind = a
    .also = baseball cap

noun-shoe = shoe
    .kind = a
    .also = sneaker, trainer

noun-boot = boot
    .kind = a

noun-shirt = shirt
    .kind = a
    .also = tee, polo, T-shirt

noun-dress = dress
    .kind = a

noun-ring = ring
    .kind = a

noun-backpack = backpack
    .kind = a
    .also = rucksack

noun-umbrella = umbrella
    .kind = an
    .also = brolly

noun-watch = watch
    .kind = a
    .also = wristwatch

noun-suitcase = suitcase
    .kind = a
    .also = luggage

noun-glasses = glasses
    .kind = plural
    .also = specs, spectacles, eyeglasses

noun-key = key
    .kind = a

noun-padlock = padlock
    .kind = a

noun-candle = candle
    .kind = a

noun-light-bulb = light bulb
    .kind = a
    .also = lamp

noun-flashlight = torch
    .kind = a
    .also = flashlight

noun-spoon = spoon
    .kind = a

noun-chair = chair
    .kind = a

noun-bed = bed
    .kind = a

noun-mirror = mirror
    .kind = a
    .also = looking glass

noun-ladder = ladder
    .kind = a

noun-bucket = bucket
    .kind = a
    .also = pail

noun-broom = broom
    .kind = a

noun-basket = basket
    .kind = a
    .also = hamper

noun-bathtub = bathtub
    .kind = a

noun-toilet = toilet
    .kind = a
    .also = loo, lavatory, WC

noun-plunger = plunger
    .kind = a

noun-alarm-clock = alarm clock
    .kind = an

noun-hammer = hammer
    .kind = a

noun-saw = saw
    .kind = a

noun-axe = axe
    .kind = an
    .also = hatchet

noun-scissors = scissors
    .kind = plural

noun-paperclip = paperclip
    .hyphens = paper|clip
    .kind = a

noun-pencil = pencil
    .kind = a

noun-paintbrush = paintbrush
    .hyphens = paint|brush
    .kind = a

noun-magnet = magnet
    .kind = a

noun-anchor = anchor
    .kind = an

noun-telescope = telescope
    .hyphens = tele|scope
    .kind = a
    .also = spyglass

noun-microscope = microscope
    .hyphens = micro|scope
    .kind = a

noun-compass = compass
    .kind = a

noun-thermometer = thermometer
    .hyphens = thermo|meter
    .kind = a

noun-battery = battery
    .kind = a

noun-book = book
    .kind = a

noun-camera = camera
    .kind = a

noun-television = television
    .hyphens = tele|vision
    .kind = a
    .also = telly, TV

noun-radio = radio
    .kind = a

noun-telephone = telephone
    .hyphens = tele|phone
    .kind = a

noun-printer = printer
    .kind = a

noun-envelope = envelope
    .kind = an
    .also = letter

noun-magnifier = magnifying glass
    .hyphens = magni|fying glass
    .kind = a
    .also = magnifier, loupe

noun-football = football
    .kind = a
    .also = soccer ball

noun-die = dice
    .kind = a
    .also = die

noun-yo-yo = yo-yo
    .kind = a

noun-teddy = teddy bear
    .kind = a

noun-kite = kite
    .kind = a

noun-skateboard = skateboard
    .hyphens = skate|board
    .kind = a

noun-trophy = trophy
    .kind = a
    .also = cup

noun-boomerang = boomerang
    .hyphens = boom|erang
    .kind = a

noun-parachute = parachute
    .hyphens = para|chute
    .kind = a

noun-robot = robot
    .kind = a

noun-car = car
    .kind = a
    .also = automobile

noun-bicycle = bicycle
    .kind = a
    .also = bike

noun-airplane = aeroplane
    .hyphens = aero|plane
    .kind = an
    .also = airplane

noun-helicopter = helicopter
    .hyphens = heli|copter
    .kind = a
    .also = chopper

noun-rocket = rocket
    .kind = a
    .also = spaceship

noun-sailboat = sailing boat
    .kind = a
    .also = sailboat, yacht

noun-canoe = canoe
    .kind = a

noun-tractor = tractor
    .kind = a

noun-scooter = scooter
    .kind = a

noun-cactus = cactus
    .kind = a

noun-rose = rose
    .kind = a

noun-sunflower = sunflower
    .hyphens = sun|flower
    .kind = a

noun-feather = feather
    .kind = a
    .also = quill

noun-bone = bone
    .kind = a

noun-coin = coin
    .kind = a
    .also = money

## The animals

noun-rabbit = rabbit
    .kind = a
    .also = bunny

noun-dove = dove
    .kind = a
    .also = pigeon

noun-mouse = mouse
    .kind = a

noun-frog = frog
    .kind = a

noun-owl = owl
    .kind = an

noun-cat = cat
    .kind = a
