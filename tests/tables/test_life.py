"""The life of a table, from the first seat to the next game."""

import pytest

from hatbox.games.fairness import commitment
from hatbox.games.verify import verify
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.stores.stores import alive
from tests.tables.house import House, device, plain, plays, plays_on, record_of


@plays
async def test_a_host_opens_a_table_and_sits_at_it() -> None:
    async with House() as house:
        ana = await house.opens("Ana", pace="quick", clock="brisk")
        now = ana.sees
        assert (now.phase, now.game, now.pace, now.clock) == ("open", "not-a-hat", "quick", "brisk")
        assert plain(now.seats) == [
            {"name": "Ana", "kind": "person", "mind": None, "here": True, "stand_in": False,
             "host": True},
        ]  # fmt: skip
        assert (now.you.seat, now.you.host, now.you.role) == (0, True, "seat")
        assert now.view is None
        assert now.standing is None


@plays
async def test_a_screen_may_be_the_host_without_a_seat() -> None:
    async with House() as house:
        room, seat = await house.hall.create(device("screen"))
        assert seat is None
        inbox: list[object] = []
        await room.enter(device("screen"), "onlooker", inbox.append)
        await room.sit(device("Ana"), "Ana")
        assert plain(inbox[-1])["you"] == {
            "seat": None,
            "host": True,
            "role": "onlooker",
            "seats": [],
            "may": [],
            "sees": None,
            "missed": 0,
            "waits": False,
            "events": [],
            "hosting": "return",
        }
        assert [seat["host"] for seat in plain(inbox[-1])["public"]["seats"]] == [False]


@plays
async def test_seats_fill_and_everybody_sees_it() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.AddMind(mind="elephant"))
        for guest in (ana, bo):
            seats = [(seat.name, seat.kind, seat.mind) for seat in guest.sees.seats]
            assert seats == [
                ("Ana", "person", None),
                ("Bo", "person", None),
                ("Elephant", "mind", "elephant"),
            ]


@plays
async def test_sitting_down_twice_is_the_same_seat() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        assert await ana.room.sit(bo.device, "Bo") == 1
        assert len(ana.sees.seats) == 2


@plays
async def test_a_game_is_played_opened_and_played_again() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", "Cy", options={"rounds": 2})
        ana = guests[0]
        await ana.starts()
        assert ana.sees.phase == "playing"
        assert ana.events == ["round-began", "fetched"]
        assert (ana.sees.round, ana.sees.rounds) == (1, 2)
        await plays_on(guests, decisions=4)
        early = ana.sees
        assert early.opened is None
        await plays_on(guests)
        assert ana.sees.phase == "over"
        assert ana.sees.opened is not None
        assert ana.sees.standing is not None
        assert ana.sees.standing.winners
        await ana.does(ask.Rematch(game="magic-hat"))
        assert (ana.sees.phase, ana.sees.game, ana.sees.view) == ("open", "magic-hat", None)
        assert ana.sees.options == {"expert": False}
        await ana.starts()
        await plays_on(guests)
        assert ana.sees.phase == "over"
        for number, game in enumerate(("not-a-hat", "magic-hat")):
            record = await record_of(ana, number)
            assert record["game"] == game
            verify(record)


@plays
async def test_a_rematch_of_the_same_game_keeps_its_options() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", options={"arrows": "white"})
        await guests[0].starts()
        await plays_on(guests)
        await guests[0].does(ask.Rematch())
        assert guests[0].sees.options == {"gifts": 2, "arrows": "white", "rounds": 1}


@plays
async def test_between_rounds_all_is_open_and_people_go_on_together() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", game="magic-hat")
        ana, bo = guests
        await ana.starts()
        while ana.sees.phase == "playing":
            await plays_on(guests, decisions=1)
        assert ana.sees.phase == "between"
        assert ana.sees.opened.box
        assert ana.sees.waiting_for == [0, 1]
        await ana.does(ask.GoOn())
        assert (bo.sees.phase, bo.sees.waiting_for) == ("between", [1])
        await bo.does(ask.GoOn())
        assert (bo.sees.phase, bo.sees.round, bo.events) == ("playing", 2, ["round-began"])
        assert bo.sees.opened is None


