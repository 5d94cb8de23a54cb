### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a-nice =
    { NOUN($object, "kind") ->
       *[de] een mooie { NOUN($object) }
        [het] een mooi { NOUN($object) }
    }

part-the =
    { NOUN($object, "kind") ->
       *[de] de { NOUN($object) }
        [het] het { NOUN($object) }
    }

part-the-nice =
    { NOUN($object, "kind") ->
       *[de] de mooie { NOUN($object) }
        [het] het mooie { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Kijk, { part-a-nice } voor jou.
offer-sure = Zeker weten: { part-a-nice } voor jou!
offer-unsure = Kijk, eh … { part-a-nice } voor jou?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it = Is dat een { NOUN($object) }?
refusal = Dat is geen { NOUN($object) }!
thanks = Dank je!
thanks-for = Bedankt voor { part-the-nice }!

## What lay there. $object: the gift on the card.

reveal = Dat is { part-the }!
reveal-true = Dat is echt { part-the }!
in-truth = Het was eigenlijk { part-the }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Je biedt { $receiver } { part-a-nice } aan.
       *[no]
            { $receiverYou ->
                [yes] { $giver } biedt je { part-a-nice } aan.
               *[no] { $giver } biedt { $receiver } { part-a-nice } aan.
            }
    }
told-fetch =
    { $you ->
        [yes] Je haalt { part-the } uit de winkel.
       *[no] { $name } haalt { part-the } uit de winkel.
    }
told-keep =
    { $you ->
        [yes] Je krijgt { part-the } en een minpunt.
       *[no] { $name } krijgt { part-the } en een minpunt.
    }
told-words =
    { $you ->
        [yes] Je zegt: “{ $words }”
       *[no] { $name }: “{ $words }”
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[de] De { NOUN($object) } is verdwenen!
        [het] Het { NOUN($object) } is verdwenen!
    }
called-right = Klopt, { part-the } zat in de doos!
called-wrong = Fout, { part-the } is er nog!
animal-seen = O, een { NOUN($object) }!
box-seen = In de doos zit { part-the }. Mondje dicht!
box-opened = In de doos zat { part-the }.
