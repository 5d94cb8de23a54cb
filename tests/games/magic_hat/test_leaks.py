"""The twin-world test can fail: each Magic Hat table that leaks on purpose is caught."""

from typing import Any

import pytest

from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat import Extra, Look, Round, Swap, rules
from hatbox.games.magic_hat.events import AnimalSeen, BoxSeen
from tests.games.magic_hat.secrets import HatSecrets
from tests.games.play import Setting
from tests.games.twins import Leak, Twins, Viewer, World

TABLES = [Setting("magic-hat", 3, key=5), Setting("magic-hat", 3, {"expert": True}, key=5)]
LEAKS: list[type[World]] = []


def leak(kind: type[World]) -> type[World]:
    LEAKS.append(kind)
    return kind


class Telling(World):
    """Adds something to every view."""

    def view(self, viewer: Viewer) -> Any:
        return (super().view(viewer), self.more(self.round, viewer))

    def more(self, g: Round, viewer: Viewer) -> Any:
        raise NotImplementedError


@leak
class ShowsTheAnimalToEveryone(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return ANIMAL_IDS[g.hats[g.looked]] if g.phase == rules.SWAPPING else None


@leak
class ShowsTheAnimalToTheNextPlayer(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        is_next = g.phase == rules.SWAPPING and viewer == (g.turn + 1) % g.players
        return ANIMAL_IDS[g.hats[g.looked]] if is_next else None


@leak
class ShowsTheAnimalAfterTheSwap(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return g.hats[g.looked] if g.turn == viewer and g.phase == rules.EXTRA_SWAP else None


@leak
class ShowsAnotherHatToTheOneWhoLooks(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return g.hats[0] if g.turn == viewer and g.phase == rules.SWAPPING else None


@leak
class ShowsTheBox(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return ANIMAL_IDS[g.box]


@leak
class ShowsTheBoxAsLongAsTheWinnerStands(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return ANIMAL_IDS[g.box] if g.phase == rules.OVER else None


@leak
class ShowsTheBoxToWhoIsOut(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return ANIMAL_IDS[g.box] if viewer is not None and g.out[viewer] else None


@leak
class ShowsTheHatsAtTheEnd(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return g.hats if g.phase == rules.OVER else None


@leak
class StillShowsTheHatThatWasLookedInto(Telling):
    def more(self, g: Round, viewer: Viewer) -> Any:
        return g.looked


@leak
class TellsEverythingToEveryone(World):
    def told(self, viewer: Viewer) -> list[Any]:
        return list(self.events)


@leak
class TellsTheBoxToOnlookers(World):
    def told(self, viewer: Viewer) -> list[Any]:
        box = [event for event in self.events if isinstance(event, BoxSeen) and viewer is None]
        return super().told(viewer) + box


class Remembering(World):
    """A table with a memory that outlives the moment."""

    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.memory: list[Any] = []

    def view(self, viewer: Viewer) -> Any:
        return (super().view(viewer), self.memory)


@leak
class KeepsTheSwaps(Remembering):
    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        if isinstance(move, Swap | Extra):
            self.memory.append(self.events)


@leak
class KeepsTheCalls(Remembering):
    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        self.memory += [event.animal for event in self.events if event.event == "called"]


@leak
class KeepsWhatEachPlayerSaw(Remembering):
    """Pen and paper: nobody is told a secret, only what they saw themselves."""

    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        self.memory += [e for e in self.events if isinstance(e, AnimalSeen | BoxSeen)]

    def view(self, viewer: Viewer) -> Any:
        own = [(event.seat, event.animal) for event in self.memory if event.seat == viewer]
        return (World.view(self, viewer), own)


@leak
class GivesHatsAnIdThatSurvivesASwap(Remembering):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.memory = list(range(rules.HATS))

    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        for event in self.events:
            if event.event == "swapped":
                one, other = event.hats
                self.memory[one], self.memory[other] = self.memory[other], self.memory[one]


@leak
class GivesAnimalsAnId(Remembering):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.memory = list(self.round.hats)

    def view(self, viewer: Viewer) -> Any:
        ids = [self.memory.index(a) if a in self.memory else 5 for a in self.round.hats]
        return (World.view(self, viewer), ids)


@leak
class RefusesToLookAtTheSameAnimalTwice(World):
    def code(self, seat: int, move: Any) -> str:
        is_rabbit = isinstance(move, Look) and ANIMAL_IDS[self.round.hats[move.hat]] == "rabbit"
        return "seen-already" if is_rabbit else super().code(seat, move)


def check(kind: type[World], games: int = 8) -> None:
    for seed in range(games):
        for setting in TABLES:
            Twins(setting, seed, HatSecrets(), kind).check()


@pytest.mark.parametrize("kind", LEAKS, ids=lambda kind: kind.__name__)
def test_a_table_that_tells_too_much_is_caught(kind: type[World]) -> None:
    with pytest.raises(Leak):
        check(kind)


def test_a_table_that_tells_what_is_open_is_not_accused() -> None:
    class SaysWhoIsIn(Telling):
        def more(self, g: Round, viewer: Viewer) -> Any:
            return g.players_in

    check(SaysWhoIsIn, games=2)
