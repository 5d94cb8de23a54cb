"""The tools of an assistant at a table: look, move, wait, talk."""

from __future__ import annotations

import asyncio

from hatbox.client import Client
from hatbox.extras import require

from .sitting import Sitting, seated

ABOUT = (
    "You sit at a table of a game of memory. `look` tells what anybody sees at your seat now and "
    "what you may do. What happens is told once, by `wait` or with the answer to a move, and never "
    "again: remember it yourself. Call `wait` until it is your turn, then `move` with one of the "
    "sentences that `look` gives."
)


async def serve(client: Client, code: str, name: str, language: str) -> None:
    """Sit down, and answer over standard input and output until either side leaves."""
    require("mcp", "mcp")
    await seated(client, code, name)
    async with client.sit(code) as seat:
        sitting = Sitting(seat, language)
        reading = asyncio.create_task(sitting.run())
        try:
            await asyncio.wait_for(sitting.changed.wait(), 10)
            sitting.check_open()
            await tools(sitting).run_stdio_async()
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


def tools(sitting: Sitting):  # type: ignore[no-untyped-def]  # The package may be missing.
    from mcp.server.mcpserver import MCPServer

    server = MCPServer("hatbox", instructions=ABOUT, log_level="WARNING")

    @server.tool()
    def look() -> str:
        """What anybody sees at your seat now, and the moves that you may make."""
        return "\n".join(sitting.look())

    @server.tool()
    async def move(words: str) -> str:
        """Make a move: one of the sentences that look gives, or the name of the thing alone."""
        return "\n".join(await sitting.move(words))

    @server.tool()
    async def wait(seconds: float = 30.0) -> str:
        """Wait until it is your turn, and hear what has happened meanwhile; it is told once."""
        return "\n".join(await sitting.wait(seconds))

    @server.tool()
    async def talk(words: str) -> str:
        """Say something to the table, at most 120 characters."""
        return "\n".join(await sitting.say(words))

    return server
