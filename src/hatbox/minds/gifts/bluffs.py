"""When to say a name that one believes less than another: a table, worked out by regret matching.

A false name that is refused costs a minus point, so a bluff pays where the receiver is likelier to
accept it than what one takes for true. The rows of the table say how sure the giver is of its best
guess, the columns how much less another name is thought to cost. `hatbox.studies.gifts.regret`
works the shares out: minds of one character play each other, and each cell follows its regrets.
"""

from __future__ import annotations

from .memory import Card

# How sure the giver is of its best guess: lost, half sure, sure.
HALF_SURE, SURE = 0.4, 0.75
# How many events ago the receiver heard or saw what the gift is: just now, some time ago, long ago.
FADING, GONE = 9.0, 20.0
# One who only watched has forgotten sooner.
WATCHED = 2.0

# How much less another name is thought to cost, in minus points: nothing, a little, much.
A_LITTLE, MUCH = 0.0, 0.08

# How far a share moves with what this receiver is known to accept beside what anybody accepts.
LEAN = 0.8


def sureness(belief: float) -> int:
    return (belief >= HALF_SURE) + (belief >= SURE)


def advantage(gain: float) -> int:
    return (gain > A_LITTLE) + (gain > MUCH)


def staleness(card: Card | None, receiver: int, clock: float) -> int:
    """How long ago the receiver met the name of this card, as a bucket."""
    if card is None or card.named < 0:
        return 2
    age = (clock - card.named) * (1.0 if receiver in card.witnesses else WATCHED)
    return (age >= FADING) + (age >= GONE)


def leaning(share: float, accepts: float, usual: float) -> float:
    """More bluffs for whoever swallows more than people do, fewer for whoever doubts."""
    return min(max(share + LEAN * (accepts - usual), 0.0), 1.0) if share > 0 else 0.0
