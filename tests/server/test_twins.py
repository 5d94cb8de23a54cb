"""Nobody gets a byte of what they cannot see: twin tables send the same to every role."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from hatbox.games.base import EVERYONE
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.tables import open_tables
from hatbox.tables.audience import snapshot
from tests.games.play import ALL, MAGIC_HAT, NOT_A_HAT, Setting
from tests.games.twins import Leak
from tests.server.spread import SpreadWorld
from tests.server.twins import Fork
from tests.server.wired import WiredWorld
from tests.server.worlds import TableWorld

GIFTS = Setting("not-a-hat", 3, key=5)
HATS = Setting("magic-hat", 3, key=5)


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_twin_tables_send_the_same_with_every_option(setting: Setting) -> None:
    assert sum(Fork(setting, seed).check() for seed in range(4)) > 4


@pytest.mark.parametrize("setting", [NOT_A_HAT[4], NOT_A_HAT[9], *MAGIC_HAT[2:4]], ids=str)
def test_twin_tables_send_the_same_over_many_games_and_forks(setting: Setting) -> None:
    varied = [
        Setting(setting.name, setting.players, setting.wishes, seed % setting.players, seed)
        for seed in range(50)
    ]
    assert sum(Fork(one, seed).check() for seed, one in enumerate(varied)) > 100


def check(setting: Setting, kind: type[TableWorld] = TableWorld) -> None:
    for seed in range(40):
        Fork(setting, seed, kind=kind).check()


class WiredFork(Fork):
    def exchanged(self) -> Any:
        twin: Any = super().exchanged()
        twin.exchange()
        return twin


@pytest.mark.parametrize("way", ["retold", "exchanged"])
@pytest.mark.parametrize("setting", [GIFTS, HATS], ids=str)
def test_twin_tables_send_the_same_over_real_sockets(setting: Setting, way: str) -> None:
    for seed in (2, 5):
        fork = WiredFork(setting, seed, kind=WiredWorld)
        assert fork.compared_with(getattr(fork, way)()) > 0


@pytest.mark.parametrize("setting", [GIFTS, HATS], ids=str)
def test_twin_tables_send_the_same_at_two_servers(setting: Setting) -> None:
    compared = 0
    for seed in range(12):
        fork = Fork(setting, seed, kind=SpreadWorld)
        compared += fork.compared_with(fork.retold())
    assert compared > 12


def hidden_in(table: Any) -> list[str]:
    g = table.match.round
    if table.game_name == "magic-hat":
        return [ANIMAL_IDS[animal] for animal in g.hats]
    return [GIFT_IDS[gift] for row in g.held[: g.players] for gift in row[: g.gifts_each]]


class LeakyWorld(TableWorld):
    """Remembers which card was where at the deal."""

    def play(self, seat: int, move: Any) -> None:
        if not hasattr(self, "ids") and self.setting.name == "not-a-hat":
            self.ids = {gift: place for place, gift in enumerate(self.round.deck)}
            LeakyWorld.ids_of[self.room.table.code, id(self.round)] = self.ids
        super().play(seat, move)

    ids_of: dict[Any, Any]


LeakyWorld.ids_of = {}


@contextmanager
def telling_more(more: Any) -> Iterator[None]:
    """A build whose snapshots have something more in them."""
    honest = snapshot.seen_alone

    def leaky(table: Any, seat: int | None, now: int) -> Any:
        seen = honest(table, seat, now)
        return seen if table.match is None else [seen, more(table, seat)]

    everybody = [None, *range(8)]
    with (
        patch.object(snapshot, "seen_alone", leaky),
        patch.object(snapshot, "seats_told_more", lambda table, now: everybody),
    ):
        yield


def past_offers(table: Any, seat: int | None) -> Any:
    return [move.get("object") for move in table.match._rounds[-1]["moves"]]


def card_ids(table: Any, seat: int | None) -> Any:
    ids = LeakyWorld.ids_of.get((table.code, id(table.match.round)), {})
    g = table.match.round
    return [ids.get(gift) for row in g.held[: g.players] for gift in row[: g.gifts_each]]


def looked_at_animal(table: Any, seat: int | None) -> Any:
    """To the neighbour of the one who looks."""
    g = table.match.round
    is_neighbour = seat == (g.turn + 1) % g.players
    return ANIMAL_IDS[g.hats[g.looked]] if is_neighbour and g.phase == 1 else None


LEAKS = {
    "a face-down object": (GIFTS, lambda table, seat: hidden_in(table)),
    "the length of its name": (GIFTS, lambda table, seat: "?" * len(hidden_in(table)[0])),
    "past offers": (GIFTS, past_offers),
    "a card id that survives turning over": (GIFTS, card_ids),
    "the animals in the hats": (HATS, lambda table, seat: hidden_in(table)),
    "a looked-at animal for the neighbour": (HATS, looked_at_animal),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_snapshot_that_tells_too_much_is_caught(leak: str) -> None:
    setting, more = LEAKS[leak]
    with telling_more(more), pytest.raises(Leak):
        check(setting, kind=LeakyWorld)


def test_an_animal_that_is_sent_to_everybody_is_caught() -> None:
    with (
        patch.object(HATS.game, "audience", lambda event: EVERYONE),
        pytest.raises(Leak),
    ):
        check(HATS)


def test_a_list_of_tables_that_tells_of_the_game_is_caught() -> None:
    honest: Any = open_tables.card_of

    def leaky(table: Any, here: Any) -> Any:
        card = honest(table, here)
        return card if table.match is None else replace(card, language=hidden_in(table)[0])

    with patch("hatbox.tables.audience.broadcast.card_of", leaky), pytest.raises(Leak):
        check(GIFTS)


def test_a_log_line_that_names_a_card_is_caught() -> None:
    def more(table: Any, seat: int | None) -> Any:
        logging.getLogger("hatbox.tables").error("held: %s", hidden_in(table))

    with telling_more(more), pytest.raises(Leak):
        check(GIFTS)


def test_records_during_a_game_are_caught() -> None:
    """The finished games of a table are public; the one that is played is not among them."""
    world = TableWorld(GIFTS)
    assert world.do(world.hall.records(world.room.code)) == []
    assert {world.do(world.link(number)) for number in (None, 1, 2)} == {b"no-record"}
    world.close()
