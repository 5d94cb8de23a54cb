### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } Personen
replay-title-magic-hat = Magic Hat, { $players } Personen
# A heading.
replay-round = Runde { $number }
replay-begins = { $player } beginnt.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = Der Pfeil zeigt nach links, zu { $to }.
replay-to-right = Der Pfeil zeigt nach rechts, zu { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } gibt das älteste Geschenk weiter: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } hat jetzt { $points } Minuspunkt.
       *[other] { $player } hat jetzt { $points } Minuspunkte.
    }
replay-round-ended = Die Runde ist zu Ende.
replay-total =
    { $points ->
        [one] { $player }: { $points } Minuspunkt
       *[other] { $player }: { $points } Minuspunkte
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = In der Schachtel: { NOUN($object) }
replay-hat = Hut { $hat }: { NOUN($object) }
replay-looked = { $player } schaut in Hut { $hat }: { NOUN($object) }
replay-swapped = { $player } tauscht die Hüte { $one } und { $other }.
replay-extra = { $player } tauscht noch die Hüte { $one } und { $other }.
replay-skipped = { $player } lässt es dabei.
replay-out = { $player } ist in dieser Runde raus.
replay-won-by-call = { $player } gewinnt die Runde.
replay-won-by-last = { $player } ist allein übrig und gewinnt die Runde.

## The end

replay-cut = Hier wurde die Runde beendet; sie zählt, wie sie stand.
replay-winner = { $player } gewinnt!
replay-winner-wand = { $player } nimmt den Zauberstab und gewinnt!
replay-undecided = Niemand hat gewonnen: Das Spiel endete unentschieden.
