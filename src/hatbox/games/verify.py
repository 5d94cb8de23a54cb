"""Does a record hold? Its decks, its moves, its results and its end, replayed by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import repr as shortened
from typing import Any, Literal

from . import GAMES
from .base import BrokenRecord, IllegalMove, Standing, WrongOption
from .fairness import (
    MOST_CONTRIBUTION_BYTES,
    MOST_CONTRIBUTIONS,
    SECRET_BYTES,
    check_contributions,
    commitment,
    stream_for_round,
)
from .game import Game
from .match import FORMAT

# Version 1: a round that was cut short counts nothing, and nobody has won.
OLD_FORMAT = "hatbox-record/1"
EMPTY: Mapping[str, object] = {}


# How much a record proves that holds: that it was dealt from a secret to which the server was
# bound before the game, or only that it agrees with the rules, for want of one of the two. Version
# 1 cannot say that players agreed to end a round, so one that ends before the cap proves nothing.
Proof = Literal["proven", "no-secret", "no-commitment", "no-agreement"]


def verify(record: Mapping[str, object]) -> Proof:
    """Replay a record by the rules; a `BrokenRecord` says where and why it does not hold."""
    reading = Reading(record)
    reading.check()
    return reading.proof


class Reading:
    """One record being read; everything in it may be wrong."""

    def __init__(self, record: Mapping[str, object]) -> None:
        self.record = record
        self.game = game_of(record)
        self.cited = self.game.CITATIONS
        self.players = len(names_of(record))
        self.options = options_of(self.game, record, self.players)
        self.secret = secret_of(record)
        self.contributions = contributions_of(record)
        self.results: list[object] = []
        self.is_cut = self.is_cut_early = False
        self.cut_round: object = None
        self.starter = self.counted = 0

    def check(self) -> None:
        self.check_commitment()
        for index, data in enumerate(list_in(self.record, "rounds")):
            try:
                self.check_round(index, data)
            except BrokenRecord as broken:
                broken.round = index + 1
                raise
        self.check_end()

    @property
    def proof(self) -> Proof:
        if not self.secret:
            return "no-secret"
        if self.record.get("commitment") is None:
            return "no-commitment"
        return "no-agreement" if self.is_cut_early else "proven"

    def check_commitment(self) -> None:
        """The secret that was kept is the one that was promised."""
        promised = self.record.get("commitment")
        if promised is not None and self.secret and commitment(self.secret) != promised:
            raise BrokenRecord("wrong-commitment")

    def check_round(self, index: int, data: object) -> None:
        if not isinstance(data, dict):
            raise BrokenRecord("round-no-object")
        self.check_may_begin()
        deck = self.game.deck_from_json(self.options, data)
        self.check_shuffle(index, deck)
        self.check_starter(data)
        round = self.game.deal(self.options, self.players, deck, self.starter)
        self.counted = 0
        for number, entry in enumerate(list_in(data, "moves")):
            self.check_move(round, number, entry)
        self.check_result(round, data)

    def check_may_begin(self) -> None:
        if self.is_cut:
            raise BrokenRecord("round-after-cut")
        if self.standing.winners is not None:
            raise BrokenRecord("round-after-end", self.cited.standing)

    def check_shuffle(self, index: int, deck: object) -> None:
        if not self.secret:
            return
        stream = stream_for_round(self.secret, self.contributions, self.game.NAME, index)
        if self.game.shuffle(stream, self.options) != deck:
            raise BrokenRecord("wrong-deck")

    def check_starter(self, data: Mapping[str, object]) -> None:
        starter = data.get("starter")
        if type(starter) is not int or not 0 <= starter < self.players:
            raise BrokenRecord("starter-no-seat", self.cited.starter)
        if self.results:
            due = self.game.next_starter(self.players, self.starter, self.results[-1])
            if starter != due:
                rule = self.cited.next_starter
                raise BrokenRecord("other-starter", rule, due=due, starter=starter)
        self.starter = starter

    def check_move(self, round: object, number: int, entry: object) -> None:
        try:
            self.replay(round, entry)
        except BrokenRecord as broken:
            broken.move = number + 1
            raise

    def replay(self, round: object, entry: object) -> None:
        if not isinstance(entry, dict) or type(entry.get("seat")) is not int:
            raise BrokenRecord("move-no-object")
        try:
            move = self.game.move_of_entry(round, entry)
            self.game.play(round, entry["seat"], move)
        except IllegalMove as illegal:
            raise BrokenRecord(illegal.code, illegal.rule) from None
        self.counted += self.game.counts_to_cap(move)

    def check_result(self, round: object, data: Mapping[str, object]) -> None:
        """A round that was played to its end, one that was cut short, or one left unfinished."""
        if self.game.is_over(round):
            self.check_over(round, data)
        elif self.record["format"] == FORMAT and data.get("truncated") is not None:
            self.check_cut(round, data)
        else:
            self.check_unfinished(round, data)

    def check_over(self, round: object, data: Mapping[str, object]) -> None:
        result = self.game.result(round)
        for key, value in self.game.result_to_json(result).items():
            check_said(data, key, value, self.cited.result)
        if data.get("truncated"):
            raise BrokenRecord("truncated-at-end")
        self.results.append(result)

    def check_cut(self, round: object, data: Mapping[str, object]) -> None:
        """It counts as it stood; the cap is the reason only where it was reached."""
        has_reached_cap = self.counted >= self.game.CAP
        if data["truncated"] != "agreed" and not (has_reached_cap and data["truncated"] == "cap"):
            check_said(data, "truncated", "agreed", "")
        due = self.game.cut_to_json(round)
        for key, value in due.items():
            check_said(data, key, value, self.cited.result)
        self.check_no_result(round, data, but=due)
        self.is_cut, self.cut_round = True, round

    def check_unfinished(self, round: object, data: Mapping[str, object]) -> None:
        if data.get("truncated") is not None:
            check_said(data, "truncated", True, "")
            self.is_cut_early = self.counted < self.game.CAP
        self.check_no_result(round, data)
        self.is_cut = True

    def check_no_result(
        self, round: object, data: Mapping[str, object], but: Mapping[str, object] = EMPTY
    ) -> None:
        for key in self.game.result_to_json(self.game.result(round)):
            if key not in but and data.get(key) is not None:
                raise BrokenRecord("result-of-cut", key=key)

    def check_end(self) -> None:
        standing = self.standing
        for key, value in self.game.standing_to_json(standing).items():
            check_said(self.record, key, value, self.cited.standing)
        due = None if standing.winners is None else list(standing.winners)
        check_said(self.record, "winners", due, self.cited.winners)

    @property
    def standing(self) -> Standing:
        if self.cut_round is not None:
            return self.game.cut_standing(self.options, self.players, self.results, self.cut_round)
        return self.game.standing(self.options, self.players, self.results)


def game_of(record: Mapping[str, object]) -> Game:
    if record.get("format") not in (OLD_FORMAT, FORMAT):
        raise BrokenRecord("wrong-format", format=FORMAT)
    name = record.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BrokenRecord("wrong-game", known=tuple(GAMES))
    return GAMES[name]


def names_of(record: Mapping[str, object]) -> list[str]:
    listed = list_in(record, "players")
    names = [name for name in listed if isinstance(name, str) and is_text(name)]
    if len(names) != len(listed):
        raise BrokenRecord("no-names")
    return names


def is_text(name: str) -> bool:
    """JSON may hold half of a surrogate pair, which is no character."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def options_of(game: Game, record: Mapping[str, object], players: int) -> Any:
    """Every option must be said; options that we do not know are somebody else's."""
    options = record.get("options")
    if not isinstance(options, dict):
        raise BrokenRecord("no-options")
    try:
        wishes = {option.name: options[option.name] for option in game.OPTIONS}
        return game.options(players, wishes)
    except KeyError as missing:
        raise BrokenRecord("missing-option", option=missing.args[0]) from None
    except WrongOption as wrong:
        raise BrokenRecord(wrong.code, wrong.rule, **wrong.values) from None


