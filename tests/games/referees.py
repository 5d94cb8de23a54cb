"""Runs the rules in `games/` and the referee of the tests side by side."""

from __future__ import annotations

import random
from typing import Any

from hatbox.games import IllegalMove, as_json
from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from tests.games.play import Setting
from tests.referee import Foul, magic_hat, not_a_hat

SIDES = ("left", "right")
Seen = dict[str, Any]


def referee_of(setting: Setting) -> not_a_hat.Referee | magic_hat.Referee:
    if setting.name == "magic-hat":
        box, *hats = (ANIMAL_IDS[animal] for animal in setting.deck)
        return magic_hat.Referee(
            players=setting.players,
            box=box,
            hats=hats,
            starter=setting.starter,
            expert=setting.options.expert,
        )
    deck = [{"object": GIFT_IDS[gift], "arrow": SIDES[arrow]} for gift, arrow in setting.deck]
    return not_a_hat.Referee(
        players=setting.players,
        deck=deck,
        starter=setting.starter,
        gifts=setting.options.gifts,
        objects=list(GIFT_IDS),
    )


class Pair:
    """A round and its referee."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game = setting, setting.game
        self.round = setting.deal()
        self.referee = referee_of(setting)

    def play(self, seat: int, move: dict[str, Any]) -> tuple[str, str]:
        """The error code of each for a move, or None."""
        return self.said_by_games(seat, move), self.said_by_referee(seat, move)

    def said_by_games(self, seat: int, move: dict[str, Any]) -> str:
        try:
            self.game.play(self.round, seat, self.game.move_from_json(move))
        except IllegalMove as illegal:
            return illegal.code
        return ""

    def said_by_referee(self, seat: int, move: dict[str, Any]) -> str:
        try:
            self.referee.move(seat, move)
        except Foul as foul:
            return foul.code
        return ""

    def seen(self, viewer: int | None) -> tuple[Seen, Seen]:
        """The view of each, in the referee's format."""
        game, round = self.game, self.round
        view = game.view_for_onlooker(round) if viewer is None else game.view_for(round, viewer)
        words = hats_in_words if self.setting.name == "magic-hat" else gifts_in_words
        return words(as_json(view)), self.referee.seen_by(viewer)

    def legal(self) -> tuple[list[Any], list[Any]]:
        moves = [self.game.move_to_json(move) for move in self.game.legal_moves(self.round)]
        ours = sorted(map(in_order, moves))
        return ours, sorted(in_order(move) for move in self.referee.legal())

    def result(self) -> tuple[Any, Any]:
        result: dict[str, Any] = self.game.result_to_json(self.game.result(self.round))
        if self.setting.name == "not-a-hat":
            result["winners"] = as_json(self.game.view_for_onlooker(self.round).now.winners)
        return result, self.referee.result()


def in_order(move: dict[str, Any]) -> str:
    return repr(sorted((key, value) for key, value in move.items() if key != "tone"))


def gifts_in_words(view: Seen) -> Seen:
    now = view["now"]
    return {
        "gifts": [place["gifts"] for place in view["places"]],
        "penalties": [place["penalties"] for place in view["places"]],
        "shop_top": view["shop"]["top"],
        "shop_count": view["shop"]["cards"],
        **{key: now.get(key) for key in ("giver", "receiver", "arrow", "claim")},
    }


PHASES = {"choosing": "turn", "looking": "swap", "choosing-extra": "extra", "ended": "over"}


def hats_in_words(view: Seen) -> Seen:
    now = view["now"]
    return {
        "turn": now.get("seat"),
        "phase": PHASES[now["phase"]],
        "out": view["out"],
        "looked": now.get("hat"),
        "animal": (view.get("sees") or {}).get("animal"),
    }


def any_move(setting: Setting, chance: random.Random) -> dict[str, Any]:
    """A well-formed move of this game, seldom a legal one."""
    if setting.name == "not-a-hat":
        offer = {"move": "offer", "object": chance.choice(GIFT_IDS)}
        return chance.choice([offer, {"move": "accept"}, {"move": "refuse"}])
    one, other = chance.sample(range(5), 2)
    return chance.choice(
        [
            {"move": "look", "hat": one},
            {"move": "swap", "with": one},
            {"move": "extra", "hats": [one, other]},
            {"move": "skip"},
            {"move": "call", "animal": chance.choice(ANIMAL_IDS)},
        ]
    )


NONSENSE: list[Any] = [None, True, -1, 5, 99, 1.0, "unicorn", "", [], [0, 0], [0, 5], {}]


def nonsense(setting: Setting, chance: random.Random) -> dict[str, Any]:
    """A malformed move."""
    move = any_move(setting, chance)
    key = chance.choice(list(move))
    if setting.name == "not-a-hat" and key == "move":
        return {"move": chance.choice(["pass", "look", "", None, 7])}
    return move | {key: chance.choice(NONSENSE)}
