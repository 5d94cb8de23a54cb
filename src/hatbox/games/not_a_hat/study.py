"""That's Not a Hat for experimenters: offers name a gift, answers judge the name."""

from __future__ import annotations

from collections.abc import Iterable

from ..catalogue import GIFT_IDS, GIFT_NUMBER, alike
from ..oracle import Odds
from ..replay import Thought
from ..study import Trial, bluff_in
from . import rules
from .events import Event, Fetched, RoundBegan, TookOldest
from .moves import TONES, Move, Offer, Refuse


class Study:
    """`lag` counts the gifts given since the face was last seen, `load` the gifts that lie face
    down, the one on its way included."""

    def __init__(self, players: int) -> None:
        self._given = 0
        self._seen: dict[str, int] = {}

    def watch(self, g: rules.Round, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RoundBegan():
                    self._seen.clear()
                case Fetched():
                    self._take(event.object, is_seen=True)
                case TookOldest():
                    self._take(GIFT_IDS[g.gift], is_seen=event.turned)
                case _:
                    pass

    def _take(self, gift: str, *, is_seen: bool) -> None:
        self._given += 1
        if is_seen:
            self._seen[gift] = self._given

    def trial(
        self, g: rules.Round, seat: int, move: Move, odds: Odds | None, thought: Thought | None
    ) -> Trial:
        truth = GIFT_IDS[g.gift]
        lag, load = self._given - self._seen[truth], load_of(g)
        if isinstance(move, Offer):
            is_wrong, kind = move.object != truth, confusion(g, move.object, truth)
            bluff = bluff_in(thought)
            said, tone = move.object, move.tone
            return Trial("offer", "name", said, truth, lag, load, tone, is_wrong, kind, bluff)
        said, tone, is_refused = GIFT_IDS[g.claim], TONES[g.tone], isinstance(move, Refuse)
        is_wrong = (said == truth) == is_refused
        word = "refuse" if is_refused else "accept"
        return Trial(word, "judge", said, truth, lag, load, tone, is_wrong)


def in_play(g: rules.Round) -> list[int]:
    held = [gift for seat in range(g.players) for gift in g.held[seat][: g.gifts_each]]
    return [*held, g.gift]


def load_of(g: rules.Round) -> int:
    return sum(not g.face_up[gift] for gift in in_play(g))


def confusion(g: rules.Round, said: str, truth: str) -> str:
    """Where a wrong name comes from: the table, face down or face up, a gift that looks alike, or
    nowhere in sight."""
    if said == truth:
        return ""
    number = GIFT_NUMBER[said]
    if number in in_play(g):
        return "face-up" if g.face_up[number] else "face-down"
    return "look-alike" if said in alike(truth) else "absent"
