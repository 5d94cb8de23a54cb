"""One server for all tests of a file that do not need their own."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.server.house import House

settings.register_profile("server", deadline=None, max_examples=100)
settings.load_profile("server")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
