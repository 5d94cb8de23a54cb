### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } personas
replay-title-magic-hat = Magic Hat, { $players } personas
# A heading.
replay-round = Ronda { $number }
replay-begins = Empieza { $player }.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = La flecha apunta a la izquierda, hacia { $to }.
replay-to-right = La flecha apunta a la derecha, hacia { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } pasa su regalo más antiguo: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } tiene ahora { $points } punto negativo.
        [many] { $player } tiene ahora { $points } puntos negativos.
       *[other] { $player } tiene ahora { $points } puntos negativos.
    }
replay-round-ended = La ronda ha terminado.
replay-total =
    { $points ->
        [one] { $player }: { $points } punto negativo
        [many] { $player }: { $points } puntos negativos
       *[other] { $player }: { $points } puntos negativos
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = En la caja: { NOUN($object) }
replay-hat = Sombrero { $hat }: { NOUN($object) }
replay-looked = { $player } mira dentro del sombrero { $hat }: { NOUN($object) }
replay-swapped = { $player } intercambia los sombreros { $one } y { $other }.
replay-extra = { $player } intercambia también los sombreros { $one } y { $other }.
replay-skipped = { $player } lo deja así.
replay-out = { $player } queda fuera de esta ronda.
replay-won-by-call = { $player } gana la ronda.
replay-won-by-last = Solo queda { $player }, que gana la ronda.

## The end

replay-cut = Aquí se dio por terminada la ronda y cuenta tal como estaba.
replay-winner = ¡Ha ganado { $player }!
replay-winner-wand = ¡{ $player } se lleva la varita mágica y gana!
replay-undecided = Nadie ha ganado: la partida ha terminado sin resultado.
