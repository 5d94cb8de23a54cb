"""A big screen sees what everybody sees; the others are told that it is there, and no more."""

from typing import Any

import pytest

from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.tables.house import Guest, House, plays, plays_on, sent
from tests.tables.servers import two_servers


async def screen_at(host: Guest, name: str = "Tele", invitation: str = "") -> Guest:
    screen = Guest(host.house, host.room, name, "screen")
    screen.visitor = await host.room.enter(
        screen.device, "screen", screen.inbox.append, invitation=invitation
    )
    await host.house.settle()
    return screen


@pytest.mark.parametrize("game", ["not-a-hat", "magic-hat"])
@plays
async def test_a_screen_is_told_the_same_bytes_as_any_onlooker(game: str) -> None:
    async with House() as house:
        people = await house.table("Ana", "Bo", "Cy", game=game, clock="off")
        olga = await people[0].shows("Olga")
        screen = await screen_at(people[0])
        for guest in (olga, screen):
            guest.inbox.clear()
        await people[0].starts()
        await people[1].does(ask.React(reaction="gasp"))
        await plays_on(people, decisions=40)
        assert len(screen.inbox) > 15
        assert [*map(sent, screen.inbox)] == [*map(sent, olga.inbox)]


@plays
async def test_everybody_is_told_how_many_screens_there_are() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.shows("Olga")
        screens = [await screen_at(ana, name) for name in ("One", "Two")]
        assert (bo.sees.screens, bo.sees.watching) == (2, 1)
        await screens[0].goes()
        assert (bo.sees.screens, bo.sees.watching) == (1, 1)


@plays
async def test_a_screen_whose_line_is_dead_is_not_there() -> None:
    """Phones show the table again as soon as the screen does not."""
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        screen = await screen_at(ana)
        for is_silent, screens in ((True, 0), (False, 1)):
            ana.room.note_silence(screen.visitor, is_silent)
            await house.settle()
            assert bo.sees.screens == screens


@plays
async def test_a_screen_of_the_host_has_the_hosts_buttons_and_no_seat() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        screen = await screen_at(ana, "Ana")
        assert (screen.sees.you.host, screen.sees.you.seat) == (True, None)
        await screen.starts()
        assert bo.sees.phase == "playing"
        await screen.does(ask.Pause())
        assert bo.sees.paused


@plays
async def test_a_screen_of_somebody_else_may_do_nothing_but_clap() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        screen = await screen_at(ana)
        assert await screen.is_refused(ask.Start()) == "not-host"
        assert await screen.is_refused(ask.Say(text="the box!")) == "not-seated"
        await screen.does(ask.React(reaction="clap"))


async def refusal(host: Guest, **more: Any) -> str:
    with pytest.raises(TableError) as refused:
        await screen_at(host, **more)
    return refused.value.code


@plays
async def test_a_closed_table_lets_a_screen_in_by_the_link_of_the_invitation() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        by_code, by_link = [
            await screen_at(ana, name, invitation)
            for name, invitation in (("Code", ""), ("Link", ana.table.invitation))
        ]
        await ana.does(ask.SetOptions(onlookers=False))
        assert (by_code.farewell, by_link.farewell) == ("no-onlookers", None)
        assert bo.sees.screens == 1
        assert await refusal(ana, name="Guess", invitation="0" * 32) == "no-onlookers"
        assert await refusal(ana, name="Guess", invitation="é") == "no-onlookers"
        await screen_at(ana, "Other", ana.table.invitation)
        assert bo.sees.screens == 2


@plays
async def test_the_invitation_lets_in_screens_and_no_other_onlookers() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        await ana.does(ask.SetOptions(onlookers=False))
        with pytest.raises(TableError, match="no-onlookers"):
            await ana.room.enter(b"o" * 32, "onlooker", print, None, ana.table.invitation)


@plays
async def test_a_screen_at_another_server_is_told_here() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        screen = await other.lets_in(ana, "Tele", "screen")
        assert ana.sees.screens == screen.sees.screens == 1
        await screen.goes()
        await one.settle()
        assert ana.sees.screens == 0
