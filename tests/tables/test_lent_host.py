"""The role of the host is lent to a big screen, and comes back to a person."""

from msgspec import UNSET

from hatbox.tables.commands import structs as ask
from tests.tables.house import Guest, House, plays, plays_on
from tests.tables.servers import two_servers
from tests.tables.test_screens import screen_at


def host_of(guest: Guest) -> list[str]:
    """The names that everybody reads as the host's."""
    return [seat.name for seat in guest.sees.seats if seat.host]


def may(*guests: Guest) -> list[object]:
    """What each of these devices may do with the role."""
    told = [guest.sees.you for guest in guests]
    return [you.hosting if you.hosting else None for you in told]


def numbers(*screens: Guest) -> list[int | None]:
    told = [screen.sees.you.screen for screen in screens]
    return [number or None for number in told]


async def lent(house: House) -> tuple[Guest, Guest, Guest]:
    ana, bo = await house.table("Ana", "Bo")
    screen = await screen_at(ana)
    await ana.does(ask.LendHost())
    return ana, bo, screen


@plays
async def test_a_screen_of_another_device_gets_all_that_the_host_may_do() -> None:
    async with House() as house:
        ana, bo, screen = await lent(house)
        assert (screen.sees.you.host, ana.sees.you.host, host_of(bo)) == (True, False, [])
        await screen.does(ask.AddMind(mind="fox"))
        await screen.does(ask.RemoveSeat(seat=2))
        assert [seat.name for seat in bo.sees.seats] == ["Ana", "Bo"]
        await screen.starts()
        await screen.does(ask.Pause())
        assert (bo.sees.phase, bo.sees.paused, bo.sees.paused_by) == ("playing", True, None)
        await screen.does(ask.Resume())
        assert await ana.is_refused(ask.Pause()) == "not-host"
        await plays_on([ana, bo])
        await screen.does(ask.Rematch())
        assert (bo.sees.phase, screen.sees.you.host) == ("open", True)


@plays
async def test_each_is_told_what_they_may_do_with_the_role() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        assert may(ana, bo) == [None, None]
        screen = await screen_at(ana)
        other = await screen_at(ana, "Other")
        assert may(ana, bo, screen, other) == ["lend", None, None, None]
        await ana.does(ask.LendHost())
        assert may(ana, bo, screen, other) == ["return", None, "return", None]
        await ana.does(ask.ReturnHost())
        assert may(ana, bo, screen, other) == ["lend", None, None, None]
        assert host_of(bo) == ["Ana"]


@plays
async def test_of_several_screens_the_host_chooses_one_by_its_number() -> None:
    """With a single one there is nothing to choose, and no number to read."""
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        one = await screen_at(ana, "One")
        assert (numbers(one), ana.sees.you.lends_to) == ([None], UNSET)
        other = await screen_at(ana, "Other")
        await screen_at(ana, "Other")
        assert set(numbers(one, other)) == {1, 2}
        assert (ana.sees.you.lends_to, bo.sees.you.lends_to) == (2, UNSET)
        for screen, beside in ((one, other), (other, one)):
            await ana.does(ask.LendHost(screen=screen.sees.you.screen))
            assert (screen.sees.you.host, beside.sees.you.host) == (True, False)
            assert ana.sees.you.lends_to == UNSET
            await ana.does(ask.ReturnHost())
        for unknown in (0, 3):
            assert await ana.is_refused(ask.LendHost(screen=unknown)) == "not-now"
        await one.goes()
        assert numbers(other) == [None]


@plays
async def test_a_screen_in_the_browser_of_a_player_is_that_player() -> None:
    """It has the buttons of the host already, or is somebody who plays."""
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        for name in ("Ana", "Bo"):
            await screen_at(ana, name)
        assert may(ana) == [None]
        assert await ana.is_refused(ask.LendHost()) == "not-now"


@plays
async def test_nobody_but_the_host_and_who_lent_the_role_moves_it() -> None:
    async with House() as house:
        ana, bo, screen = await lent(house)
        for guest in (bo, await ana.shows("Olga")):
            assert await guest.is_refused(ask.LendHost()) == "not-host"
            assert await guest.is_refused(ask.ReturnHost()) == "not-host"
        await screen.does(ask.ReturnHost())
        assert host_of(bo) == ["Ana"]
        assert await screen.is_refused(ask.ReturnHost()) == "not-host"
        assert await ana.is_refused(ask.ReturnHost()) == "not-now"


