"""A mind knows what its seat was shown, and nothing else: the proof by twin worlds.

Two worlds differ only in what the seat cannot see; equal minds sit in both. Until the rules
themselves show a difference, they decide the same.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from hatbox.games import events_for
from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat.moves import Offer
from hatbox.minds import MINDS, Decision, Mind
from tests.games.magic_hat.secrets import HatSecrets
from tests.games.not_a_hat.secrets import GiftSecrets
from tests.games.play import Setting
from tests.games.twins import Secrets, Twins, World
from tests.minds.watching import mind_for

SECRETS: dict[str, Secrets] = {"not-a-hat": GiftSecrets(), "magic-hat": HatSecrets()}
TABLES = [
    Setting("not-a-hat", 2, {"gifts": 2}, key=1),
    Setting("not-a-hat", 4, key=2),
    Setting("magic-hat", 2, key=3),
    Setting("magic-hat", 3, {"expert": True}, key=4),
]
HORIZON = 8


def twins_of(setting: Setting) -> Twins:
    return Twins(setting, 7, SECRETS[setting.name])


def shows(mind: Mind, world: World, seat: int, step: int, *, is_new: bool = False) -> None:
    events = () if is_new else world.told(seat)
    mind.watch(world.view(seat), events, 2.0 * step)


def asked(mind: Mind, world: World, seat: int, step: int) -> Decision | None:
    is_mine = world.game.seat_to_move(world.round) == seat
    return mind.decide(world.view(seat), 2.0 * step) if is_mine else None


def watched_until(twins: Twins, mind: Mind, seat: int, step: int) -> Mind:
    for number, world in enumerate(twins.worlds[: step + 1]):
        shows(mind, world, seat, number)
    return mind


def pairs(
    twins: Twins, minds: tuple[Mind, Mind], twin: World, step: int, seat: int
) -> Iterator[tuple[Any, Any]]:
    """What the two decide from the fork on, while the script of the others goes on."""
    for now in range(step, min(step + HORIZON, len(twins.script))):
        yield (
            asked(minds[0], twins.worlds[now], seat, now),
            asked(minds[1], twin, seat, now),
        )
        if twins.is_told_apart(twin, now, seat):
            return
        twin.play(*twins.script[now])
        shows(minds[0], twins.worlds[now + 1], seat, now + 1)
        shows(minds[1], twin, seat, now + 1)


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_equal_sights_lead_to_equal_decisions(name: str, setting: Setting) -> None:
    """What lies hidden at step t is exchanged behind everybody's back."""
    twins, decided = twins_of(setting), 0
    for step in range(0, len(twins.script), 3):
        for seat in (0, 1):
            one = mind_for(name, setting.name, seat, setting.players)
            other = mind_for(name, setting.name, seat, setting.players)
            minds = (
                watched_until(twins, one, seat, step),
                watched_until(twins, other, seat, step),
            )
            for this, that in pairs(twins, minds, twins.exchanged(step, seat), step, seat):
                assert this == that
                decided += this is not None
    assert decided > 0


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_who_comes_late_knows_nothing_of_what_lies_face_down(name: str, setting: Setting) -> None:
    """Another past led to the same table: a newcomer cannot tell."""
    twins, decided = twins_of(setting), 0
    for step in range(0, len(twins.script), 3):
        for seat in (0, 1):
            twin = twins.retold(step, seat)
            minds = (
                mind_for(name, setting.name, seat, setting.players),
                mind_for(name, setting.name, seat, setting.players),
            )
            shows(minds[0], twins.worlds[step], seat, step, is_new=True)
            shows(minds[1], twin, seat, step, is_new=True)
            for this, that in pairs(twins, minds, twin, step, seat):
                assert this == that
                decided += this is not None
            assert minds[0].thoughts() == minds[1].thoughts()
    assert decided > 0


class Peeker:
    """A mind that looks at the state of the round, which no mind can."""

    def __init__(self, world: World) -> None:
        self.world = world

    def watch(self, view: Any, events: Any, at: float) -> str | None:
        return None

    def decide(self, view: Any, at: float) -> Decision:
        return Decision(Offer(GIFT_IDS[self.world.round.gift]))

    def thoughts(self) -> list[dict[str, Any]]:
        return []


def test_the_proof_can_fail() -> None:
    twins, caught = twins_of(TABLES[1]), 0
    for step in range(len(twins.script)):
        for seat in range(4):
            twin = twins.exchanged(step, seat)
            minds = (Peeker(twins.worlds[step]), Peeker(twin))
            this, that = next(pairs(twins, minds, twin, step, seat))
            caught += this != that
    assert caught > 0


def test_events_for_one_seat_are_not_told_to_another() -> None:
    setting = TABLES[2]
    twins = twins_of(setting)
    for world in twins.worlds:
        mine = events_for(setting.game, world.events, 0)
        theirs = events_for(setting.game, world.events, 1)
        assert not any(event.event == "animal-seen" and event.seat == 1 for event in mine)
        assert not any(event.event == "animal-seen" and event.seat == 0 for event in theirs)
