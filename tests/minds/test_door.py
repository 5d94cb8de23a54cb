"""Every mind plays legally at every size of table, reports its thoughts, and reacts sensibly."""

import json
from collections import Counter

import pytest

from hatbox.games import GAMES, IllegalMove, Match
from hatbox.games.base import Seat
from hatbox.games.not_a_hat.events import Refused
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.simulate import play_out, simulate, tell
from hatbox.lab.texts import sentence_of
from hatbox.locales import LANGUAGES, text
from hatbox.minds import FALLIBLE, LADDER, MINDS, STAND_IN
from hatbox.minds.gifts.memory import MOST_MOMENTS, MOST_OBJECTS
from hatbox.minds.gifts.mind import GiftMind
from hatbox.minds.pauses import LONGEST_PAUSE, SHORTEST_PAUSE
from hatbox.minds.reactions import LINES, Reactions
from tests.games.play import ALL, Setting
from tests.minds.watching import game_of, mind_for

REACTIONS = {"laugh", "gasp", "hmm", "wink", "clap", "oops", "heart", "sleepy"}
THINKERS = [name for name in MINDS if name != "random"]


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_minds_of_all_kinds_play_every_table_to_its_end(setting: Setting) -> None:
    names = [LADDER[seat % len(LADDER)] for seat in range(setting.players)]
    secret = secret_of("door", 3)
    match = Match(setting.game, names, secret=secret, wishes=setting.wishes)
    play_out(match, seated(names, setting.game, secret))
    assert match.is_over


def test_there_are_five_characters_from_goldfish_to_elephant() -> None:
    assert len(LADDER) >= 5
    assert LADDER[0] == "goldfish"
    assert LADDER[-1] == "elephant"
    assert all(name == character.id for name, character in FALLIBLE.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_sentence_of_its_own_in_every_language(language: str) -> None:
    assert len({sentence_of(name, language) for name in MINDS}) == len(MINDS)


def test_the_stand_in_is_one_of_the_middle() -> None:
    assert STAND_IN in LADDER[1:-1]


@pytest.mark.parametrize("game", GAMES)
def test_simulations_seat_every_mind_and_are_the_same_again(game: str) -> None:
    arguments = {"players": 4, "games": 2, "seed": "x", "seats": LADDER}
    once, again = (list(simulate(game, **arguments)) for _ in range(2))  # type: ignore[arg-type]
    assert once == again


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_mind_can_say_what_it_believed_at_each_decision(name: str, game: str) -> None:
    minds, decisions = game_of(name, game, 3)
    made = Counter(seat for seat, _ in decisions)
    for seat, mind in enumerate(minds):
        thoughts = mind.thoughts()
        assert len(thoughts) == made[seat]
        assert json.loads(json.dumps(thoughts)) == thoughts
        assert all(thought["heard"] > 0 for thought in thoughts)


def test_a_thought_says_why() -> None:
    minds, _ = game_of("fox", "not-a-hat", 3)
    kept = [thought for mind in minds for thought in mind.thoughts()]
    answers = [thought for thought in kept if "answer" in thought]
    assert answers
    assert all(
        (thought["answer"] == "refuse") == (thought["believed"] < thought["least"])
        for thought in answers
        if thought["believed"] != thought["least"]
    )
    assert any("offer" in thought and "tone" in thought for thought in kept)


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game", GAMES)
def test_pauses_can_be_followed(name: str, game: str) -> None:
    _, decisions = game_of(name, game, 3)
    assert all(SHORTEST_PAUSE <= decision.pause <= LONGEST_PAUSE for _, decision in decisions)


@pytest.mark.parametrize("game", GAMES)
def test_reactions_are_rare_and_of_the_list(game: str) -> None:
    heard, seen = 0, Counter[str | None]()
    for number in range(12):
        secret = secret_of("reactions", number)
        match = Match(GAMES[game], ["x"] * 4, secret=secret)
        minds = seated(["squirrel"] * 4, GAMES[game], secret)
        events = match.opening()
        while not match.is_over and not match.has_reached_cap:
            heard += len(minds)
            seen.update(mind.watch(match.view_for(s), events, 0.0) for s, mind in enumerate(minds))
            seat = match.seat_to_move
            if seat is None:
                events = match.next_round()
                continue
            events = match.play(seat, minds[seat].decide(match.view_for(seat), 0.0).move)
    reactions = set(seen) - {None}
    assert reactions
    assert reactions <= REACTIONS | set(LINES)
    assert heard - seen[None] < 0.03 * heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_mind_is_in_every_language(language: str) -> None:
    said = [text(language, line) for line in LINES]
    assert not set(said) & set(LINES)
    assert len(set(said)) == len(LINES)


def test_each_speaks_its_own_lines_and_seldom() -> None:
    """A minus point of its own, again and again."""
    wrong = Refused(Seat(1), Seat(0), "hat", "cap", Seat(0))
    speaks, keeps_quiet = ("fox", "like-me")
    for mind, lines in ((speaks, {"say-fox-wrong"}), (keeps_quiet, set())):
        reactions = Reactions(mind, 0, b"seed")
        said = [reactions.to_gifts([wrong], heard) for heard in range(0, 4000, 10)]
        assert {one for one in said if one} == {"oops", *lines}
        assert said.count(None) > 0.7 * len(said)


def test_memory_is_bounded_however_long_a_game_is() -> None:
    secret = secret_of("long", 0)
    match = Match(GAMES["not-a-hat"], ["x"] * 3, secret=secret)
    watcher = GiftMind(FALLIBLE["fox"], 0, 3, b"seed")
    minds = [watcher, *seated(["elephant"] * 3, GAMES["not-a-hat"], secret)[1:]]
    truth = seated(["elephant"] * 3, GAMES["not-a-hat"], secret)[0]
    tell(match, [*minds], match.opening(), 0.0)
    truth.watch(match.view_for(0), match.opening(), 0.0)
    sizes = []
    while not match.has_reached_cap:
        seat = match.seat_to_move
        assert seat is not None
        mover = truth if seat == 0 else minds[seat]
        events = match.play(seat, mover.decide(match.view_for(seat), 0.0).move)
        tell(match, minds, events, 0.0)
        truth.watch(match.view_for(0), events, 0.0)
        sizes.append(size_of(watcher))
    cards = 4
    assert max(sizes) <= cards * MOST_OBJECTS * 2 * MOST_MOMENTS


def size_of(mind: GiftMind) -> int:
    following = mind.following
    cards = {*following.former, *following.cards()}
    return sum(
        len(trace.seen) + len(trace.told) for card in cards for trace in card.traces.values()
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", MINDS)
def test_a_mind_that_is_asked_before_it_was_shown_anything_still_moves(
    name: str, game: str
) -> None:
    match = Match(GAMES[game], ["x"] * 3, secret=secret_of("asked", 0))
    seat = match.seat_to_move
    assert seat is not None
    decision = mind_for(name, game, seat, 3).decide(match.view_for(seat), 0.0)
    try:
        match.play(seat, decision.move)
    except IllegalMove as illegal:
        pytest.fail(str(illegal))