def secret_of(record: Mapping[str, object]) -> bytes:
    """The server's secret; none where a game was dealt by hand."""
    if record.get("secret") is None:
        return b""
    secret = read_hex(record["secret"], "secret")
    if len(secret) != SECRET_BYTES:
        raise BrokenRecord("wrong-secret", bytes=SECRET_BYTES)
    return secret


def contributions_of(record: Mapping[str, object]) -> list[bytes]:
    if record.get("contributions") is None:
        return []
    listed = list_in(record, "contributions")
    contributions = [read_hex(contribution, "contributions") for contribution in listed]
    try:
        check_contributions(contributions)
    except ValueError:
        raise BrokenRecord(
            "wrong-contributions", most=MOST_CONTRIBUTIONS, bytes=MOST_CONTRIBUTION_BYTES
        ) from None
    return contributions


def read_hex(text: object, key: str) -> bytes:
    try:
        return bytes.fromhex(text if isinstance(text, str) else "no")
    except ValueError:
        raise BrokenRecord("no-hex", key=key) from None


def list_in(data: Mapping[str, object], key: str) -> list[object]:
    value = data.get(key)
    if not isinstance(value, list):
        raise BrokenRecord("no-list", key=key)
    return value


def check_said(data: Mapping[str, object], key: str, due: object, rule: str) -> None:
    said = data.get(key)
    if not same(said, due):
        raise BrokenRecord("wrong-value", rule, key=key, said=shortened(said), due=str(due))


def same(said: object, due: object) -> bool:
    """Equal, and of the same kind: `true` is not 1, and 1.0 is no seat."""
    if isinstance(said, list) and isinstance(due, list):
        return len(said) == len(due) and all(map(same, said, due))
    return type(said) is type(due) and said == due
