### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-nice =
    { NOUN($object, "kind") ->
       *[masculine] гарний { NOUN($object) }
        [masculine-animate] гарний { NOUN($object) }
        [feminine] гарна { NOUN($object) }
        [neuter] гарне { NOUN($object) }
        [plural] гарні { NOUN($object) }
    }

part-nice-accusative =
    { NOUN($object, "kind") ->
       *[masculine] гарний { NOUN($object, "accusative") }
        [masculine-animate] гарного { NOUN($object, "accusative") }
        [feminine] гарну { NOUN($object, "accusative") }
        [neuter] гарне { NOUN($object, "accusative") }
        [plural] гарні { NOUN($object, "accusative") }
    }

part-was =
    { NOUN($object, "kind") ->
       *[masculine] був { NOUN($object) }
        [feminine] була { NOUN($object) }
        [neuter] було { NOUN($object) }
        [plural] були { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Дарую тобі { part-nice-accusative }.
offer-sure = Не сумнівайся: { part-nice } для тебе!
offer-unsure = Дарую тобі… еее… { part-nice-accusative }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it = Це { NOUN($object) }?
refusal = Це не { NOUN($object) }!
thanks = Дякую!
thanks-for = Дякую за { part-nice-accusative }!

## What lay there. $object: the gift on the card.

reveal = Та це ж { NOUN($object) }!
reveal-true = Це справді { NOUN($object) }!
in-truth = Насправді це { part-was }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Ти пропонуєш { part-nice-accusative }. Відповідає { $receiver }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } пропонує тобі { part-nice-accusative }.
               *[no] { $giver } пропонує { part-nice-accusative }. Відповідає { $receiver }.
            }
    }
told-fetch =
    { $you ->
        [yes] Ти береш із крамнички { NOUN($object, "accusative") }.
       *[no] { $name } бере з крамнички { NOUN($object, "accusative") }.
    }
told-keep =
    { $you ->
        [yes] Ти забираєш собі { NOUN($object, "accusative") }: штрафне очко.
       *[no] { $name } забирає собі { NOUN($object, "accusative") }: штрафне очко.
    }
told-words =
    { $you ->
        [yes] Ти кажеш: «{ $words }»
       *[no] { $name }: «{ $words }»
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine-animate] Зник { NOUN($object) }!
        [feminine] Зникла { NOUN($object) }!
    }
called-right = Правильно, у коробці { part-was }!
called-wrong = Ні, { NOUN($object) } ще тут!
animal-seen = О, { NOUN($object) }!
box-seen = У коробці { NOUN($object) }. Тільки нікому не кажи!
box-opened = У коробці { part-was }.
