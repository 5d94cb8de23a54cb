"""Table talk: told to all who are here, and then forgotten."""

import msgspec

from hatbox.tables.audience.messages import REACTIONS, Talk
from hatbox.tables.bots import let_out
from hatbox.tables.commands import structs as ask
from hatbox.tables.log.entries import decoder
from hatbox.tables.state.sitter import Sitter
from tests.tables.house import Guest, House, plain, plays


@plays
async def test_everybody_hears_a_reaction_and_a_bubble() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        olga = await ana.shows("Olga")
        await bo.does(ask.React(reaction="gasp"))
        await ana.does(ask.Say(text="  a hat,\nreally? "))
        heard = [
            {"type": "talk", "seat": 1, "reaction": "gasp"},
            {"type": "talk", "seat": 0, "text": "a hat, really?"},
        ]
        for guest in (ana, bo, olga):
            assert plain(guest.heard) == heard


@plays
async def test_talk_is_stored_nowhere_and_never_told_again() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        version = ana.table.version
        await ana.does(ask.Say(text="broccoli"))
        assert ana.table.version == version
        stored = [decoder.decode(raw) for raw in await house.store.read(ana.table.code)]
        assert b"broccoli" not in msgspec.msgpack.encode(stored)
        await bo.goes()
        bo.inbox.clear()
        await bo.comes_in()
        assert bo.heard == []


@plays
async def test_onlookers_clap_but_do_not_speak() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        olga = await ana.shows("Olga")
        await olga.does(ask.React(reaction="clap"))
        assert plain(ana.heard) == [{"type": "talk", "seat": None, "reaction": "clap"}]
        assert await olga.is_refused(ask.Say(text="the box!")) == "not-seated"


@plays
async def test_what_is_not_said() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        for command, code in (
            (ask.React(reaction="fart"), "unknown-reaction"),
            (ask.Say(text=""), "bad-text"),
            (ask.Say(text="\u202e"), "bad-text"),
            (ask.Say(text="x" * 121), "too-long"),
        ):
            assert await ana.is_refused(command) == code


@plays
async def test_who_talks_too_much_is_asked_to_wait() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        for reaction in REACTIONS[:4]:
            await ana.does(ask.React(reaction=reaction))
        assert await ana.is_refused(ask.React(reaction="laugh")) == "too-fast"
        await house.wait(8)
        await ana.does(ask.React(reaction="laugh"))


@plays
async def test_the_host_switches_talk_off() -> None:
    async with House() as house:
        ana, bo = await house.table("Ana", "Bo")
        await ana.does(ask.SetOptions(talk=False))
        assert await bo.is_refused(ask.React(reaction="laugh")) == "talk-off"
        assert await ana.is_refused(ask.Say(text="hush")) == "talk-off"


@plays
async def test_several_tabs_have_one_voice() -> None:
    async with House() as house:
        ana = await house.opens("Ana")
        tab = await Guest(house, ana.room, "Ana").comes_in()
        for talker in (ana, tab, ana, tab):
            await talker.does(ask.React(reaction="laugh"))
        for talker in (ana, tab):
            assert await talker.is_refused(ask.React(reaction="laugh")) == "too-fast"


def test_a_mind_lets_out_reactions_and_its_own_lines_and_nothing_that_it_made_up() -> None:
    fox = Sitter(0, "Fox", mind="fox")
    assert let_out(fox, 2, "oops") == Talk(2, reaction="oops")
    assert let_out(fox, 2, "say-fox-right") == Talk(2, line="say-fox-right")
    for said in ("", "say-raven-right", "say-fox-broccoli", "broccoli"):
        assert let_out(fox, 2, said) is None


def test_a_person_laughs_for_themselves() -> None:
    ana = Sitter(0, "Ana", device=b"ana")
    assert let_out(ana, 0, "oops") is None
    ana.hand_to_stand_in()
    assert let_out(ana, 0, "oops") == Talk(0, reaction="oops")
    assert let_out(ana, 0, "say-fox-right") is None