@plays
async def test_a_screen_that_goes_away_gives_the_role_back_to_whoever_lent_it() -> None:
    """A reload is no reason; and the longest-seated would be somebody else."""
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.goes()
        await house.wait(61)
        assert host_of(bo) == ["Bo"]
        await ana.comes_in()
        screen = await screen_at(bo)
        await bo.does(ask.LendHost())
        await screen.goes()
        await house.wait(30)
        assert host_of(ana) == []
        screen = await screen_at(bo)
        await house.wait(120)
        assert (host_of(ana), screen.sees.you.host) == ([], True)
        bo.room.note_silence(screen.visitor, True)
        await house.wait(61)
        assert host_of(ana) == ["Bo"]


@plays
async def test_without_its_lender_the_role_goes_to_the_longest_seated() -> None:
    async with House() as house:
        ana, bo, screen = await lent(house)
        await ana.does(ask.Leave())
        assert host_of(bo) == []
        assert may(bo, screen) == [None, "return"]
        back = await ana.shows("Ana")
        assert await back.is_refused(ask.ReturnHost()) == "not-host"
        await screen.goes()
        await house.wait(61)
        assert host_of(bo) == ["Bo"]


@plays
async def test_a_table_that_a_screen_opened_can_be_given_to_a_person() -> None:
    async with House() as house:
        room, _ = await house.hall.create(b"t" * 32, "not-a-hat")
        screen = Guest(house, room, "Tele", "screen")
        screen.device = b"t" * 32
        await screen.comes_in()
        assert may(screen) == [None]
        assert await screen.is_refused(ask.ReturnHost()) == "not-now"
        ana = await screen.brings("Ana")
        assert may(screen, ana) == ["return", None]
        await screen.does(ask.ReturnHost())
        assert (host_of(screen), may(screen, ana)) == (["Ana"], [None, "lend"])


@plays
async def test_the_role_goes_on_with_the_seat_of_its_lender_to_another_device() -> None:
    async with House() as house:
        ana, bo, _ = await lent(house)
        link = await ana.does(ask.InviteDevice(seat=0))
        assert link is not None
        phone = Guest(house, ana.room, "Ana’s phone")
        await ana.room.claim(phone.device, link.token)
        await phone.comes_in()
        assert may(phone, bo) == ["return", None]
        await phone.does(ask.ReturnHost())
        assert host_of(bo) == ["Ana"]


@plays
async def test_between_rounds_a_screen_that_is_host_goes_on_for_everybody() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo", options={"rounds": 2})
        screen = await screen_at(ana)
        await ana.starts()
        while ana.table.phase == "playing":
            await plays_on([ana, bo], decisions=1)
        assert await screen.is_refused(ask.GoOn()) == "not-seated"
        await ana.does(ask.LendHost())
        await screen.does(ask.GoOn())
        assert (bo.sees.phase, bo.sees.round) == ("playing", 2)


@plays
async def test_a_restarted_server_knows_who_lent_the_role() -> None:
    async with House() as house:
        ana, _, _ = await lent(house)
        async with await house.restarted() as again:
            room = await again.hall.room(ana.table.code)
            back = await Guest(again, room, "Ana").comes_in()
            assert may(back) == ["return"]
            await back.does(ask.ReturnHost())
            assert back.sees.you.host


@plays
async def test_a_screen_at_another_server_can_be_the_host() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        assert await ana.is_refused(ask.LendHost()) == "not-now"
        screen = await other.lets_in(ana, "Tele", "screen")
        assert may(ana) == ["lend"]
        await ana.does(ask.LendHost())
        assert (screen.sees.you.host, may(ana)) == (True, ["return"])
        await screen.does(ask.AddMind(mind="fox"))
        await screen.goes()
        await one.wait(61)
        assert host_of(ana) == ["Ana"]


@plays
async def test_screens_at_two_servers_have_one_order() -> None:
    async with two_servers() as (one, other):
        ana = await one.opens("Ana")
        far = await other.lets_in(ana, "Tele", "screen")
        screens = [far, await one.lets_in(ana, "TV", "screen")]
        assert set(numbers(*screens)) == {1, 2}
        for screen in screens:
            await ana.does(ask.LendHost(screen=screen.sees.you.screen))
            assert screen.sees.you.host
            await ana.does(ask.ReturnHost())
