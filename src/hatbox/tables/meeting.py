"""Playing with somebody now: the list of open tables, and a seat at the best of them."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.games import WrongOption, default_game, game_named

from .audience.visitor import Visitor
from .commands.checks import check_words
from .commands.structs import AddMind, Delete, ListTable, Start
from .errors import TableError
from .hall import Hall
from .log.store import StoreFailed
from .names import clean_name
from .open_tables import ListedTable, decode_card
from .room import Room

# With bots a table has so many seats, until people come.
COMPANY = 2
# Tables that are tried before a new one is opened.
MOST_TRIED = 20
# What says that the seat, or this table, is not for this person; another may be.
NOT_HERE = (
    "closed", "damaged", "game-started", "name-taken", "removed", "table-full",
    "too-many-changes", "unknown-table", "voted-out",
)  # fmt: skip


class Meeting:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def check_public(self) -> None:
        if not self._hall.services.settings.is_public:
            raise TableError("not-public")

    async def tables(self) -> list[ListedTable]:
        """Those who have waited longest first."""
        self.check_public()
        try:
            cards = await self._hall.services.changes.open_tables()
        except StoreFailed:
            raise TableError("not-stored") from None
        return sorted(map(decode_card, cards.values()), key=lambda card: (card.since, card.code))

    def check_name(self, name: str) -> None:
        check_words(clean_name(name), self._hall.services.words)

    async def seat(
        self, device: bytes, name: str, game: str | None, language: str
    ) -> tuple[Room, int | None] | None:
        """A seat at the best table that has one for this person; None if there is none."""
        for card in ranked(await self.tables(), game, language)[:MOST_TRIED]:
            try:
                room = await self._hall.room(card.code)
                return room, await room.sit(device, name, wait=True)
            except TableError as error:
                if error.code not in NOT_HERE:
                    raise
        return None

    async def open(
        self, device: bytes, name: str, game: str | None, language: str
    ) -> tuple[Room, int | None]:
        """A new table with bots, listed; it plays until people come."""
        try:
            options = game_named(game or default_game()).WITH_STRANGERS
        except WrongOption as wrong:
            raise TableError(wrong.code) from None
        room, seat = await self._hall.create(device, game, name=name, options=options)
        host = Visitor(device, "seat")
        try:
            await room.act(host, ListTable(listed=True, language=language))
            for mind in self._company(game or default_game()):
                await room.act(host, AddMind(mind=mind))
            await room.act(host, Start())
        except TableError:
            await room.act(host, Delete())
            raise
        return room, seat

    def _company(self, game: str) -> Sequence[str]:
        settings = self._hall.services.settings
        company = settings.company or (settings.stand_in,) * COMPANY
        return company[: game_named(game).MOST_PLAYERS - 1]


def ranked(tables: Sequence[ListedTable], game: str | None, language: str) -> list[ListedTable]:
    """Of this game; the same language first, then who can begin, and where most people are."""
    wished = [table for table in tables if game in (None, table.game)]
    return sorted(wished, key=lambda t: (t.language != language, t.waits, -t.people, t.since))
