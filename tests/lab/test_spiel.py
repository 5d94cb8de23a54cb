"""The games for OpenSpiel pass its own tests; chance and recall are honest."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

import hatbox.lab.spiel
from hatbox.games import IllegalMove, WrongOption, events_for
from hatbox.lab.memories import seed_of
from hatbox.lab.memory import ActR
from hatbox.lab.spiel.agreed import NoOdds, parts_of
from hatbox.lab.spiel.play import Opening
from tests.lab import playthroughs

GIFTS, HATS = "hatbox_not_a_hat", "hatbox_magic_hat"
# The smallest that are still about something: for whole trees.
SMALL_GIFTS = f"{GIFTS}(gifts_in_play=8,shuffled=False,cap=4,starter=0)"
SMALL_HATS = f"{HATS}(hats_in_play=2,single_round=True,cap=3,starter=0)"


@pytest.mark.parametrize(
    "name",
    [
        GIFTS,
        f"{GIFTS}(players=4,gifts=2,arrows=black,cap=40)",
        f"{GIFTS}(players=3,rounds=2,recall=3,cap=30)",
        f"{HATS}(cap=10)",
        f"{HATS}(players=4,expert=True,cap=6)",
        f"{HATS}(players=3,recall=0,cap=8)",
        f"{GIFTS}(players=3,character=squirrel,memory_seed=4,cap=20)",
        f"{HATS}(players=3,character=fox,expert=True,cap=8)",
        SMALL_GIFTS,
        SMALL_HATS,
    ],
)
def test_its_own_random_simulations(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def nodes(state: Any) -> Any:
    """Every state of a tree."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from nodes(state.child(action))


@pytest.mark.parametrize("name", [SMALL_GIFTS, SMALL_HATS])
def test_whoever_forgets_nothing_knows_every_decision_of_their_own(name: str) -> None:
    """Perfect recall: an information state has one past of the seat's own states and moves."""
    pasts: dict[tuple[int, str], set[Any]] = defaultdict(set)

    def walk(state: Any, past: dict[int, tuple[Any, ...]]) -> None:
        if state.is_terminal():
            return
        seat = state.current_player()
        known = state.information_state_string(seat) if seat >= 0 else ""
        if seat >= 0:
            pasts[seat, known].add(past[seat])
        for action in state.legal_actions():
            own = {**past, seat: (*past[seat], known, action)} if seat >= 0 else past
            walk(state.child(action), own)

    walk(pyspiel.load_game(name).new_initial_state(), {0: (), 1: ()})
    assert len(pasts) > 50
    assert {len(found) for found in pasts.values()} == {1}


def states_known(name: str) -> set[str]:
    game = pyspiel.load_game(name)
    tree = nodes(game.new_initial_state())
    return {state.information_state_string() for state in tree if state.current_player() >= 0}


def test_less_recall_leaves_fewer_information_states() -> None:
    counts = [len(states_known(SMALL_HATS[:-1] + f",recall={k})")) for k in (0, 2, -1)]
    assert counts == sorted(counts)
    assert len({*counts}) == 3


def after_quiet_play(name: str, seed: int, moves: int = 30) -> Any:
    """Nobody refuses a gift or calls: those are the last of the moves."""
    luck = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(moves):
        state.apply_action(luck.choice(state.legal_actions()[:-1][:5]))
    return state


@pytest.mark.parametrize("name", [GIFTS, HATS])
def test_a_character_remembers_the_same_after_the_same_history(name: str) -> None:
    """What it remembers is no luck of the moment: the seed is a parameter of the game."""
    fox, other = (f"{name}(players=3,character=fox,memory_seed={seed})" for seed in (1, 2))
    state = after_quiet_play(fox, seed=3)
    known = [state.information_state_string(seat) for seat in range(3)]
    game, back = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    for twin in (state.clone(), back, after_quiet_play(fox, seed=3)):
        assert [twin.information_state_string(seat) for seat in range(3)] == known
    luckless = after_quiet_play(other, seed=3)
    assert [luckless.information_state_string(seat) for seat in range(3)] != known


