### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
        [masculine] ein { NOUN($object) }
        [feminine] eine { NOUN($object) }
       *[neuter] ein { NOUN($object) }
    }

part-not-a =
    { NOUN($object, "kind") ->
        [masculine] kein { NOUN($object) }
        [feminine] keine { NOUN($object) }
       *[neuter] kein { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
        [masculine] ein schöner { NOUN($object) }
        [feminine] eine schöne { NOUN($object) }
       *[neuter] ein schönes { NOUN($object) }
    }

part-a-nice-accusative =
    { NOUN($object, "kind") ->
        [masculine] einen schönen { NOUN($object, "accusative") }
        [feminine] eine schöne { NOUN($object) }
       *[neuter] ein schönes { NOUN($object) }
    }

part-the =
    { NOUN($object, "kind") ->
        [masculine] der { NOUN($object) }
        [feminine] die { NOUN($object) }
       *[neuter] das { NOUN($object) }
    }

part-the-accusative =
    { NOUN($object, "kind") ->
        [masculine] den { NOUN($object, "accusative") }
        [feminine] die { NOUN($object) }
       *[neuter] das { NOUN($object) }
    }

part-the-nice-accusative =
    { NOUN($object, "kind") ->
        [masculine] den schönen { NOUN($object, "accusative") }
        [feminine] die schöne { NOUN($object) }
       *[neuter] das schöne { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Ich schenke dir { part-a-nice-accusative }.
offer-sure = Ganz klar: { part-a-nice } für dich!
offer-unsure = Ich schenke dir … äh … { part-a-nice-accusative }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it = Ist das { part-a }?
refusal = Das ist { part-not-a }!
thanks = Danke!
thanks-for = Danke für { part-the-nice-accusative }!

## What lay there. $object: the gift on the card.

reveal = Es ist { part-the }!
reveal-true = Es ist wirklich { part-the }!
in-truth = In Wahrheit war es { part-the }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Du bietest { $receiver } { part-a-nice-accusative } an.
       *[no]
            { $receiverYou ->
                [yes] { $giver } bietet dir { part-a-nice-accusative } an.
               *[no] { $giver } bietet { $receiver } { part-a-nice-accusative } an.
            }
    }
told-fetch =
    { $you ->
        [yes] Du holst { part-the-accusative } aus dem Laden.
       *[no] { $name } holt { part-the-accusative } aus dem Laden.
    }
told-keep =
    { $you ->
        [yes] Du bekommst { part-the-accusative } und einen Minuspunkt.
       *[no] { $name } bekommt { part-the-accusative } und einen Minuspunkt.
    }
told-words =
    { $you ->
        [yes] Du sagst: „{ $words }“
       *[no] { $name }: „{ $words }“
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
        [masculine] Der { NOUN($object) } ist verschwunden!
        [feminine] Die { NOUN($object) } ist verschwunden!
       *[neuter] Das { NOUN($object) } ist verschwunden!
    }
called-right = Richtig, in der Schachtel war { part-the }!
called-wrong = Falsch, { part-the } ist noch da!
animal-seen = Oh, { part-a }!
box-seen = In der Schachtel ist { part-the }. Nicht verraten!
box-opened = In der Schachtel war { part-the }.
