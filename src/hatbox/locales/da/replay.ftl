### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } spillere
replay-title-magic-hat = Magic Hat, { $players } spillere
# A heading.
replay-round = Runde { $number }
replay-begins = { $player } begynder.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = Pilen peger til venstre, mod { $to }.
replay-to-right = Pilen peger til højre, mod { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } giver den ældste gave videre: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } har nu { $points } minuspoint.
       *[other] { $player } har nu { $points } minuspoint.
    }
replay-round-ended = Runden er slut.
replay-total =
    { $points ->
        [one] { $player }: { $points } minuspoint
       *[other] { $player }: { $points } minuspoint
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = I æsken: { NOUN($object) }
replay-hat = Hat { $hat }: { NOUN($object) }
replay-looked = { $player } kigger i hat { $hat }: { NOUN($object) }
replay-swapped = { $player } bytter om på hat { $one } og { $other }.
replay-extra = { $player } bytter også om på hat { $one } og { $other }.
replay-skipped = { $player } lader det blive ved det.
replay-out = { $player } er ude af runden.
replay-won-by-call = { $player } vinder runden.
replay-won-by-last = { $player } er alene tilbage og vinder runden.

## The end

replay-cut = Her blev runden stoppet; stillingen dengang gælder.
replay-winner = { $player } vinder!
replay-winner-wand = { $player } tager tryllestaven og vinder!
replay-undecided = Ingen har vundet: Spillet endte uafgjort.
