"""What every port for changes between servers must do; each adapter runs all of it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hatbox.tables.changes import Change, NoOthers
from tests.stores.listening import ADAPTERS, Noting, Server
from tests.stores.stores import ONE, TWO, v

pytestmark = pytest.mark.parametrize("adapter", sorted(ADAPTERS))


def with_servers(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A coroutine that is given as many open servers as it has arguments."""

    def run(adapter: str) -> None:
        async def main() -> None:
            async with ADAPTERS[adapter](len(inspect.signature(test).parameters)) as servers:
                await test(*servers)

        asyncio.run(main())

    run.__name__ = test.__name__
    return run


async def meet(*servers: Server) -> None:
    """Everybody has somebody at the first table, and knows of the others."""
    for number, server in enumerate(servers):
        server.changes.set_presence(ONE, b"%d" % number)
        await server.changes.presence(ONE)
    for server in servers:
        for number, other in enumerate(servers):
            if other is not server and not server.changes.has_others(ONE):
                await server.noting.hears("presence", ONE, b"%d" % number)


@with_servers
async def test_who_is_at_the_table_hears_of_changes_with_their_entries(
    ana: Server, bo: Server, cy: Server
) -> None:
    await meet(ana, bo)
    cy.changes.set_presence(TWO, b"cy")
    await cy.changes.presence(TWO)
    ana.changes.publish(Change(ONE, v(3), (b"2", b"\x00\xff")))
    await bo.noting.hears("change", ONE, 3, (b"2", b"\x00\xff"))
    bo.changes.publish(Change(ONE, v(4), (b"4",)))
    await ana.noting.hears("change", ONE, 4, (b"4",))
    # Nobody is at that table here; a seat was taken by HTTP.
    ana.changes.publish(Change(TWO, v(2), (b"two",)))
    await cy.noting.hears("change", TWO, 2, (b"two",))
    assert [heard for heard in cy.noting.heard if heard[1] == ONE] == []
    assert len([heard for heard in ana.noting.heard if heard[0] == "change"]) == 1


@with_servers
async def test_changes_come_in_their_order(ana: Server, bo: Server) -> None:
    await meet(ana, bo)
    for version in range(2, 600):
        ana.changes.publish(Change(ONE, v(version), (b"x" * 80,)))
        if version % 50 == 0:
            await asyncio.sleep(0.001)
    await bo.noting.hears("change", ONE, 599, (b"x" * 80,))
    assert [heard[2] for heard in bo.noting.heard if heard[0] == "change"] == [*range(2, 600)]


@with_servers
async def test_talk_is_heard_at_the_table(ana: Server, bo: Server) -> None:
    await meet(ana, bo)
    ana.changes.talk(ONE, "жираф".encode())
    await bo.noting.hears("talk", ONE, "жираф".encode())


@with_servers
async def test_who_is_here_is_known_to_whoever_comes_and_told_to_who_is_there(
    ana: Server, bo: Server
) -> None:
    assert await ana.changes.presence(ONE) == {}
    assert not ana.changes.has_others(ONE)
    ana.changes.set_presence(ONE, b"ana")
    assert await ana.changes.presence(ONE) == {}
    bo.changes.set_presence(ONE, b"bo")
    assert [*(await bo.changes.presence(ONE)).values()] == [b"ana"]
    assert bo.changes.has_others(ONE)
    await ana.noting.hears("presence", ONE, b"bo")
    assert ana.changes.has_others(ONE)
    ana.changes.set_presence(ONE, b"ana and Al")
    await bo.noting.hears("presence", ONE, b"ana and Al")
    assert [*(await bo.changes.presence(ONE)).values()] == [b"ana and Al"]


@with_servers
async def test_who_leaves_is_told_of_no_more(ana: Server, bo: Server) -> None:
    await meet(ana, bo)
    bo.changes.set_presence(ONE, None)
    await ana.noting.hears("presence", ONE, None)
    assert not ana.changes.has_others(ONE)
    assert await ana.changes.presence(ONE) == {}


@with_servers
async def test_a_server_that_closes_has_nobody_anywhere(ana: Server, bo: Server) -> None:
    await meet(ana, bo)
    await bo.changes.close()
    await ana.noting.hears("presence", ONE, None)
    assert not ana.changes.has_others(ONE)
    await bo.changes.close()


@with_servers
async def test_nobody_hears_themselves(ana: Server, bo: Server) -> None:
    await meet(ana, bo)
    ana.changes.talk(ONE, b"hello")
    await bo.noting.hears("talk", ONE, b"hello")
    bo.changes.talk(ONE, b"hello yourself")
    await ana.noting.hears("talk", ONE, b"hello yourself")
    assert ("talk", ONE, b"hello") not in ana.noting.heard
    assert ana.changes.is_connected


@with_servers
async def test_tables_that_an_address_opens_are_counted_for_all_servers(
    ana: Server, bo: Server
) -> None:
    assert await ana.changes.count_opening("192.0.2.1", 2)
    assert await bo.changes.count_opening("192.0.2.1", 2)
    for _ in range(2):
        assert not await ana.changes.count_opening("192.0.2.1", 2)
    assert await bo.changes.count_opening("2001:db8::/64", 2)


def test_alone_there_is_nobody_to_tell(adapter: str) -> None:
    async def main() -> None:
        alone: Any = NoOthers()
        await alone.open(Noting())
        alone.set_presence(ONE, b"ana")
        alone.publish(Change(ONE, v(2), (b"2",)))
        alone.talk(ONE, b"hello")
        assert await alone.presence(ONE) == {}
        assert not alone.has_others(ONE)
        assert await alone.count_opening("192.0.2.1", 0)
        assert alone.is_connected
        await alone.close()

    asyncio.run(main())
