### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[masculine] un { NOUN($object) }
        [masculine-s] uno { NOUN($object) }
        [masculine-vowel] un { NOUN($object) }
        [feminine] una { NOUN($object) }
        [feminine-vowel] un’{ NOUN($object) }
        [masculine-plural] { NOUN($object) }
        [feminine-plural] { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[masculine] un bel { NOUN($object) }
        [masculine-s] un bello { NOUN($object) }
        [masculine-vowel] un bell’{ NOUN($object) }
        [feminine] una bella { NOUN($object) }
        [feminine-vowel] una bella { NOUN($object) }
        [masculine-plural] dei begli { NOUN($object) }
        [feminine-plural] delle belle { NOUN($object) }
    }

part-the =
    { NOUN($object, "kind") ->
       *[masculine] il { NOUN($object) }
        [masculine-s] lo { NOUN($object) }
        [masculine-vowel] l’{ NOUN($object) }
        [feminine] la { NOUN($object) }
        [feminine-vowel] l’{ NOUN($object) }
        [masculine-plural] gli { NOUN($object) }
        [feminine-plural] le { NOUN($object) }
    }

part-how-nice =
    { NOUN($object, "kind") ->
       *[masculine] che bel { NOUN($object) }
        [masculine-s] che bello { NOUN($object) }
        [masculine-vowel] che bell’{ NOUN($object) }
        [feminine] che bella { NOUN($object) }
        [feminine-vowel] che bell’{ NOUN($object) }
        [masculine-plural] che begli { NOUN($object) }
        [feminine-plural] che belle { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Ti regalo { part-a-nice }.
offer-sure = Nessun dubbio: { part-a-nice } per te!
offer-unsure = Ti regalo… ehm… { part-a-nice }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it =
    { NOUN($object, "kind") ->
       *[masculine] È { part-a }?
        [masculine-plural] Sono { part-a }?
        [feminine-plural] Sono { part-a }?
    }
refusal =
    { NOUN($object, "kind") ->
       *[masculine] Non è { part-a }!
        [masculine-plural] Non sono { part-a }!
        [feminine-plural] Non sono { part-a }!
    }
thanks = Grazie!
thanks-for = Grazie, { part-how-nice }!

## What lay there. $object: the gift on the card.

reveal =
    { NOUN($object, "kind") ->
       *[masculine] È { part-a }!
        [masculine-plural] Sono { part-a }!
        [feminine-plural] Sono { part-a }!
    }
reveal-true =
    { NOUN($object, "kind") ->
       *[masculine] È davvero { part-a }!
        [masculine-plural] Sono davvero { part-a }!
        [feminine-plural] Sono davvero { part-a }!
    }
in-truth =
    { NOUN($object, "kind") ->
       *[masculine] In realtà era { part-a }.
        [masculine-plural] In realtà erano { part-a }.
        [feminine-plural] In realtà erano { part-a }.
    }

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Annunci { part-a-nice } per { $receiver }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } annuncia { part-a-nice } per te.
               *[no] { $giver } annuncia { part-a-nice } per { $receiver }.
            }
    }
told-fetch =
    { $you ->
        [yes] Hai preso { part-the } dal negozio.
       *[no] { $name } prende { part-the } dal negozio.
    }
told-keep =
    { $you ->
        [yes] Ti prendi { part-the }: un punto negativo.
       *[no] { $name } si prende { part-the }: un punto negativo.
    }
told-words =
    { $you ->
        [yes] Dici: «{ $words }»
       *[no] { $name }: «{ $words }»
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine] Il { NOUN($object) } è scomparso!
        [feminine] La { NOUN($object) } è scomparsa!
    }
called-right = Giusto, nella scatola c’era { part-the }!
called-wrong = Sbagliato, { part-the } è ancora qui!
animal-seen = Oh, { part-a }!
box-seen = Nella scatola c’è { part-the }. Acqua in bocca!
box-opened = Nella scatola c’era { part-the }.
