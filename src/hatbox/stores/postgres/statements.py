"""The SQL of the PostgreSQL store."""

from __future__ import annotations

# One statement for a batch with at most one append of each table. It takes the rows that nobody
# else holds, updates those that are at the expected version, and inserts the entries of these
# winners. It never waits for another server's commit, so it cannot deadlock in whatever order the
# planner takes the rows. A loser whose version is still the expected one met a locked row.
_APPEND = """
    WITH jobs AS (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[])
        AS job (code, after, last, at)
    ), held AS (
        SELECT code FROM tables JOIN jobs USING (code)
        WHERE version = after AND NOT ended FOR UPDATE OF tables {locked}
    ), won AS (
        UPDATE tables SET version = job.last, at = job.at
        FROM jobs AS job JOIN held USING (code)
        WHERE tables.code = job.code AND version = after AND NOT ended
        RETURNING tables.code, tables.at
    ), stored AS (
        INSERT INTO entries (code, version, at, entry)
        SELECT new.code, new.version, won.at, new.entry
        FROM unnest($5::text[], $6::int[], $7::bytea[]) AS new (code, version, entry)
        JOIN won USING (code)
    ), recorded AS (
        INSERT INTO records (code, number, at, record)
        SELECT new.code, 1 + coalesce(
            (SELECT max(number) FROM records WHERE records.code = new.code), 0
        ), won.at, new.record
        FROM unnest($8::text[], $9::bytea[]) AS new (code, record) JOIN won USING (code)
    )
    SELECT code, won.code IS NOT NULL AS has_won,
        coalesce(tables.version = after AND NOT tables.ended, false) AS is_open
    FROM jobs LEFT JOIN won USING (code) LEFT JOIN tables USING (code)
"""
APPEND = _APPEND.format(locked="SKIP LOCKED")
APPEND_WAITING = _APPEND.format(locked="")

# Whoever waits for the row gets it in the order of asking.
TAKE_TURN = "SELECT FROM tables WHERE code = $1 FOR UPDATE"

CREATE = """
    WITH opened AS (
        INSERT INTO tables (code, version, at, visited) VALUES ($1, 1, $3, $3)
        ON CONFLICT DO NOTHING RETURNING code
    )
    INSERT INTO entries (code, version, at, entry) SELECT code, 1, $3, $2 FROM opened
    RETURNING code
"""
READ = "SELECT version, entry FROM entries WHERE code = $1 AND version > $2 ORDER BY version"
# What of a batch is in the log: for a commit whose answer was lost.
STORED = """
    SELECT code, entries.version, entry FROM entries
    JOIN unnest($1::text[], $2::int[], $3::int[]) AS job (code, after, last) USING (code)
    WHERE entries.version > after AND entries.version <= last ORDER BY code, entries.version
"""
# Any write that is logged and changes nothing.
PROBE = "UPDATE hatbox_schema SET version = version"
EXISTS = "SELECT EXISTS (SELECT FROM tables WHERE code = $1)"
IDLE = "SELECT code FROM tables WHERE NOT ended AND greatest(visited, at) < $1 ORDER BY code"
NEWEST = "SELECT coalesce(max(greatest(visited, at)), 0) FROM tables"
VISIT = "UPDATE tables SET visited = greatest(visited, $2) WHERE code = $1"
RECORDS = "SELECT record FROM records WHERE code = $1 ORDER BY number LIMIT $2 OFFSET $3"
RECORD = """
    SELECT number, record FROM records WHERE code = $1 AND ($2::int IS NULL OR number = $2)
    ORDER BY number DESC LIMIT 1
"""

# The row of `tables` first: it is the lock that appends respect.
END = (
    "UPDATE tables SET ended = true WHERE code = $1",
    "DELETE FROM entries WHERE code = $1",
)
DELETE = (
    "DELETE FROM tables WHERE code = $1",
    "DELETE FROM entries WHERE code = $1",
    "DELETE FROM records WHERE code = $1",
)
DROP_OLD_RECORDS = "DELETE FROM records WHERE at < $1"
DROP_EMPTY_TABLES = """
    DELETE FROM tables WHERE ended
    AND NOT EXISTS (SELECT FROM records WHERE records.code = tables.code)
"""

