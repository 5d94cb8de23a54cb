"""The store of many machines: PostgreSQL, by asyncpg (the extra `postgres`)."""

from .store import PostgresStore

__all__ = ["PostgresStore"]
