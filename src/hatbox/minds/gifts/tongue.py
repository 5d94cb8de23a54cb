"""The tongue: which name to say, and in which tone.

A giver loses (1 − a)·[(1 − b) − g·b] by a claim that it believes with b and that is accepted with
a. Sure of the truth, it would rather be refused; lost, it wants to be believed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from hatbox.games.not_a_hat.moves import Tone

from ..characters import Tongue
from ..luck import logit, sigmoid
from .belief import posterior
from .recall import Recollection

OTHERS_REMEMBER = 0.75
SURE_OF_IT = 0.75
LOST = 0.4


@dataclass(frozen=True, slots=True)
class Receiver:
    """What a giver thinks of the one who will answer."""

    least_belief: float
    hidden: int
    honesty: float

    def accepts(self, claim: str, recollection: Recollection) -> float:
        """a: how likely they are to believe it, if they remember about as well as I do."""
        remembered = recollection.rumour.get(claim, 0.0)
        prior = OTHERS_REMEMBER * remembered + (1 - OTHERS_REMEMBER) / self.hidden
        believed = posterior(min(prior, 1.0), remembered, self.honesty, 1.0)
        return sigmoid(logit(believed) - logit(self.least_belief))


def loss(belief: float, accepted: float, g: float) -> float:
    return (1 - accepted) * ((1 - belief) - g * belief)


def best_claim(
    names: Iterable[str], recollection: Recollection, receiver: Receiver, g: float, reads: float
) -> str | None:
    """The name with the least loss; who does not read the table says what it believes most."""

    def cost(name: str) -> float:
        belief = recollection.belief.get(name, 0.0)
        accepted = receiver.accepts(name, recollection)
        return reads * loss(belief, accepted, g) - (1 - reads) * belief

    return min(names, key=cost, default=None)


def wants_refusal(belief: float, g: float) -> bool:
    return belief > 1 / (1 + g)


def honest_tone(belief: float) -> Tone:
    if belief >= SURE_OF_IT:
        return "sure"
    return "unsure" if belief < LOST else "plain"


def acted_tone(belief: float, g: float, depth: int) -> Tone:
    """Depth 1 sounds as it wishes to be taken; depth 2 expects that to be seen through."""
    is_bait = wants_refusal(belief, g)
    sounds_sure = is_bait if depth == 2 else not is_bait
    return "sure" if sounds_sure else "unsure"


def choose_tone(tongue: Tongue, belief: float, g: float, luck: Random) -> Tone:
    colour, leak = luck.random(), luck.random()
    if colour >= tongue.colour:
        return "plain"
    if tongue.depth == 0 or leak < tongue.leak:
        return honest_tone(belief)
    return acted_tone(belief, g, tongue.depth)