# A backend whose answer never came may still commit; after this it cannot.
FENCE = """
    SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
    WHERE pid = $1 AND backend_start = $2
"""
BACKEND = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"

# One channel for everything: a listener that had to be subscribed for each table would pay a
# transaction for each visitor.
CHANNEL = "hatbox"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"
# The database's time, and how long ago each server was heard, in milliseconds.
HEARTBEAT = """
    WITH mine AS (
        INSERT INTO servers (server, beat) VALUES ($1, clock_timestamp())
        ON CONFLICT (server) DO UPDATE SET beat = excluded.beat
    )
    SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now, server,
        extract(epoch FROM clock_timestamp() - beat) * 1000 AS silent
    FROM (SELECT $1::text AS server, clock_timestamp() AS beat
        UNION ALL SELECT server, beat FROM servers WHERE server <> $1) AS known
"""
SET_PRESENCE = """
    INSERT INTO presence (code, server, presence)
    SELECT code, $1, presence FROM unnest($2::text[], $3::bytea[]) AS new (code, presence)
    ON CONFLICT (code, server) DO UPDATE SET presence = excluded.presence
"""
CLEAR_PRESENCE = "DELETE FROM presence WHERE server = $1 AND code = ANY ($2)"
GET_PRESENCE = """
    SELECT server, presence FROM presence JOIN servers USING (server)
    WHERE code = $1 AND server <> $2 AND beat > clock_timestamp() - $3 * interval '1 ms'
"""
# Who is elsewhere at the tables at which somebody is here: what was not heard, or is not true.
PRESENCE_ELSEWHERE = """
    SELECT theirs.code, theirs.server, theirs.presence
    FROM presence AS mine JOIN presence AS theirs USING (code)
    JOIN servers ON servers.server = theirs.server
    WHERE mine.server = $1 AND theirs.server <> $1
    AND beat > clock_timestamp() - $2 * interval '1 ms'
"""
SET_OPEN = """
    INSERT INTO open_tables (code, server, card)
    SELECT code, $1, card FROM unnest($2::text[], $3::bytea[]) AS new (code, card)
    ON CONFLICT (code, server) DO UPDATE SET card = excluded.card
"""
CLEAR_OPEN = "DELETE FROM open_tables WHERE server = $1 AND code = ANY ($2)"
GET_OPEN = """
    SELECT DISTINCT ON (code) code, card FROM open_tables JOIN servers USING (server)
    WHERE beat > clock_timestamp() - $1 * interval '1 ms' ORDER BY code, beat DESC LIMIT $2
"""
SAY_FAREWELL = (
    "DELETE FROM presence WHERE server = $1",
    "DELETE FROM open_tables WHERE server = $1",
    "DELETE FROM servers WHERE server = $1",
)
# Two at the same moment may both be counted as the last that is allowed.
COUNT_OPENING = """
    WITH who AS (SELECT sha256(secret || convert_to($1, 'UTF8')) AS address FROM hatbox_secret)
    INSERT INTO openings SELECT address, clock_timestamp() FROM who WHERE (
        SELECT count(*) FROM openings JOIN who USING (address)
        WHERE at > clock_timestamp() - interval '1 hour'
    ) < $2 RETURNING true
"""
FORGET_OPENINGS = "DELETE FROM openings WHERE at < clock_timestamp() - interval '1 hour'"
# What servers left that ended without a farewell.
CLEAN_UP = """
    WITH gone AS (
        DELETE FROM servers WHERE beat < clock_timestamp() - interval '1 minute' RETURNING server
    ), unlisted AS (
        DELETE FROM open_tables WHERE server IN (SELECT server FROM gone)
    )
    DELETE FROM presence WHERE server IN (SELECT server FROM gone)
"""
