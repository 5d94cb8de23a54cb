### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[en] en { NOUN($object) }
        [et] et { NOUN($object) }
        [plural] et par { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[en] en fin { NOUN($object) }
        [et] et fint { NOUN($object) }
        [plural] et par fine { NOUN($object) }
    }

part-the-nice =
    { NOUN($object, "kind") ->
       *[en] den fine { NOUN($object) }
        [et] det fine { NOUN($object) }
        [plural] de fine { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Du får { part-a-nice } af mig.
offer-sure = Helt sikkert: { part-a-nice } til dig!
offer-unsure = Du får … øh … { part-a-nice }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it = Er det { part-a }?
refusal = Det er ikke { part-a }!
thanks = Tak!
thanks-for = Tak for { part-the-nice }!

## What lay there. $object: the gift on the card.

reveal = Det er { NOUN($object, "definite") }!
reveal-true = Det er virkelig { NOUN($object, "definite") }!
in-truth = I virkeligheden var det { NOUN($object, "definite") }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Du tilbyder { $receiver } { part-a-nice }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } tilbyder dig { part-a-nice }.
               *[no] { $giver } tilbyder { $receiver } { part-a-nice }.
            }
    }
told-fetch =
    { $you ->
        [yes] Du henter { NOUN($object, "definite") } i butikken.
       *[no] { $name } henter { NOUN($object, "definite") } i butikken.
    }
told-keep =
    { $you ->
        [yes] Du får { NOUN($object, "definite") } og et minuspoint.
       *[no] { $name } får { NOUN($object, "definite") } og et minuspoint.
    }
told-words =
    { $you ->
        [yes] Du siger: »{ $words }«
       *[no] { $name }: »{ $words }«
    }

## Magic Hat. $object: the animal.

call = Det er { NOUN($object, "definite") }, der er væk!
called-right = Rigtigt, { NOUN($object, "definite") } sad i æsken!
called-wrong = Forkert, { NOUN($object, "definite") } er her endnu!
animal-seen = Åh, { part-a }!
box-seen = I æsken sidder { NOUN($object, "definite") }. Sig det ikke til nogen!
box-opened = I æsken sad { NOUN($object, "definite") }.
