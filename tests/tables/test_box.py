"""M7: a wrong caller looks into the box, alone and not for ever; the others wait."""

from hatbox.games.catalogue import ANIMAL_IDS
from hatbox.games.magic_hat import InBox
from hatbox.tables.commands import structs as ask
from tests.tables.house import Guest, House, plays

# Until the sixth hat is in the box.
BOX_CLOSED = 1.9
LOOK = {"move": "look", "hat": 0}


async def called_wrongly(house: House) -> tuple[list[Guest], str]:
    guests = await house.table("Ana", "Bo", "Cy", game="magic-hat")
    ana = guests[0]
    await ana.does(ask.PickStarter(seat=0))
    await ana.starts()
    await house.wait(BOX_CLOSED)
    box: str = ana.table.game.opened(ana.table.running.round).box
    wrong = next(animal for animal in ANIMAL_IDS if animal != box)
    await ana.moves({"move": "call", "animal": wrong})
    return guests, box


@plays
async def test_only_the_caller_sees_the_box() -> None:
    async with House(beats=1.0) as house:
        (ana, bo, _), box = await called_wrongly(house)
        assert (ana.sees.looking, ana.sees.sees) == (0, InBox(box))
        assert (bo.sees.looking, bo.sees.sees) == (0, None)
        assert ana.events == ["called", "box-seen", "went-out"]
        assert bo.events == ["called", "went-out"]


@plays
async def test_the_others_wait_until_the_caller_goes_on() -> None:
    async with House(beats=1.0) as house:
        (ana, bo, cy), _ = await called_wrongly(house)
        assert bo.sees.beat_ms == 10_000
        look = ask.Move(version=bo.sees.version, move=LOOK)
        await house.wait(5)
        assert await bo.is_refused(look) == "beat-running"
        assert await cy.is_refused(ask.GoOn()) == "not-now"
        await ana.does(ask.GoOn())
        assert bo.sees.beat_ms == 0
        assert (ana.sees.looking, bo.sees.looking, ana.sees.sees) == (None, None, None)
        await bo.does(look)


@plays
async def test_the_call_itself_is_seen_however_fast_the_caller_is() -> None:
    async with House(beats=1.0) as house:
        (ana, bo, _), _ = await called_wrongly(house)
        await house.wait(0.5)
        await ana.does(ask.GoOn())
        assert bo.sees.beat_ms == 900 + 500 + 1600 - 500


@plays
async def test_after_ten_seconds_the_box_is_closed() -> None:
    async with House(beats=1.0) as house:
        (ana, bo, _), _ = await called_wrongly(house)
        await house.wait(9.9)
        assert ana.sees.sees is not None
        await house.wait(0.2)
        assert ana.sees.sees is None
        assert await ana.is_refused(ask.GoOn()) == "not-now"
        await bo.moves(LOOK)


@plays
async def test_who_comes_back_while_looking_still_looks_and_nobody_else_does() -> None:
    async with House(beats=1.0) as house:
        (ana, bo, _), box = await called_wrongly(house)
        for guest in (ana, bo):
            await guest.goes()
            await guest.comes_in()
            assert guest.sees.events == []
        assert ana.sees.sees == InBox(box)
        assert bo.sees.sees is None
        onlooker = await ana.shows("Olga")
        assert onlooker.sees.sees is None
