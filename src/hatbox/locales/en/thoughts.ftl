### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Comes to mind: { $things }.
thought-likely = { NOUN($object) } { $share }%
thought-nothing = Nothing comes to mind.
thought-ago =
    { $events ->
        [one] Shown or named { $events } event ago.
       *[other] Shown or named { $events } events ago.
    }
thought-missed = Was looking away then.
thought-slipped = Mixed it up with another gift.
thought-bluff = A bluff: another name seemed likelier.
thought-offer = Says: { NOUN($object) }.
thought-accept = Accepts: { NOUN($object) }.
thought-refuse = Refuses: { NOUN($object) }.
thought-weighed = Believes it { $believed }%, needs { $least }%; trusts the giver { $honesty }%.
thought-elsewhere = Elsewhere: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = May be in the box: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Remembers: { $things }.
thought-hat = hat { $hat }: { NOUN($object) }
thought-hat-likely = hat { $hat }: { NOUN($object) } { $share }%
thought-race = Calling now would win { $sure }%, waiting { $waiting }%.
