"""Someone like me: a level between the characters, moved by what the person wins."""

import pytest

from hatbox.lab.arena import play_one, secret_of
from hatbox.minds import FALLIBLE, maker_of
from hatbox.minds.like_me import HIGHEST, character_at, level_after


@pytest.mark.parametrize(("level", "name"), list(enumerate(FALLIBLE)))
def test_whole_levels_are_the_characters(level: int, name: str) -> None:
    at, known = character_at(level), FALLIBLE[name]
    assert at.span.bindings == pytest.approx(known.span.bindings)
    assert at.eyes.stray == pytest.approx(known.eyes.stray)
    assert at.tongue.acts == known.tongue.acts


def test_a_level_between_lies_between() -> None:
    low, high = FALLIBLE["squirrel"].span, FALLIBLE["fox"].span
    assert low.bindings < character_at(1.5).span.bindings < high.bindings


def test_who_wins_meets_somebody_stronger() -> None:
    assert level_after([1.0, 1.0]) > level_after([]) > level_after([0.0])
    assert level_after([1.0] * 50) == HIGHEST
    assert level_after([0.0] * 50) == 0.0


def won_in_a_row(person: str, games: int) -> list[float]:
    shares: list[float] = []
    for number in range(games):
        other = maker_of(character_at(level_after(shares)))
        outcome = play_one("not-a-hat", [person, other], secret_of("like me", number))
        shares.append(outcome.shares[0])
    return shares


def test_a_person_wins_about_half_before_long() -> None:
    """Squirrel and Fox stand for people; the first ten games are for getting to know them."""
    for person in ("squirrel", "fox"):
        late = won_in_a_row(person, 50)[10:]
        assert sum(late) / len(late) == pytest.approx(0.5, abs=0.2)
