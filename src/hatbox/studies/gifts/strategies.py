"""Baseline strategies with a character's memory, to measure what bluffing adds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hatbox.games.not_a_hat import NAME
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.games.not_a_hat.view import Answering
from hatbox.lab.contests import BEST_FALLIBLE
from hatbox.lab.figures import Estimate
from hatbox.minds import FALLIBLE, Character, Decision, Maker
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.gifts.recall import Recollection, lying_around, strengths_for, weigh
from hatbox.minds.luck import Luck
from hatbox.minds.registry import maker_among

UNSURE = 0.5


class Truthful(GiftMind):
    """Names what it remembers or guesses, and accepts everything."""

    def offer(self, view: Any, luck: Luck) -> Decision:
        return Decision(Offer(self.says(view, self.recall(view, luck), luck)), 2.0)

    def answer(self, view: Any, luck: Luck) -> Decision:
        is_refused = self.is_refused(view, self.recall(view, luck))
        return Decision(Refuse() if is_refused else Accept(), 2.0)

    def says(self, view: Any, recollection: Recollection, luck: Luck) -> str:
        return recollection.best()[0] or self.invention(view, luck)

    def is_refused(self, view: Any, recollection: Recollection) -> bool:
        return False


class Refuser(Truthful):
    """Like Truthful, but refuses whatever it is not sure of."""

    def is_refused(self, view: Any, recollection: Recollection) -> bool:
        return recollection.belief.get(view.now.claim, 0.0) < UNSURE


class Parrot(Truthful):
    """Repeats the last name it remembers for a gift, and refuses any other."""

    def offer(self, view: Any, luck: Luck) -> Decision:
        last = self.last_name(view, luck)
        return Decision(Offer(last), 2.0) if last else super().offer(view, luck)

    def answer(self, view: Any, luck: Luck) -> Decision:
        last = self.last_name(view, luck)
        return Decision(Refuse() if last not in (None, view.now.claim) else Accept(), 2.0)

    def last_name(self, view: Any, luck: Luck) -> str | None:
        """The name remembered most strongly, by what was said alone."""
        following, span = self.following, self.character.span
        if not following.flying or not following.flying.last_told:
            return None
        strengths = strengths_for(following, view, span, lying_around(following, span))
        told = {object: [0.0, of_words] for object, (_, of_words) in strengths.items()}
        return weigh(told, span, 1.0, luck).best()[0]


class EchoSceptic(GiftMind):
    """The whole mind, and besides: it never believes an echo, and never says one.

    An echo is the name that was accepted a moment ago, said of the next gift.
    """

    def believed(self, view: Any, recollection: Recollection, honesty: float, luck: Luck) -> float:
        if self.following.shown is None and view.now.claim == self.following.just_said:
            return 0.01
        return super().believed(view, recollection, honesty, luck)

    def recall(self, view: Any, luck: Luck) -> Recollection:
        recollection = super().recall(view, luck)
        if self.following.shown is None and not isinstance(view.now, Answering):
            recollection.belief.pop(self.following.just_said or "", None)
        return recollection


STRATEGIES = {"truth": Truthful, "unsure": Refuser, "last-name": Parrot}


def maker_of_strategy(strategy: type[GiftMind], character: Character) -> Maker:
    return maker_among({NAME: partial(strategy, character)}, strategy.__name__)


def against_strategies(
    contest: Callable[..., Estimate], *, deals: int, seed: str, name: str = BEST_FALLIBLE
) -> dict[str, Estimate]:
    """A mind against simple strategies that have its own memory."""
    return {
        strategy: contest(
            NAME, name, maker_of_strategy(kind, FALLIBLE[name]), deals=deals, seed=seed
        )
        for strategy, kind in STRATEGIES.items()
    }
