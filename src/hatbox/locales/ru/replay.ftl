### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, за столом: { $players }
replay-title-magic-hat = Magic Hat, за столом: { $players }
# A heading.
replay-round = Раунд { $number }
replay-begins = { $player } начинает.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = Стрелка указывает влево: { $to }.
replay-to-right = Стрелка указывает вправо: { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } передаёт самый старый подарок: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player }: теперь { $points } штрафное очко.
        [few] { $player }: теперь { $points } штрафных очка.
        [many] { $player }: теперь { $points } штрафных очков.
       *[other] { $player }: теперь { $points } штрафного очка.
    }
replay-round-ended = Раунд окончен.
replay-total =
    { $points ->
        [one] { $player }: { $points } штрафное очко
        [few] { $player }: { $points } штрафных очка
        [many] { $player }: { $points } штрафных очков
       *[other] { $player }: { $points } штрафного очка
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = В коробке: { NOUN($object) }
replay-hat = Шляпа { $hat }: { NOUN($object) }
replay-looked = { $player } заглядывает в шляпу { $hat }: { NOUN($object) }
replay-swapped = { $player } меняет местами шляпы { $one } и { $other }.
replay-extra = { $player } меняет местами ещё и шляпы { $one } и { $other }.
replay-skipped = { $player } больше ничего не меняет.
replay-out = { $player } выбывает из раунда.
replay-won-by-call = { $player } выигрывает раунд.
replay-won-by-last = В раунде остаётся только { $player } — и выигрывает его.

## The end

replay-cut = Здесь раунд остановили; он засчитывается как есть.
replay-winner = { $player } побеждает!
replay-winner-wand = { $player } берёт волшебную палочку и побеждает!
replay-undecided = Игра закончилась без победителей.
