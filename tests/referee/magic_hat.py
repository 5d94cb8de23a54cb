"""Magic Hat, one round (M3 to M8 and M11), with lists and dictionaries."""

from typing import Any

from . import Foul

__all__ = ["Foul", "Referee"]

PHASE_OF = {"look": "turn", "call": "turn", "swap": "swap", "extra": "extra", "skip": "extra"}


class Referee:
    def __init__(
        self, *, players: int, box: str, hats: list[str], starter: int, expert: bool = False
    ) -> None:
        check_setting(players, box, hats, starter)
        self.players = players
        self.expert = expert
        self.animals = [box, *hats]
        self.box = box
        self.hats = list(hats)
        self.turn = starter
        self.phase = "turn"
        self.looked: int | None = None
        self.out = [False] * players
        self.winner: int | None = None

    def is_over(self) -> bool:
        return self.winner is not None

    def to_move(self) -> int | None:
        return None if self.is_over() else self.turn

    def move(self, seat: int, move: dict[str, Any]) -> None:
        self.check(seat, move)
        if move["move"] == "look":
            self.look(move["hat"])
        elif move["move"] == "call":
            self.call(move["animal"])
        elif move["move"] == "swap":
            self.swap(move["with"])
        else:
            self.finish(move)

    def check(self, seat: int, move: dict[str, Any]) -> None:
        word = move.get("move")
        if self.is_over():
            raise Foul("round-over")
        if word not in list(PHASE_OF):
            raise Foul("unknown-move")
        if seat != self.turn:
            raise Foul("not-your-turn")
        if PHASE_OF[word] != self.phase:
            raise Foul("not-now")
        self.check_values(word, move)

    def check_values(self, word: str, move: dict[str, Any]) -> None:
        if word == "call" and move.get("animal") not in self.animals:
            raise Foul("unknown-animal")
        if word == "look":
            check_hats([move.get("hat")])
        if word == "swap":
            check_hats([self.looked, move.get("with")])
        if word == "extra":
            check_pair(move.get("hats"))

    def look(self, hat: int) -> None:
        """M6: the swap must follow."""
        self.looked = hat
        self.phase = "swap"

    def swap(self, other: int) -> None:
        """M6, M11."""
        assert self.looked is not None
        self.exchange(self.looked, other)
        self.looked = None
        if self.expert:
            self.phase = "extra"
        else:
            self.pass_turn()

    def finish(self, move: dict[str, Any]) -> None:
        """M11: two hats once more, or not."""
        if move["move"] == "extra":
            self.exchange(move["hats"][0], move["hats"][1])
        self.pass_turn()

    def exchange(self, one: int, other: int) -> None:
        self.hats[one], self.hats[other] = self.hats[other], self.hats[one]

    def call(self, animal: str) -> None:
        """M7, M8: right wins; wrong is out, and the last one left wins at once."""
        if animal == self.box:
            self.winner = self.turn
            return
        self.out[self.turn] = True
        left = [seat for seat in range(self.players) if not self.out[seat]]
        if len(left) == 1:
            self.winner = left[0]
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        """M4, M7: clockwise, past those who are out."""
        self.phase = "turn"
        self.turn = (self.turn + 1) % self.players
        while self.out[self.turn]:
            self.turn = (self.turn + 1) % self.players

    def legal(self) -> list[dict[str, Any]]:
        """An extra swap of two hats is listed once, the lower position first."""
        if self.is_over():
            return []
        if self.phase == "swap":
            return [{"move": "swap", "with": hat} for hat in range(5) if hat != self.looked]
        if self.phase == "extra":
            pairs = [[one, other] for one in range(5) for other in range(one + 1, 5)]
            return [{"move": "extra", "hats": pair} for pair in pairs] + [{"move": "skip"}]
        looks: list[dict[str, Any]] = [{"move": "look", "hat": hat} for hat in range(5)]
        return looks + [{"move": "call", "animal": animal} for animal in self.animals]

    def result(self) -> dict[str, Any]:
        if not self.is_over():
            raise ValueError("the round is not over")
        return {"winner": self.winner}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        is_looking = self.looked is not None and seat == self.turn
        return {
            "turn": self.to_move(),
            "phase": "over" if self.is_over() else self.phase,
            "out": list(self.out),
            "looked": self.looked,
            "animal": self.hats[self.looked] if is_looking and self.looked is not None else None,
        }


def check_hats(positions: list[Any]) -> None:
    for position in positions:
        # type(), because True would pass for position 1.
        if type(position) is not int or not 0 <= position <= 4:
            raise Foul("unknown-hat")
    if len(positions) == 2 and positions[0] == positions[1]:
        raise Foul("same-hat")


def check_pair(pair: Any) -> None:
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        raise Foul("unknown-hat")
    check_hats(list(pair))


def check_setting(players: int, box: str, hats: list[str], starter: int) -> None:
    """M1, M3."""
    if players not in range(2, 5) or starter not in range(players):
        raise ValueError("no such table")
    if len(hats) != 5 or len({box, *hats}) != 6:
        raise ValueError("six different animals, one of them in the box")
