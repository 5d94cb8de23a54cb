"""One device passed around: it sees with the eyes of the seat it was handed to, and no other."""

from typing import Any

import pytest
from msgspec import UNSET

from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.tables.audience.messages import Asked
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.tables.house import Guest, House, device, plays

LOOK, SWAP = {"move": "look", "hat": 0}, {"move": "swap", "with": 1}


async def living_room(house: House, game: str = "magic-hat") -> Guest:
    """Ana and Bo share a tablet; Cy has a phone."""
    room, _ = await house.hall.create(device("tablet"), game)
    for name in ("Ana", "Bo"):
        await room.sit(device("tablet"), name, together=True)
    tablet = await Guest(house, room, "tablet", "together").comes_in()
    await tablet.does(ask.PickStarter(seat=0))
    return tablet


def asked(guest: Guest) -> Any:
    return guest.sees.you.asked


@plays
async def test_several_people_sit_at_one_device() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.does(ask.Sit(name="Cy"))
        assert [seat.name for seat in tablet.sees.seats] == ["Ana", "Bo", "Cy"]
        assert all(seat.here for seat in tablet.sees.seats)
        assert (tablet.sees.you.seat, tablet.sees.you.seats) == (None, (0, 1, 2))


@plays
async def test_before_the_hand_over_it_sees_what_everybody_sees() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.starts()
        assert tablet.sees.you.may == ()
        move = ask.Move(version=tablet.sees.version, move=LOOK, seat=0)
        assert await tablet.is_refused(move) == "not-handed-over"
        await tablet.does(ask.HandOver(seat=0))
        assert tablet.sees.you.seat == 0
        assert tablet.sees.events == []
        await tablet.does(move)
        assert tablet.events == ["looked-into", "animal-seen"]
        assert tablet.sees.sees.animal


@plays
async def test_in_the_next_hands_the_animal_is_gone() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0))
        await tablet.moves(LOOK, seat=0)
        await tablet.does(ask.HandOver(seat=1))
        assert not tablet.sees.sees
        await tablet.does(ask.HandOver(seat=0))
        assert tablet.sees.sees.animal
        await tablet.moves(SWAP, seat=0)
        assert not tablet.sees.sees
        wrong_hands = ask.Move(version=tablet.sees.version, move=LOOK, seat=1)
        assert await tablet.is_refused(wrong_hands) == "not-handed-over"


@plays
async def test_another_seat_s_secrets_do_not_come_to_the_tablet() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        await tablet.does(ask.PickStarter(seat=2))
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0))
        await cy.moves(LOOK)
        assert cy.events == ["looked-into", "animal-seen"]
        assert tablet.events == ["looked-into"]
        assert await tablet.is_refused(ask.HandOver(seat=2)) == "seat-taken"
        assert await tablet.is_refused(ask.HandOver(seat=9)) == "unknown-seat"
        assert await cy.is_refused(ask.HandOver(seat=2)) == "seat-taken"


@plays
async def test_the_tablet_goes_on_for_all_of_its_people() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0))
        box = tablet.table.game.opened(tablet.table.running.round).box
        await tablet.moves({"move": "call", "animal": box})
        assert cy.sees.waiting_for == [0, 1, 2]
        await tablet.does(ask.GoOn())
        assert cy.sees.waiting_for == [2]


@plays
async def test_back_after_a_break_nobody_has_the_tablet_in_hand() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0))
        await tablet.goes()
        await tablet.comes_in()
        assert tablet.sees.you.seat is None


@plays
async def test_a_hand_over_takes_a_seat_back_from_its_stand_in() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        await tablet.starts()
        await tablet.does(ask.HandToStandIn(seat=1))
        await tablet.does(ask.HandOver(seat=1))
        assert not cy.sees.seats[1].stand_in


@plays
async def test_the_tablet_leaves_with_all_of_its_people() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        await tablet.does(ask.Leave())
        assert [seat.name for seat in cy.sees.seats] == ["Cy"]
        assert cy.sees.you.host


@plays
async def test_an_onlooker_is_no_passed_device() -> None:
    async with House() as house:
        tablet = await living_room(house)
        olga = await tablet.shows("Olga")
        assert await olga.is_refused(ask.HandOver(seat=0)) == "seat-taken"
        with pytest.raises(TableError, match="seat-taken"):
            await Guest(house, tablet.room, "Olga").comes_in(0)


