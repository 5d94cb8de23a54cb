"""A foul changes nothing."""

import copy
from typing import Any

import pytest

from . import Foul, magic_hat, not_a_hat


def foul(game: not_a_hat.Referee | magic_hat.Referee, seat: int, **move: Any) -> str:
    """The code of the foul; also checks that nothing has changed."""
    before = copy.deepcopy(vars(game))
    with pytest.raises(Foul) as caught:
        game.move(seat, move)
    assert vars(game) == before
    return caught.value.code
