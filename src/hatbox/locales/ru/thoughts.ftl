### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Приходит на ум: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Ничего не приходит на ум.
thought-ago =
    { $events ->
        [one] Показано или названо { $events } событие назад.
        [few] Показано или названо { $events } события назад.
       *[many] Показано или названо { $events } событий назад.
    }
thought-missed = Взгляд тогда был в стороне.
thought-slipped = Перепутано с другим подарком.
thought-bluff = Блеф: другое название казалось вероятнее.
thought-offer = Говорит: { NOUN($object) }.
thought-accept = Принимает: { NOUN($object) }.
thought-refuse = Не принимает: { NOUN($object) }.
thought-weighed = Верит на { $believed } %, нужно { $least } %; доверяет на { $honesty } %.
thought-elsewhere = В других местах: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Возможно, в коробке: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Помнит: { $things }.
thought-hat = шляпа { $hat }: { NOUN($object) }
thought-hat-likely = шляпа { $hat }: { NOUN($object) } { $share } %
thought-race = Назвать сейчас — выигрыш { $sure } %, ждать — { $waiting } %.
