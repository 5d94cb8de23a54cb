### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Schiet te binnen: { $things }.
thought-likely = { NOUN($object) } { $share }%
thought-nothing = Er schiet niets te binnen.
thought-ago =
    { $events ->
        [one] { $events } gebeurtenis geleden getoond of genoemd.
       *[other] { $events } gebeurtenissen geleden getoond of genoemd.
    }
thought-missed = Keek toen net weg.
thought-slipped = Haalde het door elkaar met een ander cadeau.
thought-bluff = Bluf: een andere naam leek waarschijnlijker.
thought-offer = Zegt: { NOUN($object) }.
thought-accept = Neemt aan: { NOUN($object) }.
thought-refuse = Weigert: { NOUN($object) }.
thought-weighed = Gelooft het voor { $believed }%, heeft { $least }% nodig; vertrouwt de gever voor { $honesty }%.
thought-elsewhere = Elders: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Misschien in de doos: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Weet nog: { $things }.
thought-hat = hoed { $hat }: { NOUN($object) }
thought-hat-likely = hoed { $hat }: { NOUN($object) } { $share }%
thought-race = Nu raden wint { $sure }%, wachten { $waiting }%.
