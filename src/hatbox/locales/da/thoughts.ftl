### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Kommer i tanke om: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Kommer ikke i tanke om noget.
thought-ago =
    { $events ->
        [one] Vist eller nævnt for { $events } hændelse siden.
       *[other] Vist eller nævnt for { $events } hændelser siden.
    }
thought-missed = Kiggede væk lige da.
thought-slipped = Forvekslede den med en anden gave.
thought-bluff = Et bluf: Et andet navn virkede mere sandsynligt.
thought-offer = Siger: { NOUN($object) }.
thought-accept = Tager imod: { NOUN($object) }.
thought-refuse = Afviser: { NOUN($object) }.
thought-weighed = Tror { $believed } % på det, kræver { $least } %; stoler { $honesty } % på giveren.
thought-elsewhere = Andre steder: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Måske i æsken: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Husker: { $things }.
thought-hat = hat { $hat }: { NOUN($object) }
thought-hat-likely = hat { $hat }: { NOUN($object) } { $share } %
thought-race = At gætte nu vinder { $sure } %, at vente { $waiting } %.
