"""What can be done to a record, where it is noticed, what is said, and which rule is cited."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from tests.games.records import Record

Damage = Callable[[Record], Any]


def put(*path: Any) -> Damage:
    """Put the last of these at the place that the others lead to."""
    *way, key, value = path

    def damage(record: Record) -> None:
        at(record, way)[key] = value

    return damage


def drop(*way: Any) -> Damage:
    def damage(record: Record) -> None:
        del at(record, way[:-1])[way[-1]]

    return damage


def at(record: Any, way: Any) -> Any:
    for step in way:
        record = record[step]
    return record


def swap_cards(record: Record) -> None:
    deck = record["rounds"][1]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]


def same_card_twice(record: Record) -> None:
    record["rounds"][0]["deck"][3] = record["rounds"][0]["deck"][4]


def turn_a_back(record: Record) -> None:
    deck = record["rounds"][0]["deck"]
    gift, arrow, _ = deck[0].split(":")
    deck[0] = f"{gift}:right:white" if arrow == "left" else f"{gift}:left:black"


def other_receiver(record: Record) -> None:
    offer = record["rounds"][0]["moves"][0]
    offer["to"] = (offer["to"] + 1) % 3


def receiver_as(kind: type) -> Damage:
    """The right seat, and no seat: `true` for 1, or 1.0."""

    def damage(record: Record) -> None:
        moves = record["rounds"][0]["moves"]
        offer = next(move for move in moves if move.get("to") == 1)
        offer["to"] = kind(1)

    return damage


def play_on(record: Record) -> None:
    record["rounds"][0]["moves"].append({"seat": 0, "move": "accept"})


def lose_the_last_move(record: Record) -> None:
    record["rounds"][0]["moves"].pop()


def one_round_more(record: Record) -> None:
    record["rounds"].append(copy.deepcopy(record["rounds"][-1]))


def one_round_less(record: Record) -> None:
    record["rounds"].pop()


def forget_result_and_moves(record: Record) -> None:
    record["rounds"][0]["moves"].pop()
    del record["rounds"][0]["penalties" if "penalties" in record["rounds"][0] else "winner"]


def other_starter(index: int) -> Damage:
    def damage(record: Record) -> None:
        round = record["rounds"][index]
        round["starter"] = (round["starter"] + 1) % 3

    return damage


def swap_hats(record: Record) -> None:
    hats = record["rounds"][0]["hats"]
    hats[0], hats[1] = hats[1], hats[0]


def swap_box_and_hat(record: Record) -> None:
    round = record["rounds"][0]
    round["box"], round["hats"][0] = round["hats"][0], round["box"]


ROUND_1 = ("rounds", 0)
MOVE_1 = ("rounds", 0, "moves", 0)

Case = tuple[Damage, str, str, str]

ANY_GAME: list[Case] = [
    (drop("format"), "", "the format is not hatbox-record/1", ""),
    (put("format", "hatbox-record/2"), "", "the format is not", ""),
    (put("format", ["hatbox-record/1"]), "", "the format is not", ""),
    (drop("game"), "", "the game is not one of not-a-hat, magic-hat", ""),
    (put("game", "chess"), "", "the game is not one of", ""),
    (put("game", ["not-a-hat"]), "", "the game is not one of", ""),
    (drop("players"), "", "players is a list", ""),
    (put("players", "Ana"), "", "players is a list", ""),
    (put("players", ["Ana", 2, "Cy"]), "", "players is a list of names", ""),
    (put("players", ["Ana", None, "Cy"]), "", "players is a list of names", ""),
    (drop("options"), "", "the options are missing", ""),
    (put("options", []), "", "the options are missing", ""),
    (drop("rounds"), "", "rounds is a list", ""),
    (put("rounds", {}), "", "rounds is a list", ""),
    (put("rounds", 0, 7), "round 1", "a round is a JSON object", ""),
    (put("rounds", 1, None), "round 2", "a round is a JSON object", ""),
    (put("secret", 7), "", "the secret is not written in hex", ""),
    (put("secret", "xyz"), "", "the secret is not written in hex", ""),
    (put("secret", "00"), "", "the secret has 32 bytes", ""),
    (put("secret", ""), "", "the secret has 32 bytes", ""),
    (put("secret", "00" * 32), "", "the commitment is not the SHA-256 of the secret", ""),
    (put("commitment", "00" * 32), "", "the commitment is not the SHA-256", ""),
    (put("commitment", 5), "", "the commitment is not the SHA-256", ""),
    (put("contributions", "none"), "", "contributions is a list", ""),
    (put("contributions", [1]), "", "a contribution is not written in hex", ""),
    (put("contributions", ["00" * 65]), "", "at most 64 bytes", ""),
    (put("contributions", ["00"] * 65), "", "at most 64 contributions", ""),
    (put("contributions", []), "round 1", "does not follow from the secret", ""),
    (put("contributions", ["426f2773", "416e612773"]), "round 1", "does not follow", ""),
    (drop(*MOVE_1, "seat"), "round 1, move 1", "a move is a JSON object with a seat", ""),
    (put(*MOVE_1, "seat", True), "round 1, move 1", "a move is a JSON object with a seat", ""),
    (put(*MOVE_1, "seat", "0"), "round 1, move 1", "a move is a JSON object with a seat", ""),
    (put(*MOVE_1, "seat", 0.0), "round 1, move 1", "a move is a JSON object with a seat", ""),
    (put(*MOVE_1, ["look"]), "round 1, move 1", "a move is a JSON object with a seat", ""),
    (put(*ROUND_1, "moves", None), "round 1", "moves is a list", ""),
    (put(*ROUND_1, "truncated", True), "round 1", "to its end is not truncated", ""),
]

NOT_A_HAT: list[Case] = [
    *ANY_GAME,
    (put("players", ["Ana"]), "", "not-a-hat is for 2 to 8 players", "H2"),
    (put("players", list("abcdefghi")), "", "not-a-hat is for 2 to 8 players", "H2"),
    (put("players", ["Ana", "Bo"]), "", "Two players need two gifts each", "H15"),
    (drop("options", "gifts"), "", "the option gifts is missing", ""),
    (drop("options", "arrows"), "", "the option arrows is missing", ""),
    (drop("options", "rounds"), "", "the option rounds is missing", ""),
    (put("options", "gifts", True), "", "The option gifts may be 1 or 2", "H15"),
    (put("options", "gifts", 3), "", "The option gifts may be 1 or 2", "H15"),
    (put("options", "arrows", "red"), "", "The option arrows may be", "H16"),
    (
        put("options", "arrows", "black"),
        "round 1",
        "has 55 black and 55 white arrows, not 55",
        "H16",
    ),
    (put("options", "rounds", 0), "", "The option rounds may be", "H14"),
    (put("options", "rounds", 1), "round 2", "the game was over before this round", "H14"),
    (put("options", "rounds", 4), "", "winners is", "H13"),
    (drop(*ROUND_1, "deck"), "round 1", "a round needs its deck", "H1"),
    (put(*ROUND_1, "deck", "guitar"), "round 1", "a round needs its deck", "H1"),
    (put(*ROUND_1, "deck", []), "round 1", "0 black and 0 white", "H1"),
    (put(*ROUND_1, "deck", 0, "unicorn:left:black"), "round 1", "no gift 'unicorn'", "H1"),
    (put(*ROUND_1, "deck", 0, "hat:left:white"), "round 1", "a back is left:black or", "H1"),
    (put(*ROUND_1, "deck", 0, 7), "round 1", "'7' is no card", "H1"),
    (put(*ROUND_1, "deck", 0, ["hat"]), "round 1", "is no card", "H1"),
    (same_card_twice, "round 1", "a gift is in the deck twice", "H1"),
    (turn_a_back, "round 1", "arrows, not 55 and 55", "H1"),
    (drop(*ROUND_1, "deck", 109), "round 1", "arrows, not 55 and 55", "H1"),
    (swap_cards, "round 2", "does not follow from the secret", ""),
    (drop(*ROUND_1, "starter"), "round 1", "the starter is a seat", "H4"),
    (put(*ROUND_1, "starter", 3), "round 1", "the starter is a seat", "H4"),
    (put(*ROUND_1, "starter", -1), "round 1", "the starter is a seat", "H4"),
    (put(*ROUND_1, "starter", False), "round 1", "the starter is a seat", "H4"),
    (other_starter(1), "round 2", "begins this round, not", "H14"),
    (put(*MOVE_1, "seat", 1), "round 1, move 1", "not-your-turn", "H7"),
    (put(*MOVE_1, "seat", 10**30), "round 1, move 1", "not-your-turn", "H7"),
    (put(*MOVE_1, "move", "accept"), "round 1, move 1", "not-now", "H7"),
    (put(*MOVE_1, "move", "look"), "round 1, move 1", "unknown-move", "H7"),
    (drop(*MOVE_1, "move"), "round 1, move 1", "unknown-move", "H7"),
    (put(*MOVE_1, "object", "unicorn"), "round 1, move 1", "unknown-gift", "H6"),
    (put(*MOVE_1, "object", 33), "round 1, move 1", "unknown-gift", "H6"),
    (put(*MOVE_1, "tone", "loud"), "round 1, move 1", "unknown-tone", "H17"),
    (other_receiver, "round 1, move 1", "wrong-receiver", "H5"),
    (drop(*MOVE_1, "to"), "round 1, move 1", "wrong-receiver", "H5"),
    (receiver_as(bool), "round 1, move ", "wrong-receiver", "H5"),
    (receiver_as(float), "round 1, move ", "wrong-receiver", "H5"),
    (drop(*MOVE_1), "round 1, move 1", "not-", "H7"),
    (play_on, "round 1, move ", "round-over", "H13"),
    (lose_the_last_move, "round 1", "a round cut short has no penalties", ""),
    (forget_result_and_moves, "round 2", "a round that was cut short is the last one", ""),
    (drop(*ROUND_1, "penalties"), "round 1", "penalties is None, not [", "H13"),
    (put(*ROUND_1, "penalties", [0, 0, 0]), "round 1", "penalties is [0, 0, 0], not [", "H13"),
    (put(*ROUND_1, "penalties", 3), "round 1", "penalties is 3, not [", "H13"),
    (drop("totals"), "", "totals is None, not [", "H14"),
    (put("totals", [0, 0, 0]), "", "totals is [0, 0, 0], not [", "H14"),
    (put("totals", []), "", "totals is [], not [", "H14"),
    (put("winners", None), "", "winners is None, not [", "H13"),
    (put("winners", [0, 1, 2]), "", "winners is [0, 1, 2], not [", "H13"),
    (put("winners", 1), "", "winners is 1, not [", "H13"),
    (drop("winners"), "", "winners is None, not [", "H13"),
    (one_round_more, "round 4", "the game was over before this round", "H14"),
    (one_round_less, "", "totals is [", "H14"),
]

MAGIC_HAT: list[Case] = [
    *ANY_GAME,
    (put("players", ["Ana"]), "", "magic-hat is for 2 to 4 players", "M1"),
    (put("players", list("abcde")), "", "magic-hat is for 2 to 4 players", "M1"),
    (drop("options", "expert"), "", "the option expert is missing", ""),
    (put("options", "expert", 1), "", "The option expert may be false or true", "M11"),
    (put("options", "expert", None), "", "The option expert may be false or true", "M11"),
    (put("options", "expert", False), "round 1, move ", "not-", "M"),
    (drop(*ROUND_1, "hats"), "round 1", "a round needs its hats", "M3"),
    (put(*ROUND_1, "hats", "owl"), "round 1", "a round needs its hats", "M3"),
    (put(*ROUND_1, "hats", 0, "unicorn"), "round 1", "there is no animal 'unicorn'", "M1"),
    (put(*ROUND_1, "hats", 0, 3), "round 1", "there is no animal 3", "M1"),
    (drop(*ROUND_1, "box"), "round 1", "there is no animal None", "M1"),
    (drop(*ROUND_1, "hats", 0), "round 1", "each animal is in one hat", "M3"),
    (put(*ROUND_1, "hats", []), "round 1", "each animal is in one hat", "M3"),
    (swap_hats, "round 1", "does not follow from the secret", ""),
    (swap_box_and_hat, "round 1", "does not follow from the secret", ""),
    (drop(*ROUND_1, "starter"), "round 1", "the starter is a seat", "M4"),
    (put(*ROUND_1, "starter", "0"), "round 1", "the starter is a seat", "M4"),
    (other_starter(0), "round 1, move 1", "not-your-turn", "M4"),
    (other_starter(1), "round 2", "begins this round, not", "M10"),
    (put(*MOVE_1, "seat", 1), "round 1, move 1", "not-your-turn", "M4"),
    (put(*MOVE_1, "hat", 5), "round 1, move 1", "unknown-hat", "M6"),
    (put(*MOVE_1, "hat", True), "round 1, move 1", "unknown-hat", "M6"),
    (drop(*MOVE_1, "hat"), "round 1, move 1", "unknown-hat", "M6"),
    (put(*MOVE_1, "move", "skip"), "round 1, move 1", "not-now", "M11"),
    (put(*MOVE_1, "move", "call"), "round 1, move 1", "unknown-animal", "M7"),
    (put(*MOVE_1, "move", "offer"), "round 1, move 1", "unknown-move", "M5"),
    (drop(*MOVE_1), "round 1, move 1", "not-now", "M6"),
    (play_on, "round 1, move ", "unknown-move", "M5"),
    (lose_the_last_move, "round 1", "a round cut short has no winner", ""),
    (forget_result_and_moves, "round 2", "a round that was cut short is the last one", ""),
    (drop(*ROUND_1, "winner"), "round 1", "winner is None, not ", "M8"),
    (put(*ROUND_1, "winner", True), "round 1", "winner is True, not ", "M8"),
    (put(*ROUND_1, "winner", 3), "round 1", "winner is 3, not ", "M8"),
    (put("tokens", [1, 1, 1]), "", "tokens is [1, 1, 1], not [", "M9"),
    (drop("tokens"), "", "tokens is None, not [", "M9"),
    (put("winners", []), "", "winners is [], not [", "M9"),
    (put("winners", None), "", "winners is None, not [", "M9"),
    (one_round_more, "round ", "the game was over before this round", "M9"),
    (one_round_less, "", "winners is [", "M9"),
]
