### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, { $players } pessoas
replay-title-magic-hat = Magic Hat, { $players } pessoas
# A heading.
replay-round = Ronda { $number }
replay-begins = { $player } começa.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player }: { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = A seta aponta para a esquerda, para { $to }.
replay-to-right = A seta aponta para a direita, para { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } passa o presente mais antigo: { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } tem agora { $points } ponto negativo.
        [many] { $player } tem agora { $points } pontos negativos.
       *[other] { $player } tem agora { $points } pontos negativos.
    }
replay-round-ended = A ronda acabou.
replay-total =
    { $points ->
        [one] { $player }: { $points } ponto negativo
        [many] { $player }: { $points } pontos negativos
       *[other] { $player }: { $points } pontos negativos
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = Na caixa: { NOUN($object) }
replay-hat = Chapéu { $hat }: { NOUN($object) }
replay-looked = { $player } espreita dentro do chapéu { $hat }: { NOUN($object) }
replay-swapped = { $player } troca os chapéus { $one } e { $other }.
replay-extra = { $player } troca ainda os chapéus { $one } e { $other }.
replay-skipped = { $player } fica por aqui.
replay-out = { $player } fica fora desta ronda.
replay-won-by-call = { $player } ganha a ronda.
replay-won-by-last = Só resta { $player }, que ganha a ronda.

## The end

replay-cut = A ronda foi dada por terminada aqui e conta tal como estava.
replay-winner = { $player } ganhou!
replay-winner-wand = { $player } fica com a varinha mágica e ganha!
replay-undecided = Ninguém ganhou: o jogo acabou sem resultado.
