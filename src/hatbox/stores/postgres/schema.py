"""Migrations of the PostgreSQL store, run once however many servers start at the same time.

While servers are upgraded one by one, two neighbouring versions share the database. So a step adds
first, and what an older server needs is removed only by a later release; `LEAST` is the oldest
schema whose program can still use the newest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hatbox.tables.log.store import StoreFailed

if TYPE_CHECKING:
    import asyncpg

# Any number that no other program takes for an advisory lock in this database.
MIGRATION_LOCK = 0x4A7B0C

# 1: logs, records. The code is the key everywhere and nothing joins two tables of players, so the
# data can be split by code. Without an index on `at` or `visited` the updates stay HOT.
FIRST = (
    """CREATE TABLE tables (
        code text COLLATE "C" PRIMARY KEY,
        version integer NOT NULL,
        at bigint NOT NULL,
        visited bigint NOT NULL,
        ended boolean NOT NULL DEFAULT false
    ) WITH (fillfactor = 70)""",
    """CREATE TABLE entries (
        code text COLLATE "C" NOT NULL,
        version integer NOT NULL,
        at bigint NOT NULL,
        entry bytea NOT NULL,
        PRIMARY KEY (code, version)
    )""",
    """CREATE TABLE records (
        code text COLLATE "C" NOT NULL,
        number integer NOT NULL,
        at bigint NOT NULL,
        record bytea NOT NULL,
        PRIMARY KEY (code, number)
    )""",
    "CREATE INDEX records_at ON records (at)",
)

# 2: who is where. Unlogged: it costs no WAL and is empty after a crash, when nobody is anywhere.
PRESENCE = (
    "CREATE UNLOGGED TABLE servers (server text PRIMARY KEY, beat timestamptz NOT NULL)",
    """CREATE UNLOGGED TABLE presence (
        code text COLLATE "C" NOT NULL,
        server text NOT NULL,
        presence bytea NOT NULL,
        PRIMARY KEY (code, server)
    )""",
)

# 3: a server compares what it heard of the others with what they wrote.
COMPARED = ("CREATE INDEX presence_server ON presence (server)",)

# 4: tables opened in the last hour, by a hash of the address that nobody can compute elsewhere.
OPENINGS = (
    "CREATE TABLE hatbox_secret (secret bytea NOT NULL)",
    "INSERT INTO hatbox_secret VALUES (uuid_send(gen_random_uuid()))",
    "CREATE UNLOGGED TABLE openings (address bytea NOT NULL, at timestamptz NOT NULL)",
    "CREATE INDEX openings_address ON openings (address, at)",
)

# 5: tables that are open to anybody, as the servers with somebody there describe them.
OPEN_TABLES = (
    """CREATE UNLOGGED TABLE open_tables (
        code text COLLATE "C" NOT NULL,
        server text NOT NULL,
        card bytea NOT NULL,
        PRIMARY KEY (code, server)
    )""",
)

STEPS: tuple[Sequence[str], ...] = (FIRST, PRESENCE, COMPARED, OPENINGS, OPEN_TABLES)
LEAST = 1


async def migrate(
    db: asyncpg.Connection, steps: Sequence[Sequence[str]] = STEPS, least: int = LEAST
) -> None:
    """Bring the schema forward from any earlier version, in one transaction."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS hatbox_schema (version int, least int)")
        version, usable_from = await version_of(db)
        if usable_from > len(steps):
            raise StoreFailed("newer-data")
        for statement in (statement for step in steps[version:] for statement in step):
            await db.execute(statement)
        if version < len(steps):
            await db.execute("DELETE FROM hatbox_schema")
            await db.execute("INSERT INTO hatbox_schema VALUES ($1, $2)", len(steps), least)


async def version_of(db: asyncpg.Connection) -> tuple[int, int]:
    """The schema's version, and the version that a program must know to use it."""
    row = await db.fetchrow("SELECT version, least FROM hatbox_schema")
    return (0, 0) if row is None else (row["version"], row["least"])
