### A finished game, told in the terminal (hatbox replay). Names of players are never declined.

replay-title-not-a-hat = That’s Not a Hat, à { $players }
replay-title-magic-hat = Magic Hat, à { $players }
# A heading.
replay-round = Manche { $number }
replay-begins = { $player } commence.

## That’s Not a Hat. $object: the gift on the card.

# What lies face up before a player at the beginning.
replay-dealt = { $player } : { NOUN($object) }
# Where the arrow of the gift points.
replay-to-left = La flèche pointe à gauche, vers { $to }.
replay-to-right = La flèche pointe à droite, vers { $to }.
# The oldest gift goes on.
replay-passes-on = { $player } transmet son plus ancien cadeau : { NOUN($object) }.
replay-points =
    { $points ->
        [one] { $player } a maintenant { $points } point négatif.
        [many] { $player } a maintenant { $points } points négatifs.
       *[other] { $player } a maintenant { $points } points négatifs.
    }
replay-round-ended = La manche est finie.
replay-total =
    { $points ->
        [one] { $player } : { $points } point négatif
        [many] { $player } : { $points } points négatifs
       *[other] { $player } : { $points } points négatifs
    }

## Magic Hat. $object: the animal; hats are counted from 1.

replay-box = Dans la boîte : { NOUN($object) }
replay-hat = Chapeau { $hat } : { NOUN($object) }
replay-looked = { $player } regarde dans le chapeau { $hat } : { NOUN($object) }
replay-swapped = { $player } échange les chapeaux { $one } et { $other }.
replay-extra = { $player } échange encore les chapeaux { $one } et { $other }.
replay-skipped = { $player } s’en tient là.
replay-out = { $player } sort de la manche.
replay-won-by-call = { $player } remporte la manche.
replay-won-by-last = { $player } est la dernière personne en jeu et remporte la manche.

## The end

replay-cut = La manche a été arrêtée ici et compte telle quelle.
replay-winner = { $player } a gagné !
replay-winner-wand = { $player } prend la baguette magique et gagne la partie !
replay-undecided = Personne n’a gagné : la partie s’est arrêtée sans résultat.
