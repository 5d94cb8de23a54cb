### What the bots of a finished game thought (hatbox replay --thoughts).
### Shares are per cent; names of players are never declined. See docs/translating.md.

# One decision. $words: sentences from below.
thought-line = { $number }. { $player }: { $words }
thought-mind = Viene in mente: { $things }.
thought-likely = { NOUN($object) } { $share }%
thought-nothing = Non viene in mente niente.
thought-ago =
    { $events ->
        [one] Mostrato o nominato { $events } evento fa.
       *[other] Mostrato o nominato { $events } eventi fa.
    }
thought-missed = In quel momento guardava altrove.
thought-slipped = Ha fatto confusione con un altro regalo.
thought-bluff = Un bluff: un altro nome sembrava più probabile.
thought-offer = Dice: { NOUN($object) }.
thought-accept = Accetta: { NOUN($object) }.
thought-refuse = Rifiuta: { NOUN($object) }.
thought-weighed = Ci crede al { $believed }%, vuole il { $least }%; si fida al { $honesty }%.
thought-elsewhere = Altrove: { $things }.
thought-place = { $player }: { NOUN($object) }
thought-place-likely = { $player }: { $things }
thought-box = Forse nella scatola: { $things }.
thought-animal = { NOUN($object) }
thought-hats = Ricorda: { $things }.
thought-hat = cappello { $hat }: { NOUN($object) }
thought-hat-likely = cappello { $hat }: { NOUN($object) } { $share }%
thought-race = Dirlo ora vince al { $sure }%, aspettare al { $waiting }%.
