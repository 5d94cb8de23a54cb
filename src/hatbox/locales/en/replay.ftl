### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } players
replay-title-magic-hat = Magic Hat, { $players } players
# A heading.
replay-round = Round { $number }
replay-begins = { $player } starts.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = Its arrow points left, to { $to }.
replay-to-right = Its arrow points right, to { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } passes on their oldest gift: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } now has { $points } minus point.
       *[other] { $player } now has { $points } minus points.
    }
replay-round-ended = The round is over.
replay-total =
    { $points ->
        [one] { $player }: { $points } minus point
       *[other] { $player }: { $points } minus points
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = In the box: { NOUN($object) }
replay-hat = Hat { $hat }: { NOUN($object) }
replay-looked = { $player } looks inside hat { $hat }: { NOUN($object) }
replay-swapped = { $player } swaps hats { $one } and { $other }.
replay-extra = { $player } also swaps hats { $one } and { $other }.
replay-skipped = { $player } leaves it at that.
replay-out = { $player } is out of this round.
replay-won-by-call = { $player } wins the round.
replay-won-by-last = { $player } is the last one left and wins the round.

## The end

replay-cut = The round was ended here and counts as it stood.
replay-winner = { $player } wins!
replay-winner-wand = { $player } takes the wand and wins!
replay-undecided = Nobody has won: the game ended undecided.