def test_two_histories_that_sound_the_same_to_a_seat_are_one_to_its_character() -> None:
    """M6: whatever another has seen in a hat, this seat remembers the same."""
    state = pyspiel.load_game(f"{SMALL_HATS[:-1]},character=goldfish)").new_initial_state()
    state.apply_action(0)
    seen = [state.child(animal) for animal, _ in state.chance_outcomes()]
    assert len({child.information_state_string(0) for child in seen}) == 6
    assert len({child.information_state_string(1) for child in seen}) == 1
    assert len({tuple(child.information_state_tensor(1)) for child in seen}) == 1


def test_a_character_leaves_fewer_information_states_than_perfect_recall() -> None:
    """What is forgotten makes histories alike."""
    perfect, goldfish = (
        states_known(f"{SMALL_GIFTS[:-1]}{more})") for more in ("", ",character=goldfish")
    )
    assert len(goldfish) < len(perfect)


def test_a_character_is_told_in_numbers_as_in_other_environments() -> None:
    """What its channel tells of the same events, in hundredths: in the tensor and in the string."""
    state = after_quiet_play(f"{HATS}(players=3,character=raven)", seed=2, moves=20)
    play = state.play
    assert play.is_dealt
    game, channel = play.agreed.parts.game, ActR("raven")
    seed = seed_of("hatbox-spiel/1 0", 1)
    memory = channel.begin(game, seat=1, players=3, seed=seed)
    heard = [event for event in play.past if not isinstance(event, Opening)]
    memory.watch(None, events_for(game, heard, 1), 0.0)
    told = memory.told(None, 0.0)
    tensor = np.array(state.information_state_tensor(1))
    assert tensor[-len(told) :] == pytest.approx(told, abs=0.0051)
    assert any(tensor[-len(told) :])
    line = state.information_state_string(1).splitlines()[0]
    assert line.count(":") == np.count_nonzero(tensor[-len(told) :])


def test_who_recalls_nothing_has_no_private_past_either() -> None:
    game = pyspiel.load_game(f"{HATS}(starter=0,recall=0)")
    state = begun(game, [2, 4, 6, 12])
    private = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    assert "animal-seen" not in game.make_py_observer(private).string_from(state, 0)
    whole = pyspiel.load_game(f"{HATS}(starter=0)")
    state = begun(whole, [2, 4, 6, 12])
    assert "animal-seen" in whole.make_py_observer(private).string_from(state, 0)


def test_what_one_alone_sees_is_in_nobody_elses_state() -> None:
    """M6: the animal in the hat is chance; the other seat is told nothing of it."""
    state = pyspiel.load_game(SMALL_HATS).new_initial_state()
    state.apply_action(0)
    seen = [state.child(animal) for animal, _ in state.chance_outcomes()]
    assert len({child.information_state_string(0) for child in seen}) == 6
    assert len({child.information_state_string(1) for child in seen}) == 1
    assert len({tuple(child.information_state_tensor(0)) for child in seen}) == 6
    assert len({tuple(child.information_state_tensor(1)) for child in seen}) == 1


def test_a_gift_face_down_is_forgotten_by_who_recalls_nothing() -> None:
    """The fetched gift is a moment: what follows looks the same, whatever it was."""
    game = pyspiel.load_game(f"{GIFTS}(arrows=black,starter=0,recall=0)")
    states = [begun(game, gifts) for gifts in ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 7, 6])]
    assert len({state.information_state_string(0) for state in states}) == 1
    remembering = pyspiel.load_game(f"{GIFTS}(arrows=black,starter=0)")
    states = [begun(remembering, gifts) for gifts in ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 7, 6])]
    assert len({state.information_state_string(0) for state in states}) == 2


