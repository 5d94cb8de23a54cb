"""What changes nothing writes nothing, and a log has a cap between two games."""

from __future__ import annotations

import pytest

from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.tables.house import Guest, House, device, plays
from tests.tables.test_links import claims, link

REPEATED = [
    ask.SetOptions(clock="brisk", onlookers=False),
    ask.SetOptions(game="not-a-hat", options={"gifts": 2}),
    ask.OrderSeats(seats=[0, 1]),
    ask.PickStarter(seat=1),
    ask.PickStarter(seat=None),
    ask.Contribute(bytes="c0ffee"),
]


@pytest.mark.parametrize("command", REPEATED, ids=str)
@plays
async def test_asked_again_it_writes_nothing(command: ask.Command) -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        await ana.does(command)
        before = ana.table.version
        for _ in range(3):
            await ana.does(command)
        assert ana.table.version == before
        assert len(await house.store.read(ana.room.code)) == before


@plays
async def test_going_on_twice_writes_nothing() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo", options={"rounds": 2})
        await ana.starts()
        while ana.table.phase == "playing":
            mover = [ana, bo][ana.table.seat_to_move or 0]
            is_offer = mover.sees.view.now.phase == "giving"
            await (mover.offers("piano") if is_offer else mover.refuses())
        assert ana.table.phase == "between"
        await ana.does(ask.GoOn())
        before = ana.table.version
        for _ in range(3):
            await ana.does(ask.GoOn())
        assert (ana.table.version, ana.table.phase) == (before, "between")


async def code_for(guest: Guest, command: ask.Command) -> str:
    try:
        await guest.does(command)
    except TableError as error:
        return error.code
    return "ok"


@plays
async def test_between_games_a_log_takes_so_many_changes() -> None:
    async with House(changes_between_games=10) as house:
        ana, bo = await house.table("Ana", "Bo")
        clocks = ["brisk", "relaxed"] * 10
        codes = [await code_for(ana, ask.SetOptions(clock=clock)) for clock in clocks]
        assert codes[-1] == "too-many-changes"
        assert ana.table.version == 10
        # A game, and leaving, are always possible; after the first move there is room again.
        await ana.starts()
        await ana.does(ask.Pause())
        await ana.does(ask.Resume())
        await bo.does(ask.Leave())


@plays
async def test_whoever_used_up_the_changes_of_a_table_can_be_removed() -> None:
    async with House(changes_between_games=10) as house:
        ana, bo = await house.table("Ana", "Bo")
        codes = [await code_for(bo, ask.Contribute(bytes=f"{n:02x}")) for n in range(20)]
        assert codes[-1] == "too-many-changes"
        # The host has a share that guests cannot use up.
        await ana.does(ask.SetOptions(clock="brisk"))
        await ana.does(ask.RemoveSeat(seat=1))
        assert bo.farewell == "removed"


@plays
async def test_a_link_for_anothers_seat_is_void_when_its_host_leaves() -> None:
    async with House() as house:
        ana, bo, cy = await house.table("Ana", "Bo", "Cy")
        by_host, own = await link(ana, 1), await link(cy, 2)
        await ana.does(ask.Leave())
        with pytest.raises(TableError, match="bad-token"):
            await claims(house, "friend of Ana", by_host)
        assert await claims(house, "phone of Cy", own) == 1
        assert bo.table.is_host(bo.device)


@plays
async def test_a_link_for_anothers_seat_is_void_when_the_host_is_another() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        by_host = await link(ana, 1)
        await ana.goes()
        await house.wait(61)
        assert not ana.table.is_host(ana.device)
        with pytest.raises(TableError, match="bad-token"):
            await claims(house, "friend of Ana", by_host)


@plays
async def test_the_links_of_a_host_hold_as_long_as_the_power() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        assert await claims(house, "phone of Bo", await link(ana, 1)) == 1


@plays
async def test_a_table_closed_to_onlookers_asks_for_the_invitation() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.SetOptions(onlookers=False))
        for wrong in ("", "0" * 16, "é"):
            with pytest.raises(TableError, match="needs-invitation"):
                await ana.room.sit(device("Cy"), "Cy", invitation=wrong)
        assert await ana.room.sit(device("Cy"), "Cy", invitation=ana.table.invitation) == 2
        # Whoever sits here already needs none, for themselves or for one more at their device.
        assert await bo.room.sit(device("Bo"), "Bo") == 1
        assert await bo.room.sit(device("Bo"), "Di", together=True) == 3
