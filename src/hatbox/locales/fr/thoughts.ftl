### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player } : { $words }
thought-mind = Lui vient à l’esprit : { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Rien ne lui vient à l’esprit.
thought-ago =
    { $events ->
        [one] Montré ou nommé il y a { $events } événement.
       *[other] Montré ou nommé il y a { $events } événements.
    }
thought-missed = Regardait ailleurs à ce moment-là.
thought-slipped = A confondu avec un autre cadeau.
thought-bluff = Un bluff : un autre nom semblait plus probable.
thought-offer = Dit : { NOUN($object) }.
thought-accept = Accepte : { NOUN($object) }.
thought-refuse = Refuse : { NOUN($object) }.
thought-weighed = Y croit à { $believed } %, demande { $least } % ; confiance en l’autre : { $honesty } %.
thought-elsewhere = Ailleurs : { $things }.
thought-place = { $player } : { NOUN($object) }
thought-place-likely = { $player } : { $things }
thought-box = Peut-être dans la boîte : { $things }.
thought-animal = { NOUN($object) }
thought-hats = Se rappelle : { $things }.
thought-hat = chapeau { $hat } : { NOUN($object) }
thought-hat-likely = chapeau { $hat } : { NOUN($object) } { $share } %
thought-race = Annoncer maintenant gagne à { $sure } %, attendre à { $waiting } %.
