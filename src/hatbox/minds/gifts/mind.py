"""A fallible mind at the table of That's Not a Hat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat import events as gift_events
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.games.not_a_hat.view import Answering

from ..base import Decision, chance
from ..characters import Character
from ..luck import logistic, logit, sigmoid
from ..pauses import pause_for
from ..reactions import Reactions
from ..thoughts import keep
from . import nerve, tongue
from .belief import Ears, face_value, posterior, prior_of
from .following import Following
from .recall import Recollection, lying_open, recall


class GiftMind:
    """Follows the gifts, and answers and names them as its character does."""

    def __init__(self, character: Character, seat: int, players: int, seed: bytes) -> None:
        self.character = character
        self.seat = seat
        self.players = players
        self.seed = seed
        self.following = Following(character, seat, seed)
        self.reactions = Reactions(seat, seed)
        self.ears = Ears(character.doubt.honesty)
        self.tone = "plain"
        self.kept: list[dict[str, Any]] = []

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        for event in events:
            self.listen(event)
        self.following.watch(view, events, at)
        return self.reactions.to_gifts(events, self.following.heard)

    def listen(self, event: Any) -> None:
        match event:
            case gift_events.Offered():
                self.tone = event.tone
                seen = self.following.taken_for(self.following.flying)
                if seen is not None and event.seat != self.seat:
                    self.ears.compare(agrees=seen == event.object)
            case gift_events.Refused():
                self.ears.learn(self.tone, was_true=event.claim == event.object)

    def decide(self, view: Any, at: float) -> Decision:
        if not self.following.held:
            self.following.watch(view, (), at)
        luck = chance(self.seed, self.following.heard)
        if isinstance(view.now, Answering):
            return self.answer(view, luck)
        return self.offer(view, luck)

    def thoughts(self) -> list[dict[str, Any]]:
        return self.kept

    def recall(self, view: Any, luck: Random) -> Recollection:
        character = self.character
        flying = self.following.flying
        return recall(self.following, flying, view, character.span, character.doubt.trust, luck)

    def hidden(self) -> int:
        return 1 + sum(card.face is None for held in self.following.held for card in held)

    # The receiver

    def answer(self, view: Any, luck: Random) -> Decision:
        recollection = self.recall(view, luck)
        believed = self.believed(view, recollection, luck)
        least = nerve.least_belief(self.worth(view, view.now.giver), self.later())
        move = Refuse() if believed < least else Accept()
        pause = pause_for(self.character.tongue, self.decisiveness(believed, least), "plain", luck)
        self.keep(
            recollection,
            answer=type(move).__name__.lower(),
            claim=view.now.claim,
            believed=round(believed, 3),
            least=round(least, 3),
        )
        return Decision(move, round(pause, 2))

    def believed(self, view: Any, recollection: Recollection, luck: Random) -> float:
        claim, doubt = view.now.claim, self.character.doubt
        is_open = claim in set(lying_open(view))
        prior = prior_of(claim, recollection, self.hidden(), is_open=is_open)
        learns = self.character.tongue.depth == 2
        ratio = self.ears.ratio(view.now.tone) if learns else face_value(view.now.tone)
        rumour = recollection.rumour.get(claim, 0.0)
        believed = posterior(prior, rumour, self.honesty(), ratio**doubt.listens)
        return sigmoid(logit(believed) + logistic(luck, self.character.nerve.waver))

    def honesty(self) -> float:
        """What it was born with, or what it has learnt about this table."""
        doubt = self.character.doubt
        return doubt.honesty + doubt.learns * (self.ears.honesty - doubt.honesty)

    def worth(self, view: Any, other: int) -> float:
        penalties = [len(place.penalties) for place in view.places]
        return nerve.worth_of_theirs(penalties, self.seat, other)

    def later(self) -> float:
        """Δ: one more gift to remember weighs more the more there are already."""
        return self.character.nerve.burden * min(self.following.load(), 2.0)

    def decisiveness(self, believed: float, least: float) -> float:
        """As strong as an activation: the farther from the threshold, the quicker."""
        return 0.5 * abs(logit(believed) - logit(least)) - 1.2

    # The giver

    def offer(self, view: Any, luck: Random) -> Decision:
        recollection = self.recall(view, luck)
        g = self.worth(view, view.now.receiver)
        name = self.name(view, recollection, g, luck)
        belief = recollection.belief.get(name, 0.0)
        tone = tongue.choose_tone(self.character.tongue, belief, g, luck)
        pause = pause_for(self.character.tongue, recollection.activation, tone, luck)
        self.keep(
            recollection,
            offer=name,
            tone=tone,
            belief=round(belief, 3),
            bluff=belief < 0.5,
        )
        return Decision(Offer(name, tone), round(pause, 2))

    def name(self, view: Any, recollection: Recollection, g: float, luck: Random) -> str:
        their_g = nerve.worth_of_theirs(
            [len(place.penalties) for place in view.places], view.now.receiver, self.seat
        )
        least = min(max(nerve.least_belief(their_g, self.later()), 0.02), 0.98)
        receiver = tongue.Receiver(least, self.hidden(), self.honesty())
        reads = self.character.nerve.reads_the_table
        name = tongue.best_claim(recollection.belief, recollection, receiver, g, reads)
        return name if name is not None else self.invention(view, luck)

    def invention(self, view: Any, luck: Random) -> str:
        """Nothing comes to mind: any gift that does not lie open (the author's first tip)."""
        visible = set(lying_open(view))
        return luck.choice([gift for gift in GIFT_IDS if gift not in visible])

    def keep(self, recollection: Recollection, **why: Any) -> None:
        """A thought, kept aside until the game is over."""
        likely = sorted(recollection.belief.items(), key=lambda pair: -pair[1])[:3]
        thought = {
            "heard": self.following.heard,
            "gift": {object: round(belief, 3) for object, belief in likely},
            "unknown": round(recollection.unknown, 3),
        }
        keep(self.kept, thought | why)
