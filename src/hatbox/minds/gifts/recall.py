"""Recall: what comes to mind when a gift is on its way, and how strongly.

A = ln Σ w·t^(−d) over everything bound to this card, and, weakened by the blur between neighbours,
over what is bound to the cards around it (so that wrong recalls are other objects in play), and
over what was learnt in earlier rounds; plus logistic noise. An object lies in one place only: what
is well bound to another card does not come to mind for this one. Look-alikes bring each other to
mind. What is weaker than the threshold does not come to mind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Any

from hatbox.games.not_a_hat.view import FaceUp

from ..characters import Span
from ..luck import SHARE_OF_A_WORD, Luck
from .following import Following
from .memory import OUTSIDE_FOCUS, Bound, bound_to

ALIKE_BEHIND = 2.0
OF_AN_EARLIER_ROUND = 2.0
FADED = 1e-3
ROOT_OF_TWO = sqrt(2)
HALF_ROOT_OF_TWO = ROOT_OF_TWO / 2
ALIKE_SHARE = exp(-ALIKE_BEHIND)

# A binding of this strength elsewhere leaves an object half of its claim to this place.
HALF_ELSEWHERE = 0.15
SQUARE = HALF_ELSEWHERE**2
# People hold back what they just said.
JUST_SAID_BEHIND = 2.5
JUST_SAID_SHARE = exp(-JUST_SAID_BEHIND)
# The activation of what was just shown.
SEEN_CLEARLY = log(2.0)


# Strength seen and strength told.
Strengths = dict[str, list[float]]
# Those of what blurs into a place from others, and how well it is bound to the best of them.
Blurred = dict[str, list[float]]
# Seat and place of another gift, an object that is bound to it, and the strengths seen and told.
# Flat, and one row for each object: thoughts keep all of them until the game is over.
Around = tuple[int, int, str, float, float]
# In the only row of a gift to which nothing is bound: too weak ever to come to mind.
NOTHING = ""


@dataclass(slots=True)
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
    around: Sequence[Around] = ()
    """What is bound to the other gifts face down."""
    open: frozenset[str] = frozenset()
    """What lies open, and so cannot be the gift."""
    strengths: Strengths = field(default_factory=dict)
    """What it was weighed from."""

    def best(self) -> tuple[str | None, float]:
        if not self.belief:
            return None, 0.0
        object = max(self.belief, key=self.belief.__getitem__)
        return object, self.belief[object]


def recall(
    following: Following, view: Any, span: Span, trust: float, luck: Luck, open: frozenset[str]
) -> Recollection:
    """What comes to mind for the gift on its way, now, with the noise of this moment."""
    around = lying_around(following, span)
    if following.shown is not None:
        return just_seen(following.shown, around, open)
    strengths = strengths_for(following, view, span, around)
    if not open.isdisjoint(strengths):
        strengths = {object: sums for object, sums in strengths.items() if object not in open}
    return weigh(strengths, span, trust, luck, around, open)


def just_seen(object: str, around: list[Around], open: frozenset[str]) -> Recollection:
    """What everybody has just been shown needs no searching."""
    return Recollection({object: 1.0}, {object: 1.0}, 0.0, SEEN_CLEARLY, around, open)


def recall_again(first: Recollection, span: Span, trust: float, luck: Luck) -> Recollection:
    """The same memories a moment later, with other noise."""
    return weigh(first.strengths, span, trust, luck, first.around, first.open)


def lying_around(following: Following, span: Span) -> list[Around]:
    """Everything that is bound to the other gifts that lie face down.

    `bound_to` is written out here, with `strength`: every decision asks for each of these cards.
    """
    clock, slower, room = following.clock, -span.decay, following.room
    around = []
    for seat, held in enumerate(following.held):
        for place, card in enumerate(held):
            if card.face is not None:
                continue
            if not card.traces:
                around.append((seat, place, NOTHING, 0.0, 0.0))
            is_held_well = card.rank < room
            for object, trace in card.traces.items():
                seen = told = 0.0
                for then, weight in trace.seen:
                    age = clock - then
                    seen += weight * age**slower if age > 1.0 else weight
                for then, weight in trace.told:
                    age = clock - then
                    told += weight * age**slower if age > 1.0 else weight
                if not is_held_well:
                    seen, told = OUTSIDE_FOCUS * seen, OUTSIDE_FOCUS * told
                around.append((seat, place, object, seen, told))
    return around


def strengths_for(following: Following, view: Any, span: Span, around: list[Around]) -> Strengths:
    """Strength seen and strength told of every object that is bound to this card or near it."""
    clock, decay, flying = following.clock, span.decay, following.flying
    strengths: Strengths = {}
    if flying is not None:
        for object, seen, told in bound_to(flying, clock, decay, following.room):
            strengths[object] = [seen, told]
    give_way(strengths, nearby(following, view, around))
    if following.former:
        share = exp(-span.blur - OF_AN_EARLIER_ROUND)
        for card in following.former:
            add(strengths, bound_to(card, clock, decay, 1.0), share)
    if following.look_alikes:
        resemble(strengths, following.look_alikes)
    if following.just_said in strengths:
        hold_back(strengths[following.just_said])
    return strengths


def nearby(following: Following, view: Any, around: list[Around]) -> Blurred:
    """How strongly the other gifts blur into this one, and how well they are bound themselves."""
    places = view.now.giver, view.now.receiver
    near, far = following.blurs
    blurred: Blurred = {}
    for seat, _, object, seen, told in around:
        share = near if seat in places else far
        sums = blurred.get(object)
        if sums is None:
            blurred[object] = [share * seen, share * told, seen + told]
        else:
            sums[0] += share * seen
            sums[1] += share * told
            sums[2] = max(sums[2], seen + told)
    return blurred


def add(strengths: Strengths, bound: Bound, share: float) -> None:
    for object, seen, told in bound:
        sums = strengths.setdefault(object, [0.0, 0.0])
        sums[0] += share * seen
        sums[1] += share * told


def give_way(strengths: Strengths, near: Blurred) -> None:
    """What is bound to another card gives way here, the more the better it is bound there."""
    for object, (seen, told, elsewhere) in near.items():
        there = elsewhere * elsewhere
        sums = strengths.get(object)
        if sums is None:
            left = SQUARE / (SQUARE + there)
            strengths[object] = [left * seen, left * told]
        else:
            both = sums[0] + sums[1]
            left = both * both / (both * both + there + 1e-12)
            sums[0], sums[1] = left * sums[0], left * sums[1]


def resemble(strengths: Strengths, look_alikes: Sequence[tuple[str, str]]) -> None:
    """A hat brings the cap to mind as well, if there is one about."""
    brought = []
    for object, other in look_alikes:
        if object in strengths and other in strengths:
            one, two = strengths[object], strengths[other]
            brought += [(two, one[0], one[1]), (one, two[0], two[1])]
    for sums, seen, told in brought:
        sums[0] += ALIKE_SHARE * seen
        sums[1] += ALIKE_SHARE * told


def hold_back(sums: list[float]) -> None:
    sums[0], sums[1] = JUST_SAID_SHARE * sums[0], JUST_SAID_SHARE * sums[1]


def lying_open(view: Any) -> frozenset[str]:
    """What is seen elsewhere cannot be the gift that lies face down."""
    objects = [view.shop.top]
    for place in view.places:
        if place.penalties:
            objects += place.penalties
        for card in place.gifts:
            if isinstance(card, FaceUp):
                objects.append(card.object)
    return frozenset(objects)


def weigh(
    strengths: Strengths,
    span: Span,
    trust: float,
    luck: Luck,
    around: Sequence[Around] = (),
    open: frozenset[str] = frozenset(),
) -> Recollection:
    """From strengths to belief: the softmax of noisy activations against the threshold."""
    sharpness = 1 / (ROOT_OF_TWO * span.noise)
    weights: list[tuple[str, float, float]] = []
    mass = strongest = exp(span.threshold * sharpness)
    for object, (seen, told) in strengths.items():
        total = seen + told
        if total < FADED:
            continue
        # e^(A / √2s), where A = ln(total) + s·ln(odds); `luck.odds` is written out.
        chance = ((luck.left or luck.more()).pop() + 0.5) * SHARE_OF_A_WORD
        weight = total**sharpness * (chance / (1.0 - chance)) ** HALF_ROOT_OF_TWO
        if weight > strongest:
            strongest = weight
        mass += weight
        weights.append((object, weight, seen / total))
    rumour: dict[str, float] = {}
    belief: dict[str, float] = {}
    for object, weight, share in weights:
        rumour[object] = said = weight / mass
        belief[object] = said * (share + (1.0 - share) * trust)
    unknown = max(0.0, 1 - sum(belief.values()))
    activation = log(strongest) / sharpness
    return Recollection(belief, rumour, unknown, activation, around, open, strengths)
