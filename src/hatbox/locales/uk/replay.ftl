### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, за столом: { $players }
replay-title-magic-hat = Magic Hat, за столом: { $players }
# A heading.
replay-round = Раунд { $number }
replay-begins = { $player } починає.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = Стрілка вказує ліворуч: { $to }.
replay-to-right = Стрілка вказує праворуч: { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } передає найстаріший подарунок: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player }: тепер { $points } штрафне очко.
        [few] { $player }: тепер { $points } штрафні очки.
        [many] { $player }: тепер { $points } штрафних очок.
       *[other] { $player }: тепер { $points } штрафного очка.
    }
replay-round-ended = Раунд закінчено.
replay-total =
    { $points ->
        [one] { $player }: { $points } штрафне очко
        [few] { $player }: { $points } штрафні очки
        [many] { $player }: { $points } штрафних очок
       *[other] { $player }: { $points } штрафного очка
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = У коробці: { NOUN($object) }
replay-hat = Капелюх { $hat }: { NOUN($object) }
replay-looked = { $player } зазирає в капелюх { $hat }: { NOUN($object) }
replay-swapped = { $player } міняє місцями капелюхи { $one } та { $other }.
replay-extra = { $player } міняє місцями ще й капелюхи { $one } та { $other }.
replay-skipped = { $player } більше нічого не міняє.
replay-out = { $player } вибуває з раунду.
replay-won-by-call = { $player } виграє раунд.
replay-won-by-last = У раунді лишається тільки { $player } — і виграє його.

## The end

replay-cut = Тут раунд зупинили; він зараховується так, як є.
replay-winner = { $player } перемагає!
replay-winner-wand = { $player } бере чарівну паличку й перемагає!
replay-undecided = Гру завершено без переможців.
