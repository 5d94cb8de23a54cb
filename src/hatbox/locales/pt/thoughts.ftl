### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Vem-lhe à cabeça: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Não lhe vem nada à cabeça.
thought-ago =
    { $events ->
        [one] Mostrado ou nomeado há { $events } acontecimento.
       *[other] Mostrado ou nomeado há { $events } acontecimentos.
    }
thought-missed = Nesse momento olhava para o lado.
thought-slipped = Confundiu-o com outro presente.
thought-bluff = Um bluff: outro nome parecia mais provável.
thought-offer = Diz: { NOUN($object) }.
thought-accept = Aceita: { NOUN($object) }.
thought-refuse = Recusa: { NOUN($object) }.
thought-weighed = Acredita a { $believed } %, quer { $least } %; confia em quem oferece a { $honesty } %.
thought-elsewhere = Noutros lugares: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Talvez na caixa: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Lembra-se: { $things }.
thought-hat = chapéu { $hat }: { NOUN($object) }
thought-hat-likely = chapéu { $hat }: { NOUN($object) } { $share } %
thought-race = Dizê-lo já ganha a { $sure } %, esperar a { $waiting } %.
