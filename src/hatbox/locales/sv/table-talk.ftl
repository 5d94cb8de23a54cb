### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[en] en { NOUN($object) }
        [ett] ett { NOUN($object) }
        [plural] ett par { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[en] en fin { NOUN($object) }
        [ett] ett fint { NOUN($object) }
        [plural] ett par fina { NOUN($object) }
    }

part-not-a =
    { NOUN($object, "kind") ->
       *[en] ingen { NOUN($object) }
        [ett] inget { NOUN($object) }
        [plural] inga { NOUN($object) }
    }

part-the-nice =
    { NOUN($object, "kind") ->
       *[en] den fina { NOUN($object, "definite") }
        [ett] det fina { NOUN($object, "definite") }
        [plural] de fina { NOUN($object, "definite") }
    }

## What a giver says. $object: the gift named.

offer-plain = Du får { part-a-nice } av mig.
offer-sure = Helt klart: { part-a-nice } till dig!
offer-unsure = Du får … öh … { part-a-nice }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it = Är det { part-a }?
refusal = Det är { part-not-a }!
thanks = Tack!
thanks-for = Tack för { part-the-nice }!

## What lay there. $object: the gift on the card.

reveal = Det är { NOUN($object, "definite") }!
reveal-true = Det är verkligen { NOUN($object, "definite") }!
in-truth = I själva verket var det { NOUN($object, "definite") }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Du erbjuder { $receiver } { part-a-nice }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } erbjuder dig { part-a-nice }.
               *[no] { $giver } erbjuder { $receiver } { part-a-nice }.
            }
    }
told-fetch =
    { $you ->
        [yes] Du hämtar { NOUN($object, "definite") } i butiken.
       *[no] { $name } hämtar { NOUN($object, "definite") } i butiken.
    }
told-keep =
    { $you ->
        [yes] Du får { NOUN($object, "definite") } och en minuspoäng.
       *[no] { $name } får { NOUN($object, "definite") } och en minuspoäng.
    }
told-words =
    { $you ->
        [yes] Du säger: ”{ $words }”
       *[no] { $name }: ”{ $words }”
    }

## Magic Hat. $object: the animal.

call = Det är { NOUN($object, "definite") } som är borta!
called-right = Rätt, { NOUN($object, "definite") } satt i asken!
called-wrong = Fel, { NOUN($object, "definite") } är kvar!
animal-seen = Åh, { part-a }!
box-seen = I asken sitter { NOUN($object, "definite") }. Säg inget!
box-opened = I asken satt { NOUN($object, "definite") }.
