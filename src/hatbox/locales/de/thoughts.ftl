### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Kommt in den Sinn: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Nichts kommt in den Sinn.
thought-ago =
    { $events ->
        [one] Vor { $events } Ereignis gezeigt oder genannt.
       *[other] Vor { $events } Ereignissen gezeigt oder genannt.
    }
thought-missed = Hat da gerade weggeschaut.
thought-slipped = Hat es mit einem anderen Geschenk verwechselt.
thought-bluff = Ein Bluff: Ein anderer Name schien wahrscheinlicher.
thought-offer = Sagt: { NOUN($object) }.
thought-accept = Nimmt an: { NOUN($object) }.
thought-refuse = Lehnt ab: { NOUN($object) }.
thought-weighed = Glaubt es zu { $believed } %, braucht { $least } %; hält das Gegenüber zu { $honesty } % für ehrlich.
thought-elsewhere = Anderswo: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Vielleicht in der Schachtel: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Weiß noch: { $things }.
thought-hat = Hut { $hat }: { NOUN($object) }
thought-hat-likely = Hut { $hat }: { NOUN($object) } { $share } %
thought-race = Jetzt raten gewinnt zu { $sure } %, warten zu { $waiting } %.
