"""When to say a name that one believes less than another: a table, worked out by regret matching.

A false name that is refused costs a minus point, so a bluff pays where the receiver is likelier to
accept it than what one takes for true, or will have to name the gift later and knows it wrongly.
The columns of the table say what another name is thought to cost beside the best guess.
`hatbox.studies.gifts.regret` works the shares out: minds of one character play each other, and each
share follows its regrets.
"""

from __future__ import annotations

from .memory import Card

# How many events ago the receiver heard or saw what the gift is: just now, some time ago, long ago.
FADING, GONE = 9.0, 20.0
# One who only watched has forgotten sooner.
WATCHED = 2.0

# What another name is thought to cost beside the best guess, in minus points: more, about as much,
# less. With two a planted name comes back soon to the one who knows better, so that bluffs may be
# thought to cost more before they lose anything.
ABOUT_AS_MUCH, WITH_TWO, LESS = -0.2, -0.3, 0.04


def advantage(gain: float, players: int) -> int:
    return (gain > (WITH_TWO if players == 2 else ABOUT_AS_MUCH)) + (gain > LESS)


def staleness(card: Card | None, receiver: int, clock: float) -> int:
    """How long ago the receiver met the name of this card, as a bucket."""
    if card is None or card.named < 0:
        return 2
    age = (clock - card.named) * (1.0 if receiver in card.witnesses else WATCHED)
    return (age >= FADING) + (age >= GONE)
