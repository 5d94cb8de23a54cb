"""The tongue: which name to say, and in which tone.

Who is sure of the truth would rather be refused; who is lost, or lies, wants to be believed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from hatbox.games.not_a_hat.moves import TONES, Tone

from ..characters import Tongue
from ..luck import Luck, at_odds
from .bluffs import staleness
from .following import Following
from .people import Person
from .recall import Recollection

SURE_OF_IT = 0.75
LOST = 0.4
# How likely a receiver still knows a gift, by how long ago they met its name.
KNOWS = (0.9, 0.6, 0.3)
ACCEPTED_IN_DOUBT = 0.9
HALF_BOUND = 0.05
# A tone that worked before is taken again so much rather.
KEENNESS = 12.0


@dataclass(slots=True)
class Reader:
    """What a giver thinks that the receiver still knows: the gift, and where the others lie."""

    knows: float
    knows_elsewhere: dict[str, float]
    rumour: dict[str, float]
    said: float
    sooner: float = 1.0
    """How much sooner than anybody this receiver accepts: the ratio of their odds."""
    credulous: float = 0.0
    """How likely it is that they accept everything."""

    def accepts(self, name: str) -> float:
        """a: who remembers the gift accepts its name alone; who does not, what may be true."""
        remembered = self.rumour.get(name, 0.0) / self.said
        may_be = (1.0 - self.knows_elsewhere.get(name, 0.0)) * ACCEPTED_IN_DOUBT
        accepted = self.knows * remembered + (1.0 - self.knows) * may_be
        accepted = at_odds(accepted, self.sooner)
        return self.credulous + (1.0 - self.credulous) * accepted


def reader_of(following: Following, recollection: Recollection, receiver: int) -> Reader:
    clock, held = following.clock, following.held
    elsewhere: dict[str, float] = {}
    for seat, place, name, seen, told in recollection.around:
        knows = KNOWS[staleness(held[seat][place], receiver, clock)]
        both = seen + told
        share = knows * both / (both + HALF_BOUND)
        if share > elsewhere.get(name, 0.0):
            elsewhere[name] = share
    rumour = recollection.rumour
    knows = KNOWS[staleness(following.flying, receiver, clock)]
    return Reader(knows, elsewhere, rumour, sum(rumour.values()) or 1.0)


def loss(belief: float, accepted: float, g: float, planted: float = 0.0) -> float:
    """What a name costs that is believed with b and accepted with a.

    (1 − a)·[(1 − b) − g·b] − a·(1 − b)·v: if it is refused, whoever was wrong has a minus point; if
    a false one is swallowed, somebody will have to name that gift who knows it wrongly, while one
    knows the truth oneself. v is what that is worth.
    """
    refused = (1.0 - accepted) * ((1.0 - belief) - g * belief)
    return refused - accepted * (1.0 - belief) * planted


@dataclass(slots=True)
class Choice:
    """The name that is believed most, another, and how much less that one is thought to cost."""

    best: str
    other: str
    gain: float


def choose(recollection: Recollection, reader: Reader, g: float, planted: float) -> Choice:
    """Of at least two names."""
    belief = recollection.belief
    best = max(belief, key=belief.__getitem__)
    other, least, cost = best, inf, 0.0
    for name, share in belief.items():
        costs = loss(share, reader.accepts(name), g, planted)
        if name == best:
            cost = costs
        elif costs < least:
            other, least = name, costs
    return Choice(best, other, cost - least)


def wants_refusal(belief: float, g: float) -> bool:
    return belief > 1 / (1 + g)


def honest_tone(belief: float) -> Tone:
    if belief >= SURE_OF_IT:
        return "sure"
    return "unsure" if belief < LOST else "plain"


def acted_tone(receiver: Person, luck: Luck, *, wants_refusal: bool) -> Tone:
    """The tone to which this receiver has answered as one wishes, rather than another."""
    keenness = -KEENNESS if wants_refusal else KEENNESS
    weights = [2.718281828 ** (keenness * receiver.accepts(tone)) for tone in TONES]
    left = luck.random() * sum(weights)
    for tone, weight in zip(TONES, weights, strict=True):
        left -= weight
        if left < 0:
            return tone
    return "plain"


def choose_tone(tongue: Tongue, belief: float, g: float, receiver: Person, luck: Luck) -> Tone:
    colour, leak = luck.random(), luck.random()
    if colour >= tongue.colour:
        return "plain"
    if not tongue.acts or leak < tongue.leak:
        return honest_tone(belief)
    return acted_tone(receiver, luck, wants_refusal=wants_refusal(belief, g))
