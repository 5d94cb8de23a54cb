"""One server, or two on one database, for all tests of a file that do not need their own."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.postgres import postgres
from tests.server.house import House

settings.register_profile("server", deadline=None, max_examples=100)
settings.load_profile("server")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    folder, url = tmp_path_factory.mktemp("houses"), postgres().new_database()
    with House(folder / "one", store=url) as one, House(folder / "two", store=url) as two:
        yield [one, two]
