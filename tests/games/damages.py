"""Damaged records: the change, where it is found, the error code, and the rule cited."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from tests.games.records import Record

Damage = Callable[[Record], Any]


def put(*path: Any) -> Damage:
    """Set the value at a path of keys; the value is the last argument."""
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
    """The right seat in a wrong type: `true` for 1, or 1.0."""

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
    (drop("format"), "", "wrong-format (format: hatbox-record/2)", ""),
    (put("format", "hatbox-record/3"), "", "wrong-format", ""),
    (put("format", ["hatbox-record/2"]), "", "wrong-format", ""),
    (drop("game"), "", "wrong-game (known: ('not-a-hat', 'magic-hat'))", ""),
    (put("game", "chess"), "", "wrong-game", ""),
    (put("game", ["not-a-hat"]), "", "wrong-game", ""),
    (drop("players"), "", "no-list (key: players)", ""),
    (put("players", "Ana"), "", "no-list (key: players)", ""),
    (put("players", ["Ana", 2, "Cy"]), "", "no-names", ""),
    (put("players", ["Ana", None, "Cy"]), "", "no-names", ""),
    (drop("options"), "", "no-options", ""),
    (put("options", []), "", "no-options", ""),
    (drop("rounds"), "", "no-list (key: rounds)", ""),
    (put("rounds", {}), "", "no-list (key: rounds)", ""),
    (put("rounds", 0, 7), "round 1", "round-no-object", ""),
    (put("rounds", 1, None), "round 2", "round-no-object", ""),
    (put("secret", 7), "", "no-hex (key: secret)", ""),
    (put("secret", "xyz"), "", "no-hex (key: secret)", ""),
    (put("secret", "00"), "", "wrong-secret (bytes: 32)", ""),
    (put("secret", ""), "", "wrong-secret (bytes: 32)", ""),
    (put("secret", "00" * 32), "", "wrong-commitment", ""),
    (put("commitment", "00" * 32), "", "wrong-commitment", ""),
    (put("commitment", 5), "", "wrong-commitment", ""),
    (put("contributions", "none"), "", "no-list (key: contributions)", ""),
    (put("contributions", [1]), "", "no-hex (key: contributions)", ""),
    (put("contributions", ["00" * 65]), "", "wrong-contributions (most: 64, bytes: 64)", ""),
    (put("contributions", ["00"] * 65), "", "wrong-contributions", ""),
    (put("contributions", []), "round 1", "wrong-deck", ""),
    (put("contributions", ["426f2773", "416e612773"]), "round 1", "wrong-deck", ""),
    (drop(*MOVE_1, "seat"), "round 1, move 1", "move-no-object", ""),
    (put(*MOVE_1, "seat", True), "round 1, move 1", "move-no-object", ""),
    (put(*MOVE_1, "seat", "0"), "round 1, move 1", "move-no-object", ""),
    (put(*MOVE_1, "seat", 0.0), "round 1, move 1", "move-no-object", ""),
    (put(*MOVE_1, ["look"]), "round 1, move 1", "move-no-object", ""),
    (put(*ROUND_1, "moves", None), "round 1", "no-list (key: moves)", ""),
    (put(*ROUND_1, "truncated", True), "round 1", "truncated-at-end", ""),
]

NOT_A_HAT: list[Case] = [
    *ANY_GAME,
    (
        put("players", ["Ana"]),
        "",
        "wrong-players (rule H2, game: not-a-hat, least: 2, most: 8)",
        "H2",
    ),
    (
        put("players", list("abcdefghi")),
        "",
        "wrong-players (rule H2, game: not-a-hat, least: 2, most: 8)",
        "H2",
    ),
    (put("players", ["Ana", "Bo"]), "", "gifts-for-two", "H15"),
    (drop("options", "gifts"), "", "missing-option (option: gifts)", ""),
    (drop("options", "arrows"), "", "missing-option (option: arrows)", ""),
    (drop("options", "rounds"), "", "missing-option (option: rounds)", ""),
    (
        put("options", "gifts", True),
        "",
        "wrong-option (rule H15, option: gifts, allowed: ('1', '2'))",
        "H15",
    ),
    (
        put("options", "gifts", 3),
        "",
        "wrong-option (rule H15, option: gifts, allowed: ('1', '2'))",
        "H15",
    ),
    (put("options", "arrows", "red"), "", "wrong-option", "H16"),
    (
        put("options", "arrows", "black"),
        "round 1",
        "miscounted-arrows (rule H16, black: 55, white: 55, due_black: 55, due_white: 0)",
        "H16",
    ),
    (put("options", "rounds", 0), "", "wrong-option", "H14"),
    (put("options", "rounds", 1), "round 2", "round-after-end", "H14"),
    (put("options", "rounds", 4), "", "wrong-value (rule H13, key: winners", "H13"),
    (drop(*ROUND_1, "deck"), "round 1", "no-deck", "H1"),
    (put(*ROUND_1, "deck", "guitar"), "round 1", "no-deck", "H1"),
    (
        put(*ROUND_1, "deck", []),
        "round 1",
        "miscounted-arrows (rule H1, black: 0, white: 0, due_black: 55",
        "H1",
    ),
    (
        put(*ROUND_1, "deck", 0, "unicorn:left:black"),
        "round 1",
        "no-card (rule H1, card: 'unicorn:left:black')",
        "H1",
    ),
    (
        put(*ROUND_1, "deck", 0, "hat:left:white"),
        "round 1",
        "no-card (rule H1, card: 'hat:left:white')",
        "H1",
    ),
    (put(*ROUND_1, "deck", 0, 7), "round 1", "no-card (rule H1, card: 7)", "H1"),
    (put(*ROUND_1, "deck", 0, ["hat"]), "round 1", "no-card (rule H1, card: ['hat'])", "H1"),
    (same_card_twice, "round 1", "twin-gift", "H1"),
    (turn_a_back, "round 1", "miscounted-arrows", "H1"),
    (drop(*ROUND_1, "deck", 109), "round 1", "miscounted-arrows", "H1"),
    (swap_cards, "round 2", "wrong-deck", ""),
    (drop(*ROUND_1, "starter"), "round 1", "starter-no-seat", "H4"),
    (put(*ROUND_1, "starter", 3), "round 1", "starter-no-seat", "H4"),
    (put(*ROUND_1, "starter", -1), "round 1", "starter-no-seat", "H4"),
    (put(*ROUND_1, "starter", False), "round 1", "starter-no-seat", "H4"),
    (other_starter(1), "round 2", "other-starter", "H14"),
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
    (lose_the_last_move, "round 1", "result-of-cut (key: penalties)", ""),
    (forget_result_and_moves, "round 2", "round-after-cut", ""),
    (
        drop(*ROUND_1, "penalties"),
        "round 1",
        "wrong-value (rule H13, key: penalties, said: None, due: [",
        "H13",
    ),
    (
        put(*ROUND_1, "penalties", [0, 0, 0]),
        "round 1",
        "wrong-value (rule H13, key: penalties, said: [0, 0, 0], due: [",
        "H13",
    ),
    (
        put(*ROUND_1, "penalties", 3),
        "round 1",
        "wrong-value (rule H13, key: penalties, said: 3, due: [",
        "H13",
    ),
    (drop("totals"), "", "wrong-value (rule H14, key: totals, said: None, due: [", "H14"),
    (
        put("totals", [0, 0, 0]),
        "",
        "wrong-value (rule H14, key: totals, said: [0, 0, 0], due: [",
        "H14",
    ),
    (put("totals", []), "", "wrong-value (rule H14, key: totals, said: [], due: [", "H14"),
    (put("winners", None), "", "wrong-value (rule H13, key: winners, said: None, due: [", "H13"),
    (
        put("winners", [0, 1, 2]),
        "",
        "wrong-value (rule H13, key: winners, said: [0, 1, 2], due: [",
        "H13",
    ),
    (put("winners", 1), "", "wrong-value (rule H13, key: winners, said: 1, due: [", "H13"),
    (drop("winners"), "", "wrong-value (rule H13, key: winners, said: None, due: [", "H13"),
    (one_round_more, "round 4", "round-after-end", "H14"),
    (one_round_less, "", "wrong-value (rule H14, key: totals, said: [", "H14"),
]

MAGIC_HAT: list[Case] = [
    *ANY_GAME,
    (
        put("players", ["Ana"]),
        "",
        "wrong-players (rule M1, game: magic-hat, least: 2, most: 4)",
        "M1",
    ),
    (
        put("players", list("abcde")),
        "",
        "wrong-players (rule M1, game: magic-hat, least: 2, most: 4)",
        "M1",
    ),
    (drop("options", "expert"), "", "missing-option (option: expert)", ""),
    (
        put("options", "expert", 1),
        "",
        "wrong-option (rule M11, option: expert, allowed: ('false', 'true'))",
        "M11",
    ),
    (
        put("options", "expert", None),
        "",
        "wrong-option (rule M11, option: expert, allowed: ('false', 'true'))",
        "M11",
    ),
    (put("options", "expert", False), "round 1, move ", "not-", "M"),
    (drop(*ROUND_1, "hats"), "round 1", "no-hats", "M3"),
    (put(*ROUND_1, "hats", "owl"), "round 1", "no-hats", "M3"),
    (
        put(*ROUND_1, "hats", 0, "unicorn"),
        "round 1",
        "no-animal (rule M1, animal: 'unicorn')",
        "M1",
    ),
    (put(*ROUND_1, "hats", 0, 3), "round 1", "no-animal (rule M1, animal: 3)", "M1"),
    (drop(*ROUND_1, "box"), "round 1", "no-animal (rule M1, animal: None)", "M1"),
    (drop(*ROUND_1, "hats", 0), "round 1", "miscounted-animals", "M3"),
    (put(*ROUND_1, "hats", []), "round 1", "miscounted-animals", "M3"),
    (swap_hats, "round 1", "wrong-deck", ""),
    (swap_box_and_hat, "round 1", "wrong-deck", ""),
    (drop(*ROUND_1, "starter"), "round 1", "starter-no-seat", "M4"),
    (put(*ROUND_1, "starter", "0"), "round 1", "starter-no-seat", "M4"),
    (other_starter(0), "round 1, move 1", "not-your-turn", "M4"),
    (other_starter(1), "round 2", "other-starter", "M10"),
    (put(*MOVE_1, "seat", 1), "round 1, move 1", "not-your-turn", "M4"),
    (put(*MOVE_1, "hat", 5), "round 1, move 1", "unknown-hat", "M6"),
    (put(*MOVE_1, "hat", True), "round 1, move 1", "unknown-hat", "M6"),
    (drop(*MOVE_1, "hat"), "round 1, move 1", "unknown-hat", "M6"),
    (put(*MOVE_1, "move", "skip"), "round 1, move 1", "not-now", "M11"),
    (put(*MOVE_1, "move", "call"), "round 1, move 1", "unknown-animal", "M7"),
    (put(*MOVE_1, "move", "offer"), "round 1, move 1", "unknown-move", "M5"),
    (drop(*MOVE_1), "round 1, move 1", "not-now", "M6"),
    (play_on, "round 1, move ", "unknown-move", "M5"),
    (lose_the_last_move, "round 1", "result-of-cut (key: winner)", ""),
    (forget_result_and_moves, "round 2", "round-after-cut", ""),
    (
        drop(*ROUND_1, "winner"),
        "round 1",
        "wrong-value (rule M8, key: winner, said: None, due: ",
        "M8",
    ),
    (
        put(*ROUND_1, "winner", True),
        "round 1",
        "wrong-value (rule M8, key: winner, said: True, due: ",
        "M8",
    ),
    (
        put(*ROUND_1, "winner", 3),
        "round 1",
        "wrong-value (rule M8, key: winner, said: 3, due: ",
        "M8",
    ),
    (
        put("tokens", [1, 1, 1]),
        "",
        "wrong-value (rule M9, key: tokens, said: [1, 1, 1], due: [",
        "M9",
    ),
    (drop("tokens"), "", "wrong-value (rule M9, key: tokens, said: None, due: [", "M9"),
    (put("winners", []), "", "wrong-value (rule M9, key: winners, said: [], due: [", "M9"),
    (put("winners", None), "", "wrong-value (rule M9, key: winners, said: None, due: [", "M9"),
    (one_round_more, "round ", "round-after-end", "M9"),
    (one_round_less, "", "wrong-value (rule M9, key: winners, said: [", "M9"),
]