@plays
async def test_the_next_round_begins_after_fifteen_seconds_anyway() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", game="magic-hat")
        await guests[0].starts()
        while guests[0].sees.phase == "playing":
            await plays_on(guests, decisions=1)
        assert guests[0].sees.deadline_ms == 15_000
        await house.wait(14.9)
        assert guests[0].sees.phase == "between"
        await house.wait(0.2)
        assert guests[0].sees.phase == "playing"


@plays
async def test_alone_with_minds_and_without_a_clock_the_next_round_waits() -> None:
    async with House() as house:
        ana = await house.opens(game="magic-hat", clock="off")
        for mind in ("squirrel", "fox"):
            await ana.does(ask.AddMind(mind=mind))
        await ana.starts()
        while ana.sees.phase == "playing":
            await plays_on([ana], decisions=1)
            await house.wait(5)
        assert (ana.sees.phase, ana.sees.deadline_ms) == ("between", None)
        await house.wait(600)
        assert ana.sees.phase == "between"
        await ana.does(ask.GoOn())
        assert ana.sees.phase == "playing"


@plays
async def test_nobody_waits_for_one_who_has_lost_the_connection() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", game="magic-hat")
        ana, bo = guests
        await ana.starts()
        while ana.sees.phase == "playing":
            await plays_on(guests, decisions=1)
        await ana.does(ask.GoOn())
        await bo.goes()
        assert ana.sees.phase == "playing"


@plays
async def test_contributions_of_the_devices_are_in_the_shuffle_by_seat() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo", "Cy")
        ana, _bo, cy = guests
        promised = ana.sees.commitment
        await cy.does(ask.Contribute(bytes="cc"))
        await ana.does(ask.Contribute(bytes="00"))
        await ana.does(ask.Contribute(bytes="aa"))
        await ana.does(ask.OrderSeats(seats=[2, 1, 0]))
        await ana.starts()
        await plays_on(guests)
        record = await record_of(ana)
        assert record["contributions"] == ["cc", "aa"]
        assert record["commitment"] == promised
        assert commitment(bytes.fromhex(record["secret"])) == promised
        verify(record)


@plays
async def test_every_game_has_a_secret_of_its_own() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        await guests[0].starts()
        before = guests[0].sees.commitment
        await plays_on(guests)
        await guests[0].does(ask.Rematch())
        assert guests[0].sees.commitment != before


@plays
async def test_a_record_tells_who_was_a_program_and_how_long_everybody_thought() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        await guests[0].does(ask.AddMind(mind="elephant"))
        await guests[0].starts()
        await house.wait(3)
        await plays_on(guests)
        record = await record_of(guests[0])
        assert record["kinds"] == ["person", "person", "mind"]
        assert record["minds"] == [None, None, "elephant"]
        assert [thoughts is None for thoughts in record["thoughts"]] == [True, True, False]
        moves = record["rounds"][0]["moves"]
        assert all(isinstance(move["ms"], int) for move in moves)
        assert {move["tone"] for move in moves if move["move"] == "offer"} >= {"plain"}
        assert "by" not in moves[0]


@plays
async def test_a_closed_table_says_goodbye_and_keeps_what_was_played() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        ana, bo = guests
        await ana.starts()
        await plays_on(guests, decisions=3)
        await ana.does(ask.Close())
        assert (ana.farewell, bo.farewell) == ("closed", "closed")
        record = await record_of(ana)
        assert record["winners"] is None
        verify(record)
        with pytest.raises(TableError, match="closed"):
            await house.hall.room(ana.table.code)


@plays
async def test_a_deleted_table_is_gone_with_its_names() -> None:
    async with House() as house:
        guests = await house.table("Ana", "Bo")
        ana, bo = guests
        code = ana.table.code
        await ana.starts()
        await plays_on(guests)
        await ana.does(ask.Delete())
        assert bo.farewell == "closed"
        for looking in (house.hall.room, house.hall.records):
            with pytest.raises(TableError, match="unknown-table"):
                await looking(code)
        assert await alive(house.store) == []


@plays
async def test_the_public_face_of_a_table() -> None:
    async with House() as house:
        ana, _ = await house.table("Ana", "Bo", game="magic-hat")
        face = plain(await ana.room.face())
        assert face == {
            "code": ana.table.code, "game": "magic-hat", "phase": "open", "seats": ["Ana", "Bo"],
            "minds": [None, None], "free_seats": 2, "onlookers": True, "listed": False,
        }  # fmt: skip
        await ana.starts()
        assert plain(await ana.room.face())["free_seats"] == 0
