"""Recall: what comes to mind when a gift is on its way, and how strongly.

A = ln Σ w·t^(−d) over everything bound to this card, and, weakened by the blur between neighbours,
over what is bound to the cards around it (so that wrong recalls are other objects in play), and,
inhibited, over what its places held before; plus logistic noise. What is weaker than the threshold
does not come to mind.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from hatbox.games.catalogue import alike
from hatbox.games.not_a_hat.view import FaceUp

from ..characters import Span
from ..luck import logistic
from .following import Following
from .memory import Card, strength

FAR_TIMES_BLUR = 1.6
ALIKE_BEHIND = 1.6
# A new gift pushes the old one of its place back, but not out: behind a neighbour's even for who
# mixes up most, since what left usually lies farther off and counts from there as well.
INHIBITION = 1.0
FADED = 1e-4


@dataclass(frozen=True, slots=True)
class Recollection:
    """Belief about one face-down gift."""

    belief: dict[str, float]
    """P(the gift is this object), words of others taken with doubt."""
    rumour: dict[str, float]
    """The same if every accepted word were true: what the table believes."""
    unknown: float
    """P(it is something that does not come to mind)."""
    activation: float
    """Of the strongest candidate; hesitation follows from it."""

    def best(self) -> tuple[str | None, float]:
        if not self.belief:
            return None, 0.0
        object = max(self.belief, key=self.belief.__getitem__)
        return object, self.belief[object]


def recall(
    following: Following, card: Card | None, view: Any, span: Span, trust: float, luck: Random
) -> Recollection:
    """What comes to mind for `card`, now, with the noise of this moment."""
    strengths = strengths_for(following, card, view, span)
    for object in lying_open(view):
        strengths.pop(object, None)
    return weigh(strengths, span, trust, luck)


def strengths_for(
    following: Following, card: Card | None, view: Any, span: Span
) -> dict[str, list[float]]:
    """Strength seen and strength told of every object that is bound to this card or near it."""
    clock, decay = following.clock, span.decay
    places = view.now.giver, view.now.receiver
    near, far = following.neighbours(*places)
    left = following.left_from(*places)
    strengths: dict[str, list[float]] = {}
    add(strengths, (card,) if card else (), 1.0, clock, decay)
    resemble(strengths)
    add(strengths, near, math.exp(-span.blur), clock, decay, besides=card)
    add(strengths, far, math.exp(-span.blur * FAR_TIMES_BLUR), clock, decay, besides=card)
    add(strengths, left, math.exp(-span.blur - INHIBITION), clock, decay, besides=card)
    return strengths


def add(
    strengths: dict[str, list[float]],
    cards: Iterable[Card],
    share: float,
    clock: float,
    decay: float,
    besides: Card | None = None,
) -> None:
    for card in cards:
        if card is besides:
            continue
        for object, trace in card.traces.items():
            sums = strengths.setdefault(object, [0.0, 0.0])
            sums[0] += share * strength(trace.seen, clock, decay)
            sums[1] += share * strength(trace.told, clock, decay)


def resemble(strengths: dict[str, list[float]]) -> None:
    """A hat brings the cap to mind as well."""
    share = math.exp(-ALIKE_BEHIND)
    for object, (seen, told) in list(strengths.items()):
        for other in sorted(alike(object)):
            if other in strengths:
                strengths[other][0] += share * seen
                strengths[other][1] += share * told


def lying_open(view: Any) -> Iterable[str]:
    """What is seen elsewhere cannot be the gift that lies face down."""
    yield view.shop.top
    for place in view.places:
        yield from place.penalties
        for card in place.gifts:
            if isinstance(card, FaceUp):
                yield card.object


def weigh(
    strengths: dict[str, list[float]], span: Span, trust: float, luck: Random
) -> Recollection:
    """From strengths to belief: the softmax of noisy activations against the threshold."""
    sharpness = 1 / (math.sqrt(2) * span.noise)
    weights: dict[str, tuple[float, float]] = {}
    unknown = math.exp(span.threshold * sharpness)
    best = span.threshold
    for object, (seen, told) in strengths.items():
        total = seen + told
        if total < FADED:
            continue
        activation = math.log(total) + logistic(luck, span.noise)
        best = max(best, activation)
        weights[object] = (math.exp(activation * sharpness), seen / total)
    mass = unknown + sum(weight for weight, _ in weights.values())
    rumour = {object: weight / mass for object, (weight, _) in weights.items()}
    belief = {
        object: weight / mass * (share + (1 - share) * trust)
        for object, (weight, share) in weights.items()
    }
    return Recollection(belief, rumour, max(0.0, 1 - sum(belief.values())), best)
