### What is said at the table. See docs/translating.md.

## Parts of sentences, this language’s own: any message that has $object may use them

part-a =
    { NOUN($object, "kind") ->
       *[a] a { NOUN($object) }
        [an] an { NOUN($object) }
        [some] { NOUN($object) }
        [plural] { NOUN($object) }
    }

part-a-nice =
    { NOUN($object, "kind") ->
       *[a] a nice { NOUN($object) }
        [an] a nice { NOUN($object) }
        [some] some nice { NOUN($object) }
        [plural] some nice { NOUN($object) }
    }

## What a giver says. $object: the gift named.

offer-plain =
    { NOUN($object, "kind") ->
       *[a] Here’s { part-a-nice } for you.
        [plural] Here are { part-a-nice } for you.
    }
offer-sure = Definitely { part-a-nice } for you!
# The giver hesitates.
offer-unsure =
    { NOUN($object, "kind") ->
       *[a] Here’s… um… { part-a-nice } for you?
        [plural] Here are… um… { part-a-nice } for you?
    }

## The question to the receiver, and what the receiver says. $object: the gift named.

is-it =
    { NOUN($object, "kind") ->
       *[a] Is that { part-a }?
        [plural] Are those { part-a }?
    }
refusal =
    { NOUN($object, "kind") ->
       *[a] That’s not { part-a }!
        [plural] Those aren’t { part-a }!
    }
# On the button.
thanks = Thank you!
# In the bubble.
thanks-for = Thanks for the nice { NOUN($object) }!

## What lay there. $object: the gift on the card.

# After a refusal: it is something else than was said.
reveal = It’s the { NOUN($object) }!
# After a refusal: it is what was said.
reveal-true = It really is the { NOUN($object) }!
# When the game is over and everything is told.
in-truth = It was really the { NOUN($object) }.

## What happens, told by the program. Names of players are never declined.

told-offer =
    { $giverYou ->
        [yes] You offer { $receiver } { part-a-nice }.
       *[no]
            { $receiverYou ->
                [yes] { $giver } offers you { part-a-nice }.
               *[no] { $giver } offers { $receiver } { part-a-nice }.
            }
    }
told-fetch =
    { $you ->
        [yes] You fetch the { NOUN($object) } from the shop.
       *[no] { $name } fetches the { NOUN($object) } from the shop.
    }
# Whoever was wrong.
told-keep =
    { $you ->
        [yes] You take the { NOUN($object) } and one minus point.
       *[no] { $name } takes the { NOUN($object) } and one minus point.
    }
# $words: one of the sentences above.
told-words =
    { $you ->
        [yes] You say: “{ $words }”
       *[no] { $name }: “{ $words }”
    }

## Magic Hat. $object: the animal.

call = The { NOUN($object) } has vanished!
called-right = Right, the { NOUN($object) } was in the box!
# The animal called stands in one of the five hats.
called-wrong = Wrong, the { NOUN($object) } is still here!
# Only the one who looks into a hat reads this.
animal-seen = Oh, { part-a }!
# Only the one who called wrongly reads this.
box-seen = The { NOUN($object) }’s in the box. Don’t tell!
# To all, when the round is decided.
box-opened = The { NOUN($object) } was in the box.
