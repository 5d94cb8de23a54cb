### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } spelare
replay-title-magic-hat = Magic Hat, { $players } spelare
# A heading.
replay-round = Omgång { $number }
replay-begins = { $player } börjar.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = Pilen pekar åt vänster, mot { $to }.
replay-to-right = Pilen pekar åt höger, mot { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } ger den äldsta presenten vidare: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } har nu { $points } minuspoäng.
       *[other] { $player } har nu { $points } minuspoäng.
    }
replay-round-ended = Omgången är slut.
replay-total =
    { $points ->
        [one] { $player }: { $points } minuspoäng
       *[other] { $player }: { $points } minuspoäng
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = I asken: { NOUN($object) }
replay-hat = Hatt { $hat }: { NOUN($object) }
replay-looked = { $player } tittar i hatt { $hat }: { NOUN($object) }
replay-swapped = { $player } byter plats på hatt { $one } och { $other }.
replay-extra = { $player } byter också plats på hatt { $one } och { $other }.
replay-skipped = { $player } låter det vara.
replay-out = { $player } är ute ur omgången.
replay-won-by-call = { $player } vinner omgången.
replay-won-by-last = { $player } är ensam kvar och vinner omgången.

## The end

replay-cut = Här avbröts omgången; ställningen då gäller.
replay-winner = { $player } vinner!
replay-winner-wand = { $player } tar trollstaven och vinner!
replay-undecided = Ingen har vunnit: spelet slutade oavgjort.
