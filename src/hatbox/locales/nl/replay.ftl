### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } spelers
replay-title-magic-hat = Magic Hat, { $players } spelers
# A heading.
replay-round = Ronde { $number }
replay-begins = { $player } begint.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = De pijl wijst naar links, naar { $to }.
replay-to-right = De pijl wijst naar rechts, naar { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } geeft het oudste cadeau door: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } heeft nu { $points } minpunt.
       *[other] { $player } heeft nu { $points } minpunten.
    }
replay-round-ended = De ronde is afgelopen.
replay-total =
    { $points ->
        [one] { $player }: { $points } minpunt
       *[other] { $player }: { $points } minpunten
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = In de doos: { NOUN($object) }
replay-hat = Hoed { $hat }: { NOUN($object) }
replay-looked = { $player } kijkt in hoed { $hat }: { NOUN($object) }
replay-swapped = { $player } wisselt hoed { $one } en hoed { $other } om.
replay-extra = { $player } wisselt ook nog hoed { $one } en hoed { $other } om.
replay-skipped = { $player } laat het daarbij.
replay-out = { $player } ligt er deze ronde uit.
replay-won-by-call = { $player } wint de ronde.
replay-won-by-last = { $player } blijft als laatste over en wint de ronde.

## The end

replay-cut = Hier is de ronde gestopt; de stand van toen telt.
replay-winner = { $player } wint!
replay-winner-wand = { $player } pakt de toverstaf en wint!
replay-undecided = Niemand heeft gewonnen: het spel eindigde onbeslist.
