"""What the host may do, and nobody else; and who is host when the host is gone."""

from typing import get_args

import pytest

from hatbox.tables.commands import HANDLERS
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from hatbox.tables.room import CROWD, CROWD_EVERY
from hatbox.tables.settings import SECOND
from tests.tables.house import House, plays, plays_on

HOST_COMMANDS = [
    ask.SetOptions(clock="off"),
    ask.ListTable(listed=True),
    ask.OrderSeats(seats=[1, 0]),
    ask.PickStarter(seat=0),
    ask.AddMind(mind="elephant"),
    ask.RemoveSeat(seat=0),
    ask.HandToStandIn(seat=0),
    ask.Pause(),
    ask.Resume(),
    ask.LendHost(),
    ask.Start(),
    ask.Rematch(),
    ask.Close(),
    ask.Delete(),
]


def test_every_host_command_is_among_them() -> None:
    hosts = {command for command, handler in HANDLERS.items() if handler.who == "host"}
    assert {type(command) for command in HOST_COMMANDS} == hosts


def test_every_command_of_the_wire_has_a_handler() -> None:
    assert set(get_args(ask.COMMANDS)) == set(HANDLERS) - {ask.Claim}


@pytest.mark.parametrize("command", HOST_COMMANDS, ids=lambda command: type(command).__name__)
@plays
async def test_only_the_host_may(command: ask.Command) -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        onlooker = await ana.shows("Olga")
        assert await bo.is_refused(command) == "not-host"
        assert await onlooker.is_refused(command) == "not-host"


@plays
async def test_the_host_sets_the_options() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.SetOptions(options={"gifts": 2, "arrows": "black"}, clock=45))
        await ana.does(ask.SetOptions(pace="calm", talk=False))
        now = bo.sees
        assert now.options == {"gifts": 2, "arrows": "black", "rounds": 1}
        assert (now.clock, now.pace, now.talk, now.onlookers) == (45, "calm", False, True)
        await ana.does(ask.SetOptions(game="magic-hat"))
        assert (bo.sees.game, bo.sees.options) == ("magic-hat", {"expert": False})


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ask.SetOptions(game="chess"), "unknown-game"),
        (ask.SetOptions(options={"gifts": 3}), "wrong-option"),
        (ask.SetOptions(options={"gifts": True}), "wrong-option"),
        (ask.SetOptions(options={"arrows": "red"}), "wrong-option"),
        (ask.SetOptions(options={"rounds": 0}), "wrong-option"),
        (ask.SetOptions(options={"rounds": 10**30}), "wrong-option"),
        (ask.SetOptions(options={"colour": "red"}), "unknown-option"),
        (ask.SetOptions(game="magic-hat", options={"expert": 1}), "wrong-option"),
        (ask.SetOptions(clock=4), "wrong-clock"),
        (ask.SetOptions(clock=601), "wrong-clock"),
        (ask.SetOptions(clock="slow"), "wrong-clock"),
        (ask.SetOptions(pace="slow"), "wrong-pace"),
        (ask.OrderSeats(seats=[0, 0]), "wrong-order"),
        (ask.OrderSeats(seats=[0]), "wrong-order"),
        (ask.PickStarter(seat=2), "unknown-seat"),
        (ask.PickStarter(seat=-1), "unknown-seat"),
        (ask.AddMind(mind="genius"), "unknown-mind"),
        (ask.AddMind(mind="elephant", name="ANA"), "name-taken"),
        (ask.AddMind(mind="elephant", name="\u202e"), "bad-name"),
        (ask.AddMind(mind="elephant", name="E" * 1000), "bad-name"),
        (ask.RemoveSeat(seat=7), "unknown-seat"),
        (ask.RemoveSeat(seat=0), "not-now"),
        (ask.HandToStandIn(seat=1), "not-now"),
        (ask.Pause(), "not-now"),
        (ask.Resume(), "not-now"),
        (ask.Rematch(), "not-now"),
    ],
    ids=str,
)
@plays
async def test_a_wish_that_cannot_be(command: ask.Command, code: str) -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        assert await ana.is_refused(command) == code


