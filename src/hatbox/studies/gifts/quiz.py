"""Measures memory alone: Elephants pass gifts on under their true names, and a watching mind is
asked at every gift what it is. Nobody errs or refuses, so only the number of gifts and the time
vary."""

from __future__ import annotations

from hatbox.games import Match, game_named
from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat import NAME
from hatbox.games.not_a_hat.view import Giving
from hatbox.lab.arena import seated, secret_of
from hatbox.lab.cores import in_order
from hatbox.lab.simulate import tell
from hatbox.minds import Character
from hatbox.minds.base import chance
from hatbox.minds.gifts.mind import GiftMind

GIVES_ASKED = 24


def asked(watcher: GiftMind, match: Match) -> bool:
    """The most likely object in memory, and whether it is right."""
    luck = chance(watcher.seed, watcher.following.heard)
    recalled = watcher.recall(match.view_for(watcher.seat), luck).best()[0]
    truth: str = GIFT_IDS[match.round.gift]
    return recalled == truth


def one_quiz(character: Character, players: int, secret: bytes) -> list[bool]:
    rules = game_named(NAME)
    match = Match(rules, ["elephant"] * players, secret=secret)
    watcher = GiftMind(character, 0, players, secret)
    minds = seated(["elephant"] * players, rules, secret)
    at, right = 0.0, []
    tell(match, [watcher], match.opening(), at)
    tell(match, minds, match.opening(), at)
    # Two decisions a gift; after two rounds of the table every gift has been turned over.
    for number in range(2 * (2 * players + GIVES_ASKED)):
        seat = match.seat_to_move
        if seat is None:
            break
        if isinstance(match.view_for(0).now, Giving) and number >= 4 * players:
            right.append(asked(watcher, match))
        decision = minds[seat].decide(match.view_for(seat), at)
        at += decision.pause
        events = match.play(seat, decision.move)
        tell(match, [watcher], events, at)
        tell(match, minds, events, at)
    return right


def share_right(character: Character, players: int, *, games: int, seed: str) -> float:
    """With n players and a gift each, n + 1 gifts are in play."""
    secrets = [secret_of(f"quiz {seed} {players}", number) for number in range(games)]
    quizzes = in_order(lambda secret: one_quiz(character, players, secret), secrets)
    answers = [is_so for quiz in quizzes for is_so in quiz]
    return sum(answers) / len(answers)
