### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, in { $players }
replay-title-magic-hat = Magic Hat, in { $players }
# A heading.
replay-round = Manche { $number }
replay-begins = Comincia { $player }.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = La freccia punta a sinistra, verso { $to }.
replay-to-right = La freccia punta a destra, verso { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } passa il regalo più vecchio: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } ha ora { $points } punto negativo.
        [many] { $player } ha ora { $points } punti negativi.
       *[other] { $player } ha ora { $points } punti negativi.
    }
replay-round-ended = La manche è finita.
replay-total =
    { $points ->
        [one] { $player }: { $points } punto negativo
        [many] { $player }: { $points } punti negativi
       *[other] { $player }: { $points } punti negativi
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = Nella scatola: { NOUN($object) }
replay-hat = Cappello { $hat }: { NOUN($object) }
replay-looked = { $player } guarda nel cappello { $hat }: { NOUN($object) }
replay-swapped = { $player } scambia i cappelli { $one } e { $other }.
replay-extra = { $player } scambia anche i cappelli { $one } e { $other }.
replay-skipped = { $player } si ferma qui.
replay-out = { $player } è fuori da questa manche.
replay-won-by-call = { $player } vince la manche.
replay-won-by-last = Resta soltanto { $player }, che vince la manche.

## The end

replay-cut = Qui la manche è stata fermata e vale così com’era.
replay-winner = { $player } ha vinto!
replay-winner-wand = { $player } prende la bacchetta magica e vince!
replay-undecided = Nessuno ha vinto: la partita è finita senza risultato.
