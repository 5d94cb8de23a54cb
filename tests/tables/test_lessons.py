"""Lessons at a table: prepared games through the same door as any other."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from hatbox.games import GAMES
from hatbox.games.lesson import Guide, Step
from hatbox.tables.commands import structs as ask
from hatbox.tables.errors import TableError
from tests.games.lessons import moves_after
from tests.games.twins import Leak
from tests.tables.house import Guest, House, device, plays, sent
from tests.tables.twins import SECRETS

LESSONS = [name for name, game in GAMES.items() if game.LESSON is not None]
HOUR = 3600


async def learner(house: House, game: str, name: str = "Ana") -> Guest:
    room = await house.hall.open_lesson(device(name), game, name)
    return await Guest(house, room, name).comes_in()


def step_of(guest: Guest) -> Step:
    step = guest.sees.you.lesson
    assert isinstance(step, Step)
    return step


async def goes_on(guest: Guest, chance: random.Random | None = None) -> bool:
    """Reads or does what the step says, or anything; whether the lesson goes on."""
    step = step_of(guest)
    if step.last:
        return False
    if guest.table.match is None:
        await guest.starts()
    elif step.waits:
        await guest.house.wait(30)
        await guest.does(ask.GoOn())
    elif guest.table.seat_to_move == guest.seat:
        await guest.moves(guest.table.game.move_to_json(choice(guest, step, chance)))
    await guest.house.wait(30)
    return True


def choice(guest: Guest, step: Step, chance: random.Random | None) -> Any:
    legal = guest.table.running.legal_moves()
    return moves_after(step) if chance is None else chance.choice(legal)


async def is_taught(guest: Guest, chance: random.Random | None = None) -> list[str]:
    steps = [step_of(guest).step]
    for _ in range(300):
        if not await goes_on(guest, chance):
            return steps
        steps.append(step_of(guest).step)
    raise AssertionError(f"a lesson without end: {steps}")


@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_a_lesson_is_played_to_its_end(game: str) -> None:
    async with House(beats=1.0) as house:
        ana = await learner(house, game)
        assert await is_taught(ana)
        # Nothing goes on by itself afterwards, and the last step stays.
        await house.wait(HOUR)
        assert step_of(ana).last
        assert await ana.is_refused(ask.GoOn()) == "not-now"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_a_learner_who_does_anything_else_gets_to_the_end_too(game: str, seed: int) -> None:
    async with House(beats=1.0) as house:
        assert await is_taught(await learner(house, game), random.Random(seed))


@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_a_lesson_goes_on_where_it_was_after_a_restart(game: str) -> None:
    house = House(beats=1.0)
    ana = await learner(house, game)
    steps, going = [step_of(ana)], True
    while going:
        house = await house.restarted()
        room = await house.hall.room(ana.table.code)
        again = await Guest(house, room, "Ana").comes_in()
        assert step_of(again) == steps[-1]
        ana = again
        going = await goes_on(ana)
        steps.append(step_of(ana))
    without_restarts = await is_taught(await learner(House(beats=1.0), game))
    assert [step.step for step in steps[:-1]] == without_restarts


@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_neighbours_wait_until_a_step_has_been_read(game: str) -> None:
    async with House(beats=1.0) as house:
        ana = await learner(house, game)
        await house.wait(HOUR)
        assert ana.table.phase == "open"
        await ana.starts()
        await house.wait(HOUR)
        before = ana.table.version
        assert step_of(ana).waits
        assert before == 2


@plays
async def test_a_step_cannot_be_read_while_something_is_shown() -> None:
    async with House(beats=1.0) as house:
        ana = await learner(house, "not-a-hat")
        await ana.starts()
        assert await ana.is_refused(ask.GoOn()) == "beat-running"


@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_nothing_is_kept_of_a_lesson(game: str) -> None:
    async with House(beats=1.0) as house:
        ana = await learner(house, game)
        await is_taught(ana)
        assert await house.hall.records(ana.table.code) == []
        assert house.hall.services.tally.moves == 0
        await ana.does(ask.Delete())
        with pytest.raises(TableError, match="unknown-table"):
            await house.hall.room(ana.table.code)


@plays
async def test_a_lesson_that_is_left_is_deleted() -> None:
    async with House() as house:
        ana = await learner(house, "not-a-hat")
        await ana.starts()
        await ana.goes()
        await house.wait(HOUR)
        assert not await house.store.exists(ana.table.code)


@pytest.mark.parametrize(
    "command",
    [
        ask.SetOptions(game="magic-hat"),
        ask.SetOptions(onlookers=True),
        ask.OrderSeats(seats=[2, 1, 0]),
        ask.PickStarter(seat=0),
        ask.AddMind(mind="fox"),
        ask.RemoveSeat(seat=1),
        ask.InviteDevice(seat=0),
        ask.HandToStandIn(seat=0),
        ask.CallStandIn(seat=0),
        ask.AgreeToEnd(agree=True),
        ask.Rematch(),
        ask.LendHost(),
        ask.ReturnHost(),
        ask.Say(text="hello"),
        ask.React(reaction="laugh"),
        ask.GoOn(),
    ],
    ids=lambda command: type(command).__name__,
)
@plays
async def test_seats_and_options_of_a_lesson_are_prepared(command: ask.Command) -> None:
    async with House() as house:
        ana = await learner(house, "not-a-hat")
        assert await ana.is_refused(command) == "not-now"


@plays
async def test_nobody_else_comes_in() -> None:
    async with House() as house:
        ana = await learner(house, "not-a-hat")
        with pytest.raises(TableError, match="not-now"):
            await ana.room.sit(device("Bo"), "Bo")
        with pytest.raises(TableError, match="no-onlookers"):
            await ana.shows("Bo")


@plays
async def test_a_learner_may_leave_and_come_back() -> None:
    async with House() as house:
        ana = await learner(house, "not-a-hat")
        await ana.starts()
        await ana.does(ask.Leave())
        back = await Guest(house, ana.room, "Ana").comes_in()
        await house.settle()
        assert not back.sees.seats[0].stand_in
        await back.does(ask.GoOn())


@plays
async def test_a_learner_called_as_a_neighbour_keeps_the_name() -> None:
    async with House() as house:
        ana = await learner(house, "not-a-hat", "Raven")
        names = [seat.name for seat in ana.sees.seats]
        assert names[0] == "Raven"
        assert len(set(names)) == 3


@pytest.mark.parametrize(
    ("game", "name", "code"),
    [("chess", "Ana", "unknown-game"), ("not-a-hat", " ", "bad-name")],
)
@plays
async def test_a_lesson_that_cannot_be(game: str, name: str, code: str) -> None:
    async with House() as house:
        with pytest.raises(TableError, match=code):
            await house.hall.open_lesson(device("Ana"), game, name)


@plays
async def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with House() as house:
        monkeypatch.setattr(GAMES["magic-hat"], "LESSON", None)
        with pytest.raises(TableError, match="no-lesson"):
            await house.hall.open_lesson(device("Ana"), "magic-hat", "Ana")


@plays
async def test_other_tables_have_no_step() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        assert b'"lesson"' not in sent(ana.inbox[-1])


# Twin lessons

# What shows a learner something new; until then two worlds cannot be told apart.
REVEALS = {"refused", "fetched", "took-oldest", "animal-seen", "box-seen", "went-out", "round-won"}
FORKS = 25


async def check_twins(game: str, seed: int) -> int:
    """Exchange at one moment what the learner cannot see; the number of frames compared."""
    worlds = [await learner(House(beats=1.0), game) for _ in range(2)]
    fork = random.Random(seed).randrange(12)
    chances = [random.Random(seed), random.Random(seed)]
    for guest, chance in zip(worlds, chances, strict=True):
        for _ in range(fork):
            await goes_on(guest, chance)
    if worlds[0].table.phase != "playing":
        return 0
    SECRETS[game].exchange(AtTable(worlds[1]), 0, random.Random(seed))  # type: ignore[arg-type]
    return await follow(worlds, chances)


class AtTable:
    """The round of a lesson as the exchange of `tests.games.twins` wants it."""

    def __init__(self, guest: Guest) -> None:
        self.round = guest.table.running.round


async def follow(worlds: list[Guest], chances: list[random.Random]) -> int:
    compared = 0
    while True:
        for guest in worlds:
            guest.inbox[:] = guest.inbox[-1:]
        going = [await goes_on(*each) for each in zip(worlds, chances, strict=True)]
        for one, twin in zip(*(guest.inbox[1:] for guest in worlds), strict=False):
            compared += 1
            if sent(one) != sent(twin):
                if is_revealing(one) or is_revealing(twin):
                    return compared
                raise Leak(sent(one).decode())
        if not all(going):
            return compared


def is_revealing(update: Any) -> bool:
    events = [*update.public.value.events, *(own.event for own in update.you.events)]
    return any(event.event in REVEALS for event in events)


async def forks(game: str) -> int:
    return sum([await check_twins(game, seed) for seed in range(FORKS)])


@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_a_lesson_tells_nothing_that_is_hidden(game: str) -> None:
    assert await forks(game) > FORKS


@pytest.mark.parametrize("game", LESSONS)
@plays
async def test_a_guide_that_knows_the_cards_is_caught(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest: property = vars(Guide)["step"]
    rounds: list[Any] = []

    def knowing(guide: Guide) -> Step:
        step: Step = honest.__get__(guide)
        hidden = [peek(found) for found in rounds if found.table.guide is guide]
        return replace(step, at=hidden[0] if hidden else None)

    def peek(guest: Guest) -> int:
        if guest.table.match is None:
            return 0
        g = guest.table.match.round
        return int(g.held[0][0] if game == "not-a-hat" else g.box)

    kept = Guest.comes_in

    async def noted(guest: Guest, seat: int | None = None) -> Guest:
        rounds.append(guest)
        return await kept(guest, seat)

    monkeypatch.setattr(Guest, "comes_in", noted)
    monkeypatch.setattr(Guide, "step", property(knowing))
    with pytest.raises(Leak):
        await forks(game)
