"""A face to choose, and a place: seen by everybody, and kept with the seat."""

import pytest
from msgspec import UNSET

from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.faces import PARTS, clean_face
from tests.tables.house import Guest, House, device, plays
from tests.tables.test_together import living_room


async def table_of_three(house: House) -> tuple[Guest, Guest, Guest]:
    room, _ = await house.hall.create(device("Ana"), "not-a-hat", name="Ana")
    ana = await Guest(house, room, "Ana").comes_in()
    return ana, await ana.brings("Bo"), await ana.brings("Cy")


def names(guest: Guest) -> list[str]:
    return [seat.name for seat in guest.sees.seats]


@plays
async def test_everybody_sees_the_face_that_somebody_chose() -> None:
    async with House() as house:
        ana, bo, _ = await table_of_three(house)
        await bo.does(ask.ChooseFace(face="2304"))
        assert [seat.face for seat in ana.sees.seats] == [UNSET, "2304", UNSET]
        version = ana.table.version
        await bo.does(ask.ChooseFace(face="2304"))
        assert ana.table.version == version
        await bo.does(ask.ChooseFace(face=""))
        assert ana.sees.seats[1].face is UNSET


@pytest.mark.parametrize("face", ["1", "23045", "6000", "0800", "0060", "0005", "٢304", "-304"])
def test_a_face_that_nobody_can_draw_is_refused(face: str) -> None:
    with pytest.raises(TableError, match="wrong-face"):
        clean_face(face)


def test_the_last_of_each_part_is_a_face() -> None:
    last = "".join(str(count - 1) for count in PARTS.values())
    assert clean_face(last) == last


@plays
async def test_a_face_goes_along_with_its_person_and_stays_after_a_restart() -> None:
    async with House() as house:
        ana, bo, _ = await table_of_three(house)
        await bo.does(ask.ChooseFace(face="5142"))
        await bo.does(ask.ChooseSeat(seat=0))
        assert [seat.face for seat in ana.sees.seats] == ["5142", UNSET, UNSET]
        async with await house.restarted() as again:
            room = await again.hall.room(ana.table.code)
            assert [sitter.face for sitter in room.table.sitters] == ["5142", "", ""]


@plays
async def test_nobody_chooses_the_face_of_somebody_else() -> None:
    async with House() as house:
        ana, bo, _ = await table_of_three(house)
        assert await bo.is_refused(ask.ChooseFace(face="0000", seat=0)) == "seat-taken"
        assert await bo.is_refused(ask.ChooseFace(face="0000", seat=9)) == "unknown-seat"
        assert await bo.is_refused(ask.ChooseFace(face="hat!")) == "wrong-face"
        olga = await ana.shows("Olga")
        assert await olga.is_refused(ask.ChooseFace(face="0000")) == "not-seated"


@plays
async def test_each_of_several_at_a_device_has_a_face() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.does(ask.ChooseFace(face="1111", seat=1))
        assert [seat.face for seat in tablet.sees.seats] == [UNSET, "1111"]


@plays
async def test_a_place_is_chosen_before_a_game_and_the_others_keep_their_order() -> None:
    async with House() as house:
        ana, _, cy = await table_of_three(house)
        await cy.does(ask.ChooseSeat(seat=0))
        assert names(ana) == ["Cy", "Ana", "Bo"]
        await cy.does(ask.ChooseSeat(seat=1))
        assert names(ana) == ["Ana", "Cy", "Bo"]
        version = ana.table.version
        await cy.does(ask.ChooseSeat(seat=1))
        assert ana.table.version == version
        assert await cy.is_refused(ask.ChooseSeat(seat=3)) == "unknown-seat"
        await ana.starts()
        assert await cy.is_refused(ask.ChooseSeat(seat=0)) == "game-started"
