### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Kommer att tänka på: { $things }.
thought-likely = { NOUN($object) } { $share } %
thought-nothing = Kommer inte på något.
thought-ago =
    { $events ->
        [one] Visad eller nämnd för { $events } händelse sedan.
       *[other] Visad eller nämnd för { $events } händelser sedan.
    }
thought-missed = Tittade bort just då.
thought-slipped = Blandade ihop den med en annan present.
thought-bluff = En bluff: ett annat namn verkade troligare.
thought-offer = Säger: { NOUN($object) }.
thought-accept = Tar emot: { NOUN($object) }.
thought-refuse = Nekar: { NOUN($object) }.
thought-weighed = Tror på det till { $believed } %, behöver { $least } %; litar på givaren till { $honesty } %.
thought-elsewhere = På andra håll: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Kanske i asken: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Minns: { $things }.
thought-hat = hatt { $hat }: { NOUN($object) }
thought-hat-likely = hatt { $hat }: { NOUN($object) } { $share } %
thought-race = Att gissa nu vinner { $sure } %, att vänta { $waiting } %.
