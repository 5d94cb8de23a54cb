"""A table whose log cannot be read is refused with a code of its own, and told of once."""

from __future__ import annotations

import pytest

from hatbox.stores.memory import MemoryStore
from hatbox.tables.errors import TableError
from hatbox.tables.log.store import START, StoreFailed, TableCode, Version
from tests.tables.house import House, plays


class Damaged(MemoryStore):
    """Gives back other bytes than it was given, or none."""

    def __init__(self, *, fails: bool) -> None:
        super().__init__()
        self.broken: set[str] = set()
        self.fails = fails

    async def read(self, table: TableCode, after: Version = START) -> list[bytes]:
        raw = await super().read(table, after)
        if table not in self.broken:
            return raw
        if self.fails:
            raise StoreFailed("broken-log")
        return [raw[0][:-3], *raw[1:]]


@pytest.mark.parametrize("fails", [True, False])
@plays
async def test_a_damaged_table_is_refused_and_the_others_play_on(
    fails: bool, caplog: pytest.LogCaptureFixture
) -> None:
    store = Damaged(fails=fails)
    async with House(store) as house:
        broken, whole = await house.opens("Ana"), await house.opens("Bo")
    store.broken.add(broken.room.code)
    async with await house.restarted() as again:
        for _ in range(3):
            with pytest.raises(TableError, match="damaged"):
                await again.hall.room(broken.room.code)
        assert (await again.hall.room(whole.room.code)).table.names == ["Bo"]
        assert again.hall.damaged == {broken.room.code}
    assert caplog.text.count("cannot be read") == 1
    assert broken.room.code not in caplog.text
