### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[masculine] un { NOUN($object) }
        [feminine] una { NOUN($object) }
        [feminine-a] un { NOUN($object) }
        [feminine-plural] unas { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[masculine] un bonito { NOUN($object) }
        [feminine] una bonita { NOUN($object) }
        [feminine-a] una bonita { NOUN($object) }
        [feminine-plural] unas bonitas { NOUN($object) }
    }

part-the =
    { NOUN($object, "kind") ->
       *[masculine] el { NOUN($object) }
        [feminine] la { NOUN($object) }
        [feminine-a] el { NOUN($object) }
        [feminine-plural] las { NOUN($object) }
    }

part-how-nice =
    { NOUN($object, "kind") ->
       *[masculine] qué { NOUN($object) } más bonito
        [feminine] qué { NOUN($object) } más bonita
        [feminine-a] qué { NOUN($object) } más bonita
        [feminine-plural] qué { NOUN($object) } más bonitas
    }

## What a giver says. $object: the gift named.

offer-plain = Te regalo { part-a-nice }.
offer-sure = Sin duda: ¡{ part-a-nice } para ti!
offer-unsure = Te regalo… eh… ¿{ part-a-nice }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it =
    { NOUN($object, "kind") ->
       *[masculine] ¿Es { part-a }?
        [feminine-plural] ¿Son { part-a }?
    }
refusal =
    { NOUN($object, "kind") ->
       *[masculine] ¡Eso no es { part-a }!
        [feminine-plural] ¡Eso no son { part-a }!
    }
thanks = ¡Gracias!
thanks-for = ¡Gracias, { part-how-nice }!

## What lay there. $object: the gift on the card.

reveal =
    { NOUN($object, "kind") ->
       *[masculine] ¡Es { part-a }!
        [feminine-plural] ¡Son { part-a }!
    }
reveal-true =
    { NOUN($object, "kind") ->
       *[masculine] ¡Sí que es { part-a }!
        [feminine-plural] ¡Sí que son { part-a }!
    }
in-truth =
    { NOUN($object, "kind") ->
       *[masculine] En realidad era { part-a }.
        [feminine-plural] En realidad eran { part-a }.
    }

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Le ofreces { part-a-nice } a { $receiver }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } te ofrece { part-a-nice }.
               *[no] { $giver } le ofrece { part-a-nice } a { $receiver }.
            }
    }
told-fetch =
    { $you ->
        [yes] Traes { part-the } de la tienda.
       *[no] { $name } trae { part-the } de la tienda.
    }
told-keep =
    { $you ->
        [yes] Te llevas { part-the }: un punto negativo.
       *[no] { $name } se lleva { part-the }: un punto negativo.
    }
told-words =
    { $you ->
        [yes] Dices: «{ $words }»
       *[no] { $name }: «{ $words }»
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine] ¡El { NOUN($object) } ha desaparecido!
        [feminine] ¡La { NOUN($object) } ha desaparecido!
    }
called-right = ¡Correcto, en la caja estaba { part-the }!
called-wrong = ¡No, { part-the } sigue aquí!
animal-seen = ¡Oh, { part-a }!
box-seen = En la caja está { part-the }. ¡Guarda el secreto!
box-opened = En la caja estaba { part-the }.
