"""A table that is open to anybody: listed, safe for strangers, with a seat for whoever comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from hatbox.games.verify import verify
from hatbox.tables import ListedTable, Meeting, TableError, WordList
from hatbox.tables.commands import structs as ask
from tests.tables.house import Guest, House, device, plays_on, record_of
from tests.tables.servers import two_servers

PUBLIC: dict[str, Any] = {"is_public": True}


def plays(**settings: Any) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[], None]]:
    """Runs a test with a house of these settings."""

    def wrap(test: Callable[[House], Awaitable[None]]) -> Callable[[], None]:
        async def main() -> None:
            async with House(**settings) as house:
                await test(house)

        def run() -> None:
            asyncio.run(main())

        return run

    return wrap


async def listed(house: House) -> list[ListedTable]:
    return await Meeting(house.hall).tables()


async def open_table(house: House, *names: str, **wishes: Any) -> list[Guest]:
    guests = await house.table(*names, **wishes)
    await guests[0].does(ask.ListTable(listed=True, language="de"))
    return guests


async def waits(host: Guest, name: str) -> Guest:
    """Somebody comes from the list during a game."""
    assert await host.room.sit(device(name), name, wait=True) is None
    return await Guest(host.house, host.room, name).comes_in()


@plays(**PUBLIC)
async def test_a_listed_table_is_found_with_its_options_and_seats(house: House) -> None:
    ana, *_ = await open_table(house, "Ana", "Bo", game="magic-hat", options={"expert": True})
    await house.wait(5)
    [card] = await listed(house)
    told = msgspec.to_builtins(card)
    assert told == {
        "code": ana.table.code,
        "game": "magic-hat",
        "options": {"expert": True},
        "clock": "relaxed",
        "language": "de",
        "people": 2,
        "minds": 0,
        "free_seats": 2,
        "waits": False,
        "since": house.clock.now - 5000,
    }
    await ana.does(ask.ListTable(listed=False))
    assert await listed(house) == []
    assert not ana.sees.listed


@plays(**PUBLIC)
async def test_a_table_is_listed_while_somebody_of_it_is_here_and_a_seat_is_free(
    house: House,
) -> None:
    ana, bo = await open_table(house, "Ana", "Bo", game="magic-hat")
    await ana.goes()
    assert len(await listed(house)) == 1
    await bo.goes()
    assert await listed(house) == []
    await ana.comes_in()
    assert len(await listed(house)) == 1
    await ana.brings("Cy")
    await ana.brings("Dee")
    assert await listed(house) == []
    await ana.does(ask.Close())
    assert await listed(house) == []


@plays(**PUBLIC)
async def test_a_table_stays_listed_after_a_restart(house: House) -> None:
    ana, *_ = await open_table(house, "Ana")
    async with await house.restarted() as again:
        assert await listed(again) == []
        room = await again.hall.room(ana.table.code)
        await Guest(again, room, "Ana").comes_in()
        [card] = await listed(again)
        assert (card.code, card.language) == (ana.table.code, "de")


@plays()
async def test_a_server_that_is_not_public_lists_nothing(house: House) -> None:
    ana = await house.opens()
    assert await ana.is_refused(ask.ListTable(listed=True)) == "not-public"
    with pytest.raises(TableError, match="not-public"):
        await listed(house)


@plays(**PUBLIC)
async def test_only_the_host_lists_and_bad_wishes_change_nothing(house: House) -> None:
    ana, bo = await house.table("Ana", "Bo")
    assert await bo.is_refused(ask.ListTable(listed=True)) == "not-host"
    for language in ("x" * 9, "d e", "<b>", "é"):
        wish = ask.ListTable(listed=True, language=language)
        assert await ana.is_refused(wish) == "wrong-option"
    await ana.does(ask.ListTable(listed=True, language="de"))
    version = ana.table.version
    await ana.does(ask.ListTable(listed=True, language="de"))
    assert ana.table.version == version


# Who comes


@plays(**PUBLIC)
async def test_before_a_game_whoever_comes_has_the_seat_of_a_bot(house: House) -> None:
    ana, *_ = await open_table(house, "Ana")
    await ana.does(ask.AddMind(mind="fox"))
    await ana.does(ask.PickStarter(seat=1))
    bo = await ana.brings("Bo")
    assert [seat.name for seat in bo.sees.seats] == ["Ana", "Bo"]
    assert (bo.seat, bo.sees.starter) == (1, 1)
    await ana.brings("Cy")
    assert [seat.name for seat in ana.sees.seats] == ["Ana", "Bo", "Cy"]


@plays(**PUBLIC)
async def test_during_a_game_whoever_comes_waits_and_plays_the_next_round(house: House) -> None:
    ana, *_ = await open_table(house, "Ana", options={"rounds": "players"}, clock="off")
    for mind in ("fox", "fox"):
        await ana.does(ask.AddMind(mind=mind))
    await ana.starts()
    bo = await waits(ana, "Bo")
    assert (bo.sees.you.seat, bo.sees.you.waits, bo.sees.you.may) == (None, True, ())
    assert (ana.sees.waiting, [s.kind for s in ana.sees.seats][1:]) == (["Bo"], ["mind", "mind"])
    [card] = await listed(house)
    assert (card.waits, card.people, card.free_seats) == (True, 2, 1)
    await plays_until(ana, "between")
    await ana.does(ask.GoOn())
    assert (bo.seat, bo.sees.you.waits, ana.sees.waiting) == (1, False, [])
    assert [seat.name for seat in ana.sees.seats] == ["Ana", "Bo", "Fox 2"]
    await plays_on([ana, bo])
    record = await record_of(ana)
    assert record["players"] == ["Ana", "Bo", "Fox 2"]
    assert record["kinds"] == ["person", "person", "mind"]
    verify(record)


async def plays_until(ana: Guest, phase: str) -> None:
    while ana.table.phase != phase:
        await plays_on([ana], decisions=1)


@plays(**PUBLIC)
async def test_who_waits_is_the_same_after_a_restart_and_after_a_game(house: House) -> None:
    ana, *_ = await open_table(house, "Ana", options={"rounds": "players"}, clock="off")
    await ana.does(ask.AddMind(mind="fox"))
    await ana.starts()
    bo = await waits(ana, "Bo")
    await plays_until(ana, "between")
    await ana.does(ask.GoOn())
    cy = await waits(ana, "Cy")
    async with await house.restarted() as again:
        room = await again.hall.room(ana.table.code)
        back = await Guest(again, room, "Cy").comes_in()
        assert (back.sees.you.waits, back.sees.waiting) == (True, ["Cy"])
        assert [seat.name for seat in back.sees.seats] == ["Ana", "Bo"]
    await plays_on([ana, bo])
    await ana.does(ask.Rematch())
    assert [seat.name for seat in cy.sees.seats] == ["Ana", "Bo", "Cy"]
    await ana.starts()
    async with await house.restarted() as again:
        room = await again.hall.room(ana.table.code)
        assert room.table.names == ["Ana", "Bo", "Cy"]


@plays(**PUBLIC)
async def test_who_waits_may_go_and_makes_room(house: House) -> None:
    ana, *_ = await open_table(house, "Ana", game="magic-hat")
    await ana.does(ask.AddMind(mind="fox"))
    await ana.starts()
    for name in ("Bo", "Cy", "Dee"):
        await waits(ana, name)
    assert await listed(house) == []
    with pytest.raises(TableError, match="table-full"):
        await ana.room.sit(device("Eve"), "Eve", wait=True)
    bo = await Guest(house, ana.room, "Bo").comes_in()
    await bo.does(ask.React(reaction="clap"))
    await bo.does(ask.Leave())
    assert bo.farewell == "left"
    assert ana.sees.waiting == ["Cy", "Dee"]
    assert len(await listed(house)) == 1


@plays(**PUBLIC)
async def test_without_waiting_a_running_game_is_as_closed_as_ever(house: House) -> None:
    ana, *_ = await open_table(house, "Ana", "Bo")
    await ana.starts()
    with pytest.raises(TableError, match="game-started"):
        await ana.room.sit(device("Cy"), "Cy")


@plays()
async def test_an_onlooker_of_any_table_may_wait_for_the_next_game(house: House) -> None:
    ana, bo = await house.table("Ana", "Bo", options={"rounds": 1}, clock="off")
    await ana.does(ask.AddMind(mind="fox"))
    await ana.starts()
    cy = await waits(ana, "Cy")
    await plays_on([ana, bo])
    await ana.does(ask.Rematch())
    # Friends chose their bots: nobody takes those seats.
    assert [seat.name for seat in cy.sees.seats] == ["Ana", "Bo", "Fox", "Cy"]


@plays(**PUBLIC)
async def test_two_people_want_the_last_seat_and_one_gets_it(house: House) -> None:
    ana, *_ = await open_table(house, "Ana", "Bo", "Cy", game="magic-hat")
    tries = [ana.room.sit(device(name), name, wait=True) for name in ("Dee", "Eve")]
    seats = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(map(str, seats)) == ["3", "table-full"]


# Find me a seat


@plays(**PUBLIC)
async def test_sit_me_somewhere_takes_the_best_table(house: House) -> None:
    await open_table(house, "Ana", game="magic-hat")
    bo, *_ = await open_table(house, "Bo", "Cy")
    dee = await house.opens("Dee")
    await dee.does(ask.ListTable(listed=True, language="fr"))
    meeting = Meeting(house.hall)

    async def place(name: str, game: str | None, language: str) -> str:
        found = await meeting.seat(device(f"phone of {name}"), name, game, language)
        return "" if found is None else found[0].table.sitters[0].name

    assert await place("Eve", "not-a-hat", "de") == "Bo"
    assert await place("Fay", None, "fr") == "Dee"
    assert await place("Gus", "magic-hat", "fr") == "Ana"
    # A name that somebody has there leads to the next table.
    assert await place("Cy", "not-a-hat", "de") == "Dee"
    assert len(bo.sees.seats) == 3


@plays(**PUBLIC, company=("fox", "squirrel"))
async def test_where_no_table_is_open_one_is_opened_and_plays(house: House) -> None:
    meeting = Meeting(house.hall)
    assert await meeting.seat(device("Ana"), "Ana", None, "uk") is None
    room, seat = await meeting.open(device("Ana"), "Ana", None, "uk")
    ana = await Guest(house, room, "Ana").comes_in()
    assert (seat, ana.sees.phase, len(ana.sees.seats)) == (0, "playing", 3)
    [card] = await listed(house)
    assert (card.language, card.people, card.minds, card.waits) == ("uk", 1, 2, True)
    found = await meeting.seat(device("Bo"), "Bo", None, "uk")
    assert found is not None
    assert (found[0].code, found[1]) == (card.code, None)


@plays(**PUBLIC)
async def test_a_bad_wish_opens_no_table(house: House) -> None:
    meeting = Meeting(house.hall)
    for game, language in (("chess", "de"), (None, "?")):
        with pytest.raises(TableError):
            await meeting.open(device("Ana"), "Ana", game, language)
    assert [room for room in house.hall.rooms if not room.table.is_closed] == []


# Manners


@plays(**PUBLIC, words=WordList(["rude*"]))
async def test_names_keep_to_the_manners_of_the_house(house: House) -> None:
    ana, _rude = await house.table("Ana", "Rudeboy")
    assert await ana.is_refused(ask.ListTable(listed=True)) == "name-not-allowed"
    await ana.does(ask.RemoveSeat(seat=1))
    await ana.does(ask.ListTable(listed=True))
    with pytest.raises(TableError, match="name-not-allowed"):
        await ana.room.sit(device("Bo"), "rud3 Bo")
    assert await ana.is_refused(ask.AddMind(mind="fox", name="Rude")) == "name-not-allowed"
    with pytest.raises(TableError, match="name-not-allowed"):
        Meeting(house.hall).check_name("RUDE")
    # Among friends nobody minds.
    assert len(await house.table("Rude", "Rudest")) == 2


@plays(**PUBLIC)
async def test_strangers_react_and_do_not_speak(house: House) -> None:
    ana, bo = await open_table(house, "Ana", "Bo")
    await bo.does(ask.React(reaction="clap"))
    assert await bo.is_refused(ask.Say(text="Hello")) == "reactions-only"
    assert not bo.sees.words
    # Those who came while it was open are still strangers.
    await ana.does(ask.ListTable(listed=False))
    assert await bo.is_refused(ask.Say(text="Hello")) == "reactions-only"


@plays(**PUBLIC)
async def test_most_of_the_others_send_somebody_away(house: House) -> None:
    ana, bo, cy, dee = await open_table(house, "Ana", "Bo", "Cy", "Dee")
    await ana.does(ask.VoteOut(seat=3))
    assert [(vote.seat, vote.votes, vote.needed) for vote in dee.sees.votes] == [(3, 1, 2)]
    await ana.does(ask.VoteOut(seat=3, agree=False))
    await bo.does(ask.VoteOut(seat=3))
    assert len(dee.sees.seats) == 4
    await cy.does(ask.VoteOut(seat=3))
    assert dee.farewell == "voted-out"
    assert [seat.name for seat in ana.sees.seats] == ["Ana", "Bo", "Cy"]
    assert ana.sees.votes == []
    with pytest.raises(TableError, match="voted-out"):
        await ana.room.sit(device("Dee"), "Dee")
    with pytest.raises(TableError, match="voted-out"):
        await Guest(house, ana.room, "Dee", "onlooker").comes_in()


@plays(**PUBLIC)
async def test_in_a_game_a_stand_in_plays_on_for_who_was_voted_out(house: House) -> None:
    ana, bo, cy = await open_table(house, "Ana", "Bo", "Cy", clock="off")
    await ana.starts()
    await bo.does(ask.VoteOut(seat=2))
    await ana.does(ask.VoteOut(seat=2))
    assert cy.farewell == "voted-out"
    assert ana.sees.seats[2].stand_in
    await plays_on([ana, bo])
    assert ana.table.phase == "over"
    async with await house.restarted() as again:
        with pytest.raises(TableError, match="voted-out"):
            await Guest(again, await again.hall.room(ana.table.code), "Cy").comes_in()


@plays(**PUBLIC)
async def test_a_host_who_is_voted_out_hands_the_table_on(house: House) -> None:
    ana, bo, cy = await open_table(house, "Ana", "Bo", "Cy")
    for guest in (cy, bo):
        await guest.does(ask.VoteOut(seat=0))
    assert ana.farewell == "voted-out"
    assert bo.sees.you.host


@plays(**PUBLIC)
async def test_who_may_not_vote(house: House) -> None:
    ana, bo = await house.table("Ana", "Bo")
    cy = await ana.brings("Cy")
    # Friends settle it themselves.
    assert await ana.is_refused(ask.VoteOut(seat=1)) == "not-now"
    await ana.does(ask.ListTable(listed=True))
    await ana.does(ask.AddMind(mind="fox"))
    assert await ana.is_refused(ask.VoteOut(seat=0)) == "not-now"
    assert await ana.is_refused(ask.VoteOut(seat=3)) == "not-now"
    assert await ana.is_refused(ask.VoteOut(seat=9)) == "unknown-seat"
    onlooker = await ana.shows("Eve")
    assert await onlooker.is_refused(ask.VoteOut(seat=1)) == "not-seated"
    # Somebody who is away does not count among the three.
    await cy.goes()
    assert await ana.is_refused(ask.VoteOut(seat=1)) == "vote-needs-three"
    assert await bo.is_refused(ask.VoteOut(seat=0)) == "vote-needs-three"


@plays(**PUBLIC)
async def test_a_device_with_many_seats_has_one_vote(house: House) -> None:
    ana, _bo, cy = await open_table(house, "Ana", "Bo", "Cy")
    for name in ("Dee", "Eve"):
        await ana.room.sit(cy.device, name, together=True)
    tabs = [await Guest(house, ana.room, "Cy").comes_in(seat) for seat in (3, 4)]
    for tab in (cy, *tabs):
        await tab.does(ask.VoteOut(seat=1))
    assert [(vote.votes, vote.needed) for vote in ana.sees.votes] == [(1, 2)]


# Several servers


def test_two_servers_list_the_same() -> None:
    async def main() -> None:
        async with two_servers(is_public=True) as (one, other):
            ana, *_ = await open_table(one, "Ana")
            assert await listed(other) == await listed(one) != []
            bo = await other.brings(ana, "Bo")
            await ana.goes()
            assert [card.people for card in await listed(one)] == [2]
            await bo.goes()
            assert await listed(other) == await listed(one) == []

    asyncio.run(main())
