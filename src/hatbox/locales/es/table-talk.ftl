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

part-the-nice =
    { NOUN($object, "kind") ->
       *[masculine] el bonito { NOUN($object) }
        [feminine] la bonita { NOUN($object) }
        [feminine-a] la bonita { NOUN($object) }
        [feminine-plural] las bonitas { NOUN($object) }
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
thanks-for = ¡Gracias por { part-the-nice }!

## What lay there. $object: the gift on the card.

reveal =
    { NOUN($object, "kind") ->
       *[masculine] ¡Es { part-the }!
        [feminine-plural] ¡Son { part-the }!
    }
reveal-true =
    { NOUN($object, "kind") ->
       *[masculine] ¡De verdad es { part-the }!
        [feminine-plural] ¡De verdad son { part-the }!
    }
in-truth =
    { NOUN($object, "kind") ->
       *[masculine] En realidad era { part-the }.
        [feminine-plural] En realidad eran { part-the }.
    }

## What happens, told by the program. Names of players are never declined.

told-offer = { $giver } ofrece { part-a-nice } a { $receiver }.
told-offer-to-you = { $giver } te ofrece { part-a-nice }.
told-offer-by-you = Ofreces { part-a-nice } a { $receiver }.
told-fetch = { $player } trae { part-the } de la tienda.
told-fetch-by-you = Traes { part-the } de la tienda.
told-keep = { $player } se queda con { part-the }: un punto negativo.
told-keep-by-you = Te quedas con { part-the }: un punto negativo.
told-words = { $player }: «{ $words }»

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine] ¡El { NOUN($object) } ha desaparecido!
        [feminine] ¡La { NOUN($object) } ha desaparecido!
    }
called-right = ¡Correcto, en la caja estaba { part-the }!
called-wrong = ¡Mal, { part-the } sigue aquí!
animal-seen = ¡Oh, { part-a }!
box-seen = En la caja está { part-the }. ¡Guarda el secreto!
box-opened = En la caja estaba { part-the }.
