"""Games between minds, external programs and saved policies."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol, runtime_checkable

from hatbox.extras import require
from hatbox.games import Game, Match, WrongOption, game_named
from hatbox.locales import text
from hatbox.minds import MINDS, Mind, maker_for

from .programs import Counts, Program
from .simulate import play_out, seated, secret_of
from .text import Teller

# `module:name` or `file.py:name`.
POLICY = re.compile(r"([^\s:]+):(\w+)")


@runtime_checkable
class Guest(Mind, Protocol):
    """A player that is somebody else's code."""

    counts: Counts

    def close(self) -> None: ...


def play_matches(
    game: str,
    seats: Sequence[str],
    *,
    games: int,
    seed: str,
    wishes: Mapping[str, object] | None = None,
    seconds: float = 5.0,
    language: str | None = None,
) -> Iterator[dict[str, Any]]:
    """Records, one game after the other. A seat is the name of a mind, a command or a policy. With
    a language, programs are told everything in sentences as well. What is wrong is told at once,
    before anything is played or written."""
    rules = game_named(game)
    rules.options(len(seats), wishes or {})
    for seat in seats:
        check_player(seat, game)
    return (
        one_match(rules, seats, secret_of(seed, number), wishes, seconds, language)
        for number in range(games)
    )


def check_player(who: str, game: str) -> None:
    """A wrong name is told before anything is played."""
    if is_policy(who):
        require("numpy", "lab")
        from .policies import maker_at

        maker_at(who)
    elif is_command(who):
        if shutil.which(program_in(who)) is None:
            raise WrongOption("no-program", program=who)
    else:
        maker_for(who, game)


def program_in(command: str) -> str:
    """The first word of a command, without its quotes."""
    try:
        return shlex.split(command)[0]
    except (IndexError, ValueError):
        raise WrongOption("no-program", program=command) from None


def is_policy(who: str) -> bool:
    return POLICY.fullmatch(who) is not None


def is_command(who: str) -> bool:
    """A word alone is the name of a mind: a wrong one is named, not run."""
    return who not in MINDS and not is_policy(who) and (" " in who or "/" in who)


def one_match(
    game: Game,
    seats: Sequence[str],
    secret: bytes,
    wishes: Mapping[str, object] | None,
    seconds: float,
    language: str | None = None,
) -> dict[str, Any]:
    match = Match(game, names_of(seats), secret=secret, wishes=wishes)
    players: list[Mind] = []
    try:
        for seat in range(len(seats)):
            players.append(seat_down(match, seat, seats, secret, seconds, language))
        play_out(match, players)
    finally:
        for player in players:
            if isinstance(player, Guest):
                player.close()
    return match.record() | {"minds": list(seats), "programs": counted(players)}


def names_of(seats: Sequence[str]) -> list[str]:
    return [f"{seat + 1}: {who}"[:40] for seat, who in enumerate(seats)]


def seat_down(
    match: Match,
    seat: int,
    seats: Sequence[str],
    secret: bytes,
    seconds: float,
    language: str | None,
) -> Mind:
    who = seats[seat]
    if is_policy(who):
        from .policies import Policy

        return Policy(who, match, seat, secret + bytes([seat]))
    if not is_command(who):
        return seated(who, match.game, seat, len(match.players), secret)
    teller = Teller(match.game, names_in(language, seats), seat, language) if language else None
    program = Program(who, match.game, seat, secret + bytes([seat]), seconds, teller)
    program.legal = match.legal_moves
    program.begin(len(match.players), match.game.options_to_json(match.options))
    return program


def names_in(language: str, seats: Sequence[str]) -> list[str]:
    """As people read them; a second one of a name has a number."""
    names = [text(language, f"mind-{who}" if who in MINDS else "guest-name") for who in seats]
    before = [names[:seat].count(name) for seat, name in enumerate(names)]
    numbers = [f" {count + 1}" if count else "" for count in before]
    return [name + number for name, number in zip(names, numbers, strict=True)]


def counted(players: Sequence[Mind]) -> dict[str, Any]:
    """By seat: what was wrong with the answers of each program or policy."""
    return {
        str(seat): asdict(player.counts)
        for seat, player in enumerate(players)
        if isinstance(player, Guest)
    }