@plays
async def test_the_tablet_that_leaves_a_game_is_sent_away() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        await tablet.starts()
        await tablet.does(ask.Leave())
        assert tablet.farewell == "left"
        assert [seat.here for seat in cy.sees.seats] == [False, False, True]


@pytest.mark.parametrize("open_to_onlookers", [True, False])
@plays
async def test_a_device_without_a_seat_is_an_onlooker_once_the_game_begins(
    open_to_onlookers: bool,
) -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.does(ask.SetOptions(onlookers=open_to_onlookers))
        stranger = await Guest(house, tablet.room, "stranger", "together").comes_in()
        assert tablet.sees.watching == 0
        await tablet.starts()
        assert stranger.farewell == (None if open_to_onlookers else "no-onlookers")
        assert tablet.sees.watching == open_to_onlookers


@plays
async def test_in_full_view_a_seat_moves_and_sees_nothing_alone() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0, in_view=True))
        assert [may.move for may in tablet.sees.you.may] == ["look", "call"]
        await tablet.moves(LOOK, seat=0)
        assert tablet.events == ["looked-into"]
        assert not tablet.sees.sees
        assert (tablet.sees.you.seat, tablet.sees.you.in_view) == (0, True)
        await tablet.does(ask.HandOver(seat=0))
        assert tablet.sees.sees.animal
        assert tablet.sees.you.in_view is UNSET


@plays
async def test_a_hand_over_can_be_taken_back() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        await tablet.starts()
        await tablet.does(ask.HandOver(seat=0))
        await tablet.moves(LOOK, seat=0)
        await tablet.does(ask.HandOver(seat=None))
        assert (tablet.sees.you.seat, tablet.sees.sees, tablet.sees.you.may) == (None, None, ())
        assert await cy.is_refused(ask.HandOver(seat=None)) == "seat-taken"


@plays
async def test_the_tablet_is_told_who_of_its_people_is_meant() -> None:
    async with House() as house:
        tablet = await living_room(house)
        cy = await tablet.brings("Cy")
        assert asked(tablet) is UNSET
        await tablet.starts()
        assert asked(tablet) == Asked(0, alone=False)
        assert asked(cy) is UNSET
        await tablet.does(ask.HandOver(seat=0, in_view=True))
        await tablet.moves(LOOK)
        assert asked(tablet) == Asked(0, alone=True)
        await tablet.moves(SWAP)
        assert asked(tablet) == Asked(1, alone=False)
        await tablet.does(ask.HandToStandIn(seat=1))
        assert asked(tablet) is UNSET


@plays
async def test_there_is_time_to_hand_the_tablet_over_for_a_look_into_the_box() -> None:
    async with House(beats=1.0) as house:
        tablet = await living_room(house)
        await tablet.brings("Cy")
        await tablet.starts()
        await house.wait(5)
        await tablet.does(ask.HandOver(seat=0, in_view=True))
        box = tablet.table.game.opened(tablet.table.running.round).box
        wrong = next(animal for animal in ANIMAL_IDS if animal != box)
        await tablet.moves({"move": "call", "animal": wrong})
        await house.wait(20)
        assert asked(tablet) == Asked(0, alone=True)
        await tablet.does(ask.HandOver(seat=0))
        assert tablet.sees.sees.animal == box
        await tablet.does(ask.HandOver(seat=0, in_view=True))
        await tablet.does(ask.GoOn())
        assert asked(tablet) == Asked(1, alone=False)


@plays
async def test_the_host_takes_out_one_of_several_at_the_host_s_device() -> None:
    async with House() as house:
        tablet = await living_room(house)
        await tablet.does(ask.RemoveSeat(seat=0))
        assert [seat.name for seat in tablet.sees.seats] == ["Bo"]
        assert await tablet.is_refused(ask.RemoveSeat(seat=0)) == "not-now"
        await tablet.does(ask.Sit(name="Ana"))
        await tablet.starts()
        assert await tablet.is_refused(ask.RemoveSeat(seat=0)) == "not-now"
