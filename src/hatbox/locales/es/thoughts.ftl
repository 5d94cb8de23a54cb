### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Le viene a la mente: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = No le viene nada a la mente.
thought-ago =
    { $events ->
        [one] Mostrado o nombrado hace { $events } suceso.
       *[other] Mostrado o nombrado hace { $events } sucesos.
    }
thought-missed = Justo entonces miraba a otro lado.
thought-slipped = Lo confundió con otro regalo.
thought-bluff = Un farol: otro nombre parecía más probable.
thought-offer = Dice: { NOUN($object) }.
thought-accept = Acepta: { NOUN($object) }.
thought-refuse = Rechaza: { NOUN($object) }.
thought-weighed = Lo cree al { $believed } %, pide el { $least } %; se fía al { $honesty } %.
thought-elsewhere = En otros sitios: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Quizá en la caja: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Recuerda: { $things }.
thought-hat = sombrero { $hat }: { NOUN($object) }
thought-hat-likely = sombrero { $hat }: { NOUN($object) } { $share } %
thought-race = Decirlo ya gana al { $sure } %, esperar al { $waiting } %.
