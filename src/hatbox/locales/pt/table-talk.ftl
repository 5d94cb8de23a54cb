### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[masculine] um { NOUN($object) }
        [feminine] uma { NOUN($object) }
        [masculine-plural] { NOUN($object) }
    }

part-nice =
    { NOUN($object, "kind") ->
       *[masculine] belo { NOUN($object) }
        [feminine] bela { NOUN($object) }
        [masculine-plural] belos { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[masculine] um belo { NOUN($object) }
        [feminine] uma bela { NOUN($object) }
        [masculine-plural] uns belos { NOUN($object) }
    }

part-the =
    { NOUN($object, "kind") ->
       *[masculine] o { NOUN($object) }
        [feminine] a { NOUN($object) }
        [masculine-plural] os { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Ofereço-te { part-a-nice }.
offer-sure = Sem dúvida: { part-a-nice } para ti!
offer-unsure = Ofereço-te… hum… { part-a-nice }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it =
    { NOUN($object, "kind") ->
       *[masculine] É { part-a }?
        [masculine-plural] São { part-a }?
    }
refusal =
    { NOUN($object, "kind") ->
       *[masculine] Isso não é { part-a }!
        [masculine-plural] Isso não são { part-a }!
    }
thanks = Adorei!
thanks-for = Que { part-nice }, adorei!

## What lay there. $object: the gift on the card.

reveal =
    { NOUN($object, "kind") ->
       *[masculine] É { part-a }!
        [masculine-plural] São { part-a }!
    }
reveal-true =
    { NOUN($object, "kind") ->
       *[masculine] É mesmo { part-a }!
        [masculine-plural] São mesmo { part-a }!
    }
in-truth =
    { NOUN($object, "kind") ->
       *[masculine] Na verdade, era { part-a }.
        [masculine-plural] Na verdade, eram { part-a }.
    }

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Ofereces { part-a-nice } a { $receiver }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } oferece-te { part-a-nice }.
               *[no] { $giver } oferece { part-a-nice } a { $receiver }.
            }
    }
told-fetch =
    { $you ->
        [yes] Vais buscar { part-the } à loja.
       *[no] { $name } vai buscar { part-the } à loja.
    }
told-keep =
    { $you ->
        [yes] Ficas com { part-the }: um ponto negativo.
       *[no] { $name } fica com { part-the }: um ponto negativo.
    }
told-words =
    { $you ->
        [yes] Dizes: «{ $words }»
       *[no] { $name }: «{ $words }»
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine] O { NOUN($object) } desapareceu!
        [feminine] A { NOUN($object) } desapareceu!
    }
called-right = Certo, na caixa estava { part-the }!
called-wrong = Errado, { part-the } ainda cá está!
animal-seen = Oh, { part-a }!
box-seen = Na caixa está { part-the }. Guarda segredo!
box-opened = Na caixa estava { part-the }.
