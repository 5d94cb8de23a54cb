"""A short siege: honest tables play on, memory and log stay small. The long one is `make siege`."""

import pytest

from tests.server.siege.__main__ import MEGABYTE, besiege

SECONDS = 1.5


@pytest.mark.parametrize(
    "attack",
    [
        "control frames",
        "pings unread",
        "pipelined",
        "headers",
        "bad origins",
        "openings",
        "seats somewhere",
        "replays",
    ],
)
def test_under_attack_the_honest_play_on(attack: str) -> None:
    outcome = besiege(attack, 100, SECONDS)
    assert outcome.moves > 0
    assert outcome.bytes_above_rest < 200 * MEGABYTE
    assert outcome.log_lines < 20
