### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[masculine] un { NOUN($object) }
        [masculine-vowel] un { NOUN($object) }
        [feminine] une { NOUN($object) }
        [feminine-vowel] une { NOUN($object) }
        [masculine-plural] des { NOUN($object) }
        [feminine-plural] des { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[masculine] un beau { NOUN($object) }
        [masculine-vowel] un bel { NOUN($object) }
        [feminine] une belle { NOUN($object) }
        [feminine-vowel] une belle { NOUN($object) }
        [masculine-plural] de beaux { NOUN($object) }
        [feminine-plural] de belles { NOUN($object) }
    }

part-the =
    { NOUN($object, "kind") ->
       *[masculine] le { NOUN($object) }
        [masculine-vowel] l’{ NOUN($object) }
        [feminine] la { NOUN($object) }
        [feminine-vowel] l’{ NOUN($object) }
        [masculine-plural] les { NOUN($object) }
        [feminine-plural] les { NOUN($object) }
    }

part-this-nice =
    { NOUN($object, "kind") ->
       *[masculine] ce beau { NOUN($object) }
        [masculine-vowel] ce bel { NOUN($object) }
        [feminine] cette belle { NOUN($object) }
        [feminine-vowel] cette belle { NOUN($object) }
        [masculine-plural] ces beaux { NOUN($object) }
        [feminine-plural] ces belles { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Je t’offre { part-a-nice }.
offer-sure = Aucun doute : { part-a-nice } pour toi !
offer-unsure = Je t’offre… euh… { part-a-nice } ?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it =
    { NOUN($object, "kind") ->
       *[masculine] C’est { part-a } ?
        [masculine-plural] Ce sont { part-a } ?
        [feminine-plural] Ce sont { part-a } ?
    }
refusal =
    { NOUN($object, "kind") ->
       *[masculine] Ce n’est pas { part-a } !
        [masculine-plural] Ce ne sont pas { part-a } !
        [feminine-plural] Ce ne sont pas { part-a } !
    }
thanks = Merci !
thanks-for = Merci pour { part-this-nice } !

## What lay there. $object: the gift on the card.

reveal =
    { NOUN($object, "kind") ->
       *[masculine] C’est { part-a } !
        [masculine-plural] Ce sont { part-a } !
        [feminine-plural] Ce sont { part-a } !
    }
reveal-true =
    { NOUN($object, "kind") ->
       *[masculine] C’est bien { part-a } !
        [masculine-plural] Ce sont bien { part-a } !
        [feminine-plural] Ce sont bien { part-a } !
    }
in-truth =
    { NOUN($object, "kind") ->
       *[masculine] En fait, c’était { part-a }.
        [masculine-plural] En fait, c’étaient { part-a }.
        [feminine-plural] En fait, c’étaient { part-a }.
    }

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Tu offres { part-a-nice } à { $receiver }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } t’offre { part-a-nice }.
               *[no] { $giver } offre { part-a-nice } à { $receiver }.
            }
    }
told-fetch =
    { $you ->
        [yes] Tu vas chercher { part-the } à la boutique.
       *[no] { $name } va chercher { part-the } à la boutique.
    }
told-keep =
    { $you ->
        [yes] Tu récupères { part-the } : un point négatif.
       *[no] { $name } récupère { part-the } : un point négatif.
    }
told-words =
    { $you ->
        [yes] Tu dis : « { $words } »
       *[no] { $name } : « { $words } »
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine] Le { NOUN($object) } a disparu !
        [feminine] La { NOUN($object) } a disparu !
    }
called-right = Bravo, c’était bien { part-the } dans la boîte !
called-wrong = Raté, { part-the } est encore là !
animal-seen = Oh, { part-a } !
box-seen = Dans la boîte, il y a { part-the }. Garde le secret !
box-opened = Dans la boîte, il y avait { part-the }.
