### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Спадає на думку: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Нічого не спадає на думку.
thought-ago =
    { $events ->
        [one] Показано або названо { $events } подію тому.
        [few] Показано або названо { $events } події тому.
       *[many] Показано або названо { $events } подій тому.
    }
thought-missed = Погляд тоді був деінде.
thought-slipped = Переплутано з іншим подарунком.
thought-bluff = Блеф: інша назва здавалася ймовірнішою.
thought-offer = Каже: { NOUN($object) }.
thought-accept = Приймає: { NOUN($object) }.
thought-refuse = Не приймає: { NOUN($object) }.
thought-weighed = Вірить на { $believed } %, треба { $least } %; довіряє на { $honesty } %.
thought-elsewhere = Деінде: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Можливо, у коробці: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Пам’ятає: { $things }.
thought-hat = капелюх { $hat }: { NOUN($object) }
thought-hat-likely = капелюх { $hat }: { NOUN($object) } { $share } %
thought-race = Назвати зараз — виграш { $sure } %, чекати — { $waiting } %.