@plays
async def test_a_game_needs_its_players() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        assert await ana.is_refused(ask.Start()) == "wrong-players"
        await ana.does(ask.SetOptions(options={"gifts": 1}))
        await ana.brings("Bo")
        assert await ana.is_refused(ask.Start()) == "gifts-for-two"


@pytest.mark.parametrize(
    "command",
    [
        ask.SetOptions(game="magic-hat"),
        ask.SetOptions(options={}),
        ask.OrderSeats(seats=[1, 0]),
        ask.PickStarter(seat=0),
        ask.AddMind(mind="elephant"),
        ask.Start(),
        ask.Contribute(bytes="00"),
    ],
    ids=str,
)
@plays
async def test_once_the_game_has_started_it_stays_as_agreed(command: ask.Command) -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo")
        await ana.starts()
        assert await ana.is_refused(command) == "game-started"


@plays
async def test_clock_pace_and_talk_may_change_in_the_middle_of_a_game() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        await ana.does(ask.SetOptions(clock="off", pace="calm", talk=False))
        assert (bo.sees.clock, bo.sees.pace, bo.sees.talk) == ("off", "calm", False)
        assert bo.sees.deadline_ms is None


@plays
async def test_seats_change_places_and_everybody_keeps_their_own() -> None:
    async with House() as house:
        ana, bo, cy = await house.table("Ana", "Bo", "Cy")
        await ana.does(ask.PickStarter(seat=1))
        await ana.does(ask.OrderSeats(seats=[1, 2, 0]))
        assert (bo.seat, cy.seat, ana.seat) == (0, 1, 2)
        assert ana.sees.starter == 0
        await ana.starts()
        assert ana.sees.view.now.giver == bo.seat


@plays
async def test_a_starter_who_leaves_is_not_picked_any_more() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.PickStarter(seat=1))
        await bo.does(ask.Leave())
        assert ana.sees.starter is None
        await ana.does(ask.PickStarter(seat=0))
        await ana.does(ask.PickStarter(seat=None))
        assert ana.sees.starter is None


@plays
async def test_a_mind_comes_and_goes() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        await ana.does(ask.AddMind(mind="elephant", name="Ella"))
        await ana.does(ask.AddMind(mind="elephant"))
        await ana.does(ask.AddMind(mind="elephant"))
        assert [seat.name for seat in ana.sees.seats] == ["Ana", "Ella", "Elephant", "Elephant 2"]
        await ana.does(ask.RemoveSeat(seat=1))
        assert [seat.name for seat in ana.sees.seats] == ["Ana", "Elephant", "Elephant 2"]


@plays
async def test_a_person_who_is_removed_stays_out() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.RemoveSeat(seat=1))
        assert bo.farewell == "removed"
        assert len(ana.sees.seats) == 1
        for role in ("seat", "onlooker", "together"):
            with pytest.raises(TableError, match="removed"):
                await ana.room.enter(bo.device, role, bo.inbox.append)
        with pytest.raises(TableError, match="removed"):
            await ana.room.sit(bo.device, "Bobby")
        assert await bo.is_refused(ask.React(reaction="laugh")) == "removed"


@plays
async def test_who_is_removed_from_a_game_is_played_to_its_end_and_gone_after_it() -> None:
    async with House() as house:
        ana, bo, cy = await house.table("Ana", "Bo", "Cy")
        await ana.starts()
        await ana.does(ask.RemoveSeat(seat=1))
        assert bo.farewell == "removed"
        assert (cy.sees.seats[1].stand_in, cy.sees.seats[1].here) == (True, False)
        assert await ana.is_refused(ask.RemoveSeat(seat=1)) == "not-now"
        await plays_on([ana, cy])
        assert cy.sees.phase == "over"
        await ana.does(ask.Rematch())
        assert [seat.name for seat in cy.sees.seats] == ["Ana", "Cy"]


@plays
async def test_who_has_left_a_game_may_be_kept_out() -> None:
    async with House() as house:
        ana, bo, _ = await house.table("Ana", "Bo", "Cy")
        await ana.starts()
        await bo.does(ask.Leave())
        await ana.does(ask.RemoveSeat(seat=1))
        with pytest.raises(TableError, match="removed"):
            await bo.comes_in()