def begun(game: Any, outcomes: list[int]) -> Any:
    state = game.new_initial_state()
    for outcome in outcomes:
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize("name", [f"{GIFTS}(players=3)", f"{HATS}(players=3,expert=True)"])
def test_odds_add_up_and_shares_to_nothing(name: str) -> None:
    luck = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_observers_split_what_is_public_from_what_is_private() -> None:
    game = pyspiel.load_game(HATS)
    state = begun(game, [0, 2, 4])
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    animal = state.observation_string(0).partition('"animal":"')[2].partition('"')[0]

    def told(public: bool, whose: Any, recall: bool, seat: int) -> str:
        observer = game.make_py_observer(kind(public, recall, whose))
        observer.set_from(state, seat)
        return str(observer.string_from(state, seat))

    for recall in (False, True):
        assert animal not in told(True, private.NONE, recall, 0)
        assert animal in told(False, private.SINGLE_PLAYER, recall, 0)
        assert animal not in told(False, private.SINGLE_PLAYER, recall, 1)
        assert animal in told(True, private.ALL_PLAYERS, recall, 1)


@pytest.mark.parametrize(
    "name",
    [
        f"{GIFTS}(gifts_in_play=7,shuffled=False,cap=2,starter=0)",
        f"{HATS}(hats_in_play=2,single_round=True,cap=2,starter=0)",
    ],
)
def test_the_smallest_variants_are_solved(name: str) -> None:
    """By OpenSpiel's CFR: what a policy can lose goes down."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRPlusSolver(game)
    lost = []
    for turns in (1, 7):
        for _ in range(turns):
            solver.evaluate_and_update_policy()
        lost.append(exploitability.exploitability(game, solver.average_policy()))
    assert 0 <= lost[1] < 0.1 * lost[0]


def test_the_tensor_has_the_observation_that_other_environments_have() -> None:
    state = begun(pyspiel.load_game(HATS), [1, 2])
    tensor = np.array(state.observation_tensor(1))
    bulk = parts_of("magic-hat").bulk
    seen = [0] * bulk.OBSERVATION
    bulk.observe(state.play.round, 1, seen)
    assert tensor[: bulk.OBSERVATION].tolist() == seen
    assert len(tensor) == bulk.OBSERVATION + 2


def test_an_illegal_action_changes_nothing() -> None:
    state = begun(pyspiel.load_game(SMALL_HATS), [])
    before = str(state)
    with pytest.raises((IllegalMove, RuntimeError), match="not-now"):
        state.apply_action(5)
    assert str(state.child(0)) != before
    assert state.play.waiting is None


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (f"{GIFTS}(gifts_in_play=5)", "to 110 gifts"),
        (f"{HATS}(cap=61)", "cap is 1 to 60"),
        (f"{HATS}(starter=2)", "seat from 0 to 1"),
        (f"{HATS}(recall=-2)", "number of events"),
        (f"{HATS}(recall=2,character=fox)", "a recall or a character"),
        (f"{HATS}(character=unicorn)", "unknown-mind"),
        (f"{HATS}(wand=2)", "wand"),
    ],
)
def test_parameters_that_make_no_game_are_named(name: str, said: str) -> None:
    with pytest.raises((ValueError, RuntimeError), match=said):
        pyspiel.load_game(name)


def test_options_are_those_of_the_rules() -> None:
    with pytest.raises((WrongOption, RuntimeError), match="gifts-for-two"):
        pyspiel.load_game(f"{GIFTS}(gifts=1)")
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game(GIFTS).make_py_observer(None, {"size": 1})


def test_a_game_without_odds_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from hatbox.games import GAMES
    from tests import third_game

    monkeypatch.setitem(GAMES, "thimbles", third_game)
    with pytest.raises(NoOdds, match="thimbles"):
        parts_of("thimbles")
    hatbox.lab.spiel.register_all()
    assert "hatbox_thimbles" not in pyspiel.registered_names()


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    golden = (playthroughs.GOLDEN / f"{name}.txt").read_text("utf-8")
    assert playthroughs.playthrough(name) == golden
