"""Many games at once by the compiled rules: the same games as by the plain ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hatbox.games import GAMES, IllegalMove, WrongOption
from hatbox.games.verify import verify
from hatbox.lab.fast import FastGames, NotCompilable
from hatbox.lab.fast.compiling import folder_for
from hatbox.lab.fast.sources import source_of
from hatbox.lab.simulate import secret_of
from tests.checkout import ROOT

from .equal import WAYS, Way, play_beside

KINDS = [way for way in WAYS if way.players in (2, 4)]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_state_is_that_of_the_plain_rules(way: Way) -> None:
    played = play_beside(way, games=60, seed=1)
    assert played.rounds >= 60
    assert played.refused > 500


def test_the_same_with_bounds_checked(tmp_path: Path) -> None:
    """Compiled code reads outside an array without a word, unless it is told to look."""
    notes = tmp_path / "notes.jsonl"
    command = [sys.executable, "-m", "tests.lab.equal", "--games", "20", "--out", str(notes)]
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    told = subprocess.run(
        command, cwd=ROOT, env=checked, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()
    assert told[0] == "bounds are checked"
    assert len(told) == 1 + len(WAYS)
    assert re.fullmatch(r"equal in 2\d games, .* moves refused alike", told[-1])
    assert len(notes.read_text().splitlines()) == len(WAYS)


def random_actions(games: FastGames, chance: np.random.Generator) -> Any:
    mask = games.legal_mask()
    return (chance.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("deals", ["bulk", "fair"])
@pytest.mark.parametrize("way", KINDS, ids=str)
def test_games_hold_when_written_out(way: Way, deals: Any) -> None:
    games = FastGames(
        way.game, 6, 3, way.options, players=way.players, deals=deals, keep_records=True
    )
    chance = np.random.default_rng(2)
    records: list[dict[str, Any]] = []
    while len(records) < 12:
        games.step(random_actions(games, chance))
        records += games.take_records()
    proofs = {verify(record) for record in records}
    assert proofs == {"proven" if deals == "fair" else "no-secret"}
    assert all(record["winners"] is not None for record in records)


def test_fair_deals_are_those_of_simulate() -> None:
    games = FastGames("magic-hat", 3, 7, deals="fair", keep_records=True)
    chance = np.random.default_rng(2)
    secrets: set[str] = set()
    while len(secrets) < 5:
        games.step(random_actions(games, chance))
        secrets |= {record["secret"] for record in games.take_records()}
    assert secrets <= {secret_of("7", number).hex() for number in range(40)}


@pytest.mark.parametrize("way", KINDS, ids=str)
def test_rewards_add_up_to_nothing_and_are_told_at_the_end_only(way: Way) -> None:
    games = FastGames(way.game, 50, 1, way.options, players=way.players)
    chance = np.random.default_rng(0)
    ends = 0
    for _ in range(400):
        rewards, ended = games.step(random_actions(games, chance))
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert (np.abs(rewards).sum(axis=1) > 0).tolist() <= (ended > 0).tolist()
        ends += int((ended > 0).sum())
    assert ends > 50


def test_a_game_that_never_ends_is_cut_at_the_cap() -> None:
    games = FastGames("not-a-hat", 2, 1)
    ended = np.zeros(2, np.int8)
    for _ in range(GAMES["not-a-hat"].CAP):
        mask = games.legal_mask()
        truth = np.array([games.plain(place).gift for place in range(2)])
        _, ended = games.step(np.where(mask[:, 0] == 1, truth, 110))
    assert ended.tolist() == [2, 2]


@pytest.mark.parametrize("way", KINDS, ids=str)
def test_threads_and_company_change_nothing(way: Way) -> None:
    """A game depends on its own place alone."""

    def played(count: int, threads: int) -> list[bytes]:
        games = FastGames(way.game, count, 5, way.options, players=way.players, threads=threads)
        told = []
        for number in range(150):
            order = np.arange(games.moves) * 7919 + number * 104729
            mask = games.legal_mask().astype(np.int64)
            games.step((mask * (order % 1009 + 1)).argmax(axis=1))
            told.append(games.observe()[:5].tobytes() + games.turns()[:5].tobytes())
        return told

    assert played(5, 1) == played(64, 2)


@pytest.mark.parametrize("deals", ["bulk", "fair"])
@pytest.mark.parametrize("way", KINDS, ids=str)
def test_advancing_is_stepping_masking_and_observing(way: Way, deals: Any) -> None:
    one, other = (
        FastGames(way.game, 9, 5, way.options, players=way.players, deals=deals) for _ in range(2)
    )
    chance = np.random.default_rng(3)
    for _ in range(300):
        actions = random_actions(one, chance)
        rewards, ended = one.step(actions)
        told = other.advance(actions)
        due: list[Any] = [rewards, ended, one.legal_mask(), one.observe()]
        assert [part.tolist() for part in told] == [part.tolist() for part in due]


def test_an_illegal_action_is_named_by_the_rules_and_changes_nothing() -> None:
    games = FastGames("not-a-hat", 3, 1)
    before = games.rounds.tobytes()
    with pytest.raises(IllegalMove) as refused:
        games.step([0, 110, 0])
    assert (refused.value.code, refused.value.rule) == ("not-now", "H7")
    with pytest.raises(IllegalMove) as unknown:
        games.step([0, 0, -1])
    assert unknown.value.code == "unknown-move"
    assert games.rounds.tobytes() == before


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0, 0, 0], 5])
def test_every_game_needs_an_action(actions: Any) -> None:
    games = FastGames("magic-hat", 2)
    with pytest.raises(ValueError, match="2 games need 2 actions"):
        games.step(actions)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({"count": 0}, "at least one game"),
        ({"count": 1, "threads": 0}, "at least one thread"),
        ({"count": 1, "deals": "loaded"}, "bulk"),
    ],
)
def test_bad_arguments_are_named(named: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        FastGames("magic-hat", **named)


def test_wrong_options_seats_and_games_are_refused() -> None:
    with pytest.raises(WrongOption):
        FastGames("magic-hat", 1, players=5)
    with pytest.raises(WrongOption):
        FastGames("not-a-hat", 1, options={"gifts": 3})
    games = FastGames("magic-hat", 1)
    with pytest.raises(ValueError, match="Seats are 0 to 3"):
        games.observe(4)
    with pytest.raises(ValueError, match="keep_records"):
        games.take_records()


def test_a_game_without_compilable_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        __name__ = "tests.lab"

    monkeypatch.setattr("hatbox.lab.fast.sources.game_named", lambda name: Other)
    with pytest.raises(NotCompilable, match="other cannot be simulated in bulk"):
        source_of("other")


def test_a_change_of_a_source_has_another_cache(tmp_path: Path) -> None:
    class Module:
        __file__ = str(tmp_path / "rules.py")

    (tmp_path / "rules.py").write_text("A = 1")
    before = folder_for([Module])  # type: ignore[list-item]
    (tmp_path / "rules.py").write_text("A = 2")
    assert folder_for([Module]) != before  # type: ignore[list-item]


def test_code_that_checks_bounds_has_another_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    before = folder_for([])
    monkeypatch.setattr("hatbox.lab.fast.compiling.config.BOUNDSCHECK", 1)
    assert folder_for([]) != before


def test_seeds_decide_the_deals() -> None:
    def first(seed: int) -> bytes:
        return FastGames("not-a-hat", 20, seed).observe().tobytes()

    assert first(1) == first(1) != first(2)
