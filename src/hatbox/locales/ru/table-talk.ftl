### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-nice =
    { NOUN($object, "kind") ->
       *[masculine] чудесный { NOUN($object) }
        [masculine-animate] чудесный { NOUN($object) }
        [feminine] чудесная { NOUN($object) }
        [neuter] чудесное { NOUN($object) }
        [plural] чудесные { NOUN($object) }
    }

part-nice-accusative =
    { NOUN($object, "kind") ->
       *[masculine] чудесный { NOUN($object, "accusative") }
        [masculine-animate] чудесного { NOUN($object, "accusative") }
        [feminine] чудесную { NOUN($object, "accusative") }
        [neuter] чудесное { NOUN($object, "accusative") }
        [plural] чудесные { NOUN($object, "accusative") }
    }

part-was =
    { NOUN($object, "kind") ->
       *[masculine] был { NOUN($object) }
        [feminine] была { NOUN($object) }
        [neuter] было { NOUN($object) }
        [plural] были { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain = Дарю тебе { part-nice-accusative }.
offer-sure = Не сомневайся: { part-nice } для тебя!
offer-unsure = Дарю тебе… эээ… { part-nice-accusative }?

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it = Это { NOUN($object) }?
refusal = Это не { NOUN($object) }!
thanks = Спасибо!
thanks-for = Спасибо за { part-nice-accusative }!

## What lay there. $object: the gift on the card.

reveal = Да это же { NOUN($object) }!
reveal-true = Это и правда { NOUN($object) }!
in-truth = На самом деле это { part-was }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] Ты предлагаешь { part-nice-accusative }. Отвечает { $receiver }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } предлагает тебе { part-nice-accusative }.
               *[no] { $giver } предлагает { part-nice-accusative }. Отвечает { $receiver }.
            }
    }
told-fetch =
    { $you ->
        [yes] Ты берёшь из лавки { NOUN($object, "accusative") }.
       *[no] { $name } берёт из лавки { NOUN($object, "accusative") }.
    }
told-keep =
    { $you ->
        [yes] Ты забираешь себе { NOUN($object, "accusative") }: штрафное очко.
       *[no] { $name } забирает себе { NOUN($object, "accusative") }: штрафное очко.
    }
told-words =
    { $you ->
        [yes] Ты говоришь: «{ $words }»
       *[no] { $name }: «{ $words }»
    }

## Magic Hat. $object: the animal.

call =
    { NOUN($object, "kind") ->
       *[masculine-animate] Исчез { NOUN($object) }!
        [feminine] Исчезла { NOUN($object) }!
    }
called-right = Верно, в коробке { part-was }!
called-wrong = Нет, { NOUN($object) } ещё здесь!
animal-seen = О, { NOUN($object) }!
box-seen = В коробке { NOUN($object) }. Только никому ни слова!
box-opened = В коробке { part-was }.
