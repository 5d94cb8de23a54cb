"""Faults: minds that break or cheat, exceptions inside a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hatbox.games import WrongOption
from hatbox.games.verify import verify
from hatbox.minds import MINDS
from hatbox.stores.memory import MemoryStore
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.log import journal
from hatbox.tables.log.apply import apply
from hatbox.tables.log.store import START, StoreFailed, TableCode, Version
from tests.tables.house import Guest, House, plays, plays_on, record_of


class Cheat:
    """Always makes the same move, legal or not."""

    def __init__(self, **_: object) -> None:
        pass

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str:
        return "a word that is no reaction"

    def decide(self, view: Any, at: float) -> Any:
        from hatbox.games.not_a_hat.moves import Accept
        from hatbox.minds import Decision

        return Decision(Accept())

    def thoughts(self) -> list[dict[str, Any]]:
        return [{"plan": "accept"}]


@plays
async def test_an_illegal_move_of_a_mind_becomes_a_legal_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with House(minds={**MINDS, "cheat": Cheat}) as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.AddMind(mind="cheat"))
        await ana.starts()
        await plays_on([ana, bo])
        record = await record_of(ana)
        verify(record)
        assert record["thoughts"] == [None, None, [{"plan": "accept"}]]
        assert ana.heard == []
    assert "made an illegal move: not-now" in caplog.text


@plays
async def test_an_internal_error_is_survived_and_logged_by_its_kind(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever was half done in memory is thrown away: the store is right."""
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()

        def broken(table: Any, entry: Any) -> Any:
            apply(table, entry)
            raise RuntimeError("broccoli")

        with monkeypatch.context() as patch:
            patch.setattr(journal, "apply", broken)
            with pytest.raises(RuntimeError):
                await ana.offers("hat")
        await house.wait(1)
        assert bo.sees.view.now.phase == "giving"
        await ana.offers("hat")
        assert bo.sees.view.now.phase == "answering"
    assert "RuntimeError" in caplog.text
    assert "broccoli" not in caplog.text


class AwayStore(MemoryStore):
    is_away = False

    async def create(self, table: TableCode, entry: bytes, at_ms: int) -> None:
        self.check()
        await super().create(table, entry, at_ms)

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        self.check()
        return await super().read(table, after)

    async def delete(self, table: TableCode) -> None:
        self.check()
        await super().delete(table)

    async def idle_since(self, before_ms: int) -> list[TableCode]:
        self.check()
        return await super().idle_since(before_ms)

    def check(self) -> None:
        if self.is_away:
            raise StoreFailed("away")


@plays
async def test_while_the_store_is_away_nothing_is_opened_loaded_or_deleted() -> None:
    store = AwayStore()
    async with House(store) as house:
        ana, bo = await house.table("Ana", "Bo", clock=5)
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        store.is_away = True
        other = House(store, clock=house.clock)
        for trying in (
            house.opens("Cy"),
            other.hall.room(ana.table.code),
            ana.does(ask.Delete()),
        ):
            with pytest.raises(TableError, match="not-stored"):
                await trying
        before = bo.sees.version
        await house.wait(130)
        assert bo.sees.version == before
        store.is_away = False
        await house.wait(10)
        assert bo.sees.version > before


@plays
async def test_a_table_that_ended_elsewhere_is_closed_here() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await house.store.end(ana.table.code)
        with pytest.raises(TableError, match="closed"):
            await ana.does(ask.AddMind(mind="elephant"))
        assert bo.farewell == "closed"
        assert await bo.is_refused(ask.React(reaction="laugh")) == "closed"
        with pytest.raises(TableError, match="closed"):
            await house.hall.room(ana.table.code)


@plays
async def test_a_device_passed_around_needs_people() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        tablet = await Guest(house, ana.room, "tablet", "together").comes_in()
        assert await tablet.is_refused(ask.Leave()) == "not-seated"
        assert await tablet.is_refused(ask.Contribute(bytes="00")) == "not-seated"


@plays
async def test_nobody_is_called_for_in_a_pause() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo", clock="off")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await house.wait(100)
        await ana.does(ask.Pause())
        assert await bo.is_refused(ask.CallStandIn(seat=0)) == "paused"


def test_a_house_without_a_stand_in_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody"):
        House(stand_in="nobody")


@plays
async def test_a_mind_that_the_house_does_not_know_any_more_is_played_by_a_stand_in() -> None:
    async with House(minds={**MINDS, "cheat": Cheat}) as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind="cheat"))
        await ana.starts()
        again = House(house.store, clock=house.clock)
        room = await again.hall.room(ana.table.code)
        ana = await Guest(again, room, "Ana").comes_in()
        await plays_on([ana])
        verify(await record_of(ana))


@plays
async def test_a_mind_that_does_not_play_the_game_any_more_is_played_by_a_stand_in() -> None:
    def only_once(**kwargs: Any) -> Any:
        raise WrongOption("unknown-mind")

    async with House() as house:
        [ana] = await house.table("Ana")
        await ana.does(ask.AddMind(mind="elephant"))
        await ana.does(ask.AddMind(mind="elephant"))
        await ana.starts()
        minds = MINDS | {"elephant": only_once}
        again = House(house.store, minds=minds, clock=house.clock)
        room = await again.hall.room(ana.table.code)
        back = await Guest(again, room, "Ana").comes_in()
        await plays_on([back])
        assert back.sees.phase == "over"
