"""A one-time link moves a seat to another device."""

import pytest

from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.tables.house import Guest, House, device, plays


async def link(guest: Guest, seat: int) -> str:
    invitation = await guest.does(ask.InviteDevice(seat=seat))
    assert invitation is not None
    return invitation.token


async def claims(house: House, name: str, token: str) -> int:
    room = await house.hall.room_of_token(token)
    return await room.claim(device(name), token)


@plays
async def test_a_seat_moves_to_another_device_in_the_middle_of_a_game() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        token = await link(bo, 1)
        assert await claims(house, "phone", token) == 1
        assert bo.farewell == "replaced"
        phone = await Guest(house, ana.room, "phone").comes_in()
        assert phone.seat == 1
        with pytest.raises(TableError, match="not-seated"):
            await bo.comes_in()


@plays
async def test_a_link_works_once_and_not_for_ever() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        token = await link(bo, 1)
        await claims(house, "phone", token)
        with pytest.raises(TableError, match="bad-token"):
            await claims(house, "thief", token)
        late = await link(ana, 1)
        await house.wait(3601)
        with pytest.raises(TableError, match="bad-token"):
            await claims(house, "phone", late)


@plays
async def test_a_new_link_voids_the_one_before() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        lost = await link(bo, 1)
        again = await link(ana, 1)
        with pytest.raises(TableError, match="bad-token"):
            await claims(house, "finder", lost)
        assert await claims(house, "phone", again) == 1


@pytest.mark.parametrize("token", ["", "nonsense", "CDF347-00"])
@plays
async def test_what_is_no_link(token: str) -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        with pytest.raises(TableError, match=r"bad-token|unknown-table"):
            await claims(house, "thief", token)
        with pytest.raises(TableError, match="bad-token"):
            await ana.room.claim(device("thief"), token)


@plays
async def test_only_the_host_moves_the_seats_of_others_and_nobody_a_mind_s() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.AddMind(mind="elephant"))
        assert await bo.is_refused(ask.InviteDevice(seat=0)) == "not-host"
        assert await ana.is_refused(ask.InviteDevice(seat=2)) == "not-seated"
        assert await ana.is_refused(ask.InviteDevice(seat=3)) == "unknown-seat"


@plays
async def test_the_host_goes_along_with_their_seat() -> None:
    async with House() as house:
        ana, _bo = await house.table("Ana", "Bo")
        await claims(house, "phone", await link(ana, 0))
        phone = await Guest(house, ana.room, "phone").comes_in()
        assert phone.sees.you.host


@plays
async def test_a_seat_whose_person_was_removed_may_be_given_to_somebody_else() -> None:
    async with House() as house:
        ana, _bo, _ = await house.table("Ana", "Bo", "Cy")
        await ana.starts()
        await ana.does(ask.RemoveSeat(seat=1))
        token = await link(ana, 1)
        with pytest.raises(TableError, match="removed"):
            await claims(house, "Bo", token)
        await claims(house, "Di", token)
        di = await Guest(house, ana.room, "Di").comes_in()
        assert di.seat == 1
        assert not ana.sees.seats[1].stand_in


@plays
async def test_the_token_itself_is_not_stored() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        token = await link(ana, 0)
        secret = token.partition("-")[2].encode()
        for raw in await house.store.read(ana.table.code):
            assert secret not in raw


@plays
async def test_whoever_is_removed_cannot_come_back_by_an_older_link() -> None:
    async with House() as house:
        ana, bo, _ = await house.table("Ana", "Bo", "Cy")
        await ana.starts()
        token = await link(bo, 1)
        await ana.does(ask.RemoveSeat(seat=1))
        with pytest.raises(TableError, match="bad-token"):
            await claims(house, "phone", token)


@plays
async def test_whoever_asks_for_a_link_is_back_at_their_seat() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        await ana.does(ask.HandToStandIn(seat=1))
        assert ana.sees.seats[1].stand_in
        await link(bo, 1)
        assert not ana.sees.seats[1].stand_in