@plays
async def test_a_seat_is_handed_to_a_stand_in_until_its_person_does_anything() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        await ana.does(ask.HandToStandIn(seat=1))
        assert ana.sees.seats[1].stand_in
        assert await ana.is_refused(ask.HandToStandIn(seat=1)) == "not-now"
        await bo.does(ask.React(reaction="wink"))
        assert not ana.sees.seats[1].stand_in


@plays
async def test_the_host_may_take_a_break_and_come_back_by_any_act() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.starts()
        await ana.does(ask.HandToStandIn(seat=0))
        assert bo.sees.seats[0].stand_in
        await ana.does(ask.SetOptions(pace="calm"))
        assert not bo.sees.seats[0].stand_in


@plays
async def test_a_table_closed_to_onlookers() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        olga = await ana.shows("Olga")
        assert ana.sees.watching == 1
        await ana.does(ask.SetOptions(onlookers=False))
        assert olga.farewell == "no-onlookers"
        assert ana.sees.watching == 0
        with pytest.raises(TableError, match="no-onlookers"):
            await ana.shows("Otto")


@plays
async def test_onlookers_of_a_crowd_who_come_and_go_are_told_together() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        crowd = [await ana.shows(f"Olga {number}") for number in range(CROWD - 1)]
        told = len(ana.inbox)
        crowd += [await ana.shows(f"Otto {number}") for number in range(30)]
        assert crowd[-1].sees.watching == CROWD + 29
        for onlooker in crowd[-10:]:
            await onlooker.goes()
        assert len(ana.inbox) == told
        await house.wait(CROWD_EVERY / SECOND)
        assert len(ana.inbox) == told + 1
        assert ana.sees.watching == CROWD + 19


@plays
async def test_of_a_player_a_crowd_is_told_at_once() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        crowd = [await ana.shows(f"Olga {number}") for number in range(CROWD)]
        await bo.goes()
        assert not crowd[0].sees.seats[1].here
        await bo.comes_in()
        assert crowd[0].sees.seats[1].here


@plays
async def test_after_a_minute_the_longest_seated_person_is_host() -> None:
    async with House() as house:
        ana, bo, cy = await house.table("Ana", "Bo", "Cy")
        await ana.does(ask.OrderSeats(seats=[2, 1, 0]))
        await ana.goes()
        await house.wait(59)
        assert not bo.sees.you.host
        await house.wait(2)
        assert (bo.sees.you.host, cy.sees.you.host) == (True, False)
        await bo.does(ask.AddMind(mind="elephant"))
        await ana.comes_in()
        assert not ana.sees.you.host


@plays
async def test_a_host_who_is_back_within_a_minute_stays_host() -> None:
    async with House() as house:
        ana, _bo = await house.table("Ana", "Bo")
        await ana.goes()
        await house.wait(40)
        await ana.comes_in()
        await house.wait(40)
        assert ana.sees.you.host


@plays
async def test_a_host_alone_stays_host_however_long() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await bo.goes()
        await ana.goes()
        await house.wait(300)
        await ana.comes_in()
        assert ana.sees.you.host


@plays
async def test_a_host_who_leaves_hands_over_at_once() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.Leave())
        assert ana.farewell == "left"
        assert bo.sees.you.host
        assert [seat.name for seat in bo.sees.seats] == ["Bo"]


@plays
async def test_a_pause_stops_moves_minds_and_the_clock() -> None:
    async with House(beats=1.0) as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.PickStarter(seat=0))
        await ana.starts()
        await house.wait(1)
        left = ana.sees.beat_ms - 1000
        await bo.room.act(ana.visitor, ask.Pause())
        assert (ana.sees.paused, bo.sees.paused_by) == (True, 0)
        assert ana.sees.beat_ms == left
        assert ana.sees.deadline_ms is None
        await house.wait(1000)
        move = ask.Move(version=ana.sees.version, move={"move": "offer", "object": "hat"})
        assert await ana.is_refused(move) == "paused"
        await ana.does(ask.Pause())
        await ana.does(ask.Resume())
        assert (ana.sees.paused, bo.sees.paused_by) == (False, None)
        assert ana.sees.beat_ms == left
        await house.wait(2)
        await ana.offers("hat")
        assert bo.events == ["offered"]
