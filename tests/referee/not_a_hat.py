"""That's Not a Hat, one round (H1 to H16), with lists and dictionaries."""

from typing import Any

from . import Foul

__all__ = ["Foul", "Referee"]

WORDS = ["offer", "accept", "refuse"]


class Referee:
    def __init__(
        self,
        *,
        players: int,
        deck: list[dict[str, str]],
        starter: int,
        gifts: int = 1,
        objects: list[str] | None = None,
    ) -> None:
        check_setting(players, gifts, starter)
        self.players = players
        # H6 lets any object be named; without a list the deck's own are all that is known.
        self.objects = [card["object"] for card in deck] if objects is None else list(objects)
        self.shop = [{"object": card["object"], "arrow": card["arrow"]} for card in deck]
        self.gifts: list[list[dict[str, Any]]] = [[] for _ in range(players)]
        self.penalties: list[list[str]] = [[] for _ in range(players)]
        self.giver: int | None = None
        self.card: dict[str, str] | None = None
        self.claim: str | None = None
        self.deal(gifts)
        self.fetch(starter)

    def deal(self, gifts: int) -> None:
        """H3, H15: one at a time around the table from seat 0, face up."""
        for _ in range(gifts):
            for seat in range(self.players):
                self.gifts[seat].append({"card": self.shop.pop(0), "face_up": True})

    def fetch(self, seat: int) -> None:
        """H5: the shop's top card is turned over, to be offered and never kept."""
        self.giver = seat
        self.card = self.shop.pop(0)
        self.claim = None

    def receiver(self) -> int | None:
        """H2: left is the next seat clockwise, right the one before."""
        if self.giver is None or self.card is None:
            return None
        step = {"left": 1, "right": -1}[self.card["arrow"]]
        return (self.giver + step) % self.players

    def is_over(self) -> bool:
        """H13."""
        return any(len(pile) == 3 for pile in self.penalties)

    def to_move(self) -> int | None:
        """H7: nobody but the receiver answers. (When the round is over there is no giver.)"""
        return self.giver if self.claim is None else self.receiver()

    def move(self, seat: int, move: dict[str, Any]) -> None:
        self.check(seat, move)
        if move["move"] == "offer":
            self.claim = move["object"]
        elif move["move"] == "accept":
            self.accept(seat)
        else:
            self.refuse(seat)

    def check(self, seat: int, move: dict[str, Any]) -> None:
        word = move.get("move")
        if self.is_over():
            raise Foul("round-over")
        if word not in WORDS:
            raise Foul("unknown-move")
        if seat != self.to_move():
            raise Foul("not-your-turn")
        if (word == "offer") != (self.claim is None):
            raise Foul("not-now")
        if word == "offer":
            self.check_offer(move)

    def check_offer(self, move: dict[str, Any]) -> None:
        to = move.get("to")
        if move.get("object") not in self.objects:
            raise Foul("unknown-gift")
        if to is not None and (type(to) is not int or to != self.receiver()):
            raise Foul("wrong-receiver")

    def accept(self, seat: int) -> None:
        """H8: the new gift goes above; the oldest is turned face down and passed on."""
        self.gifts[seat].append({"card": self.card, "face_up": False})
        oldest = self.gifts[seat].pop(0)
        self.giver = seat
        self.card = oldest["card"]
        self.claim = None

    def refuse(self, seat: int) -> None:
        """H11, H12, H13."""
        assert self.card is not None
        assert self.giver is not None
        wrong = seat if self.card["object"] == self.claim else self.giver
        self.penalties[wrong].append(self.card["object"])
        if self.is_over():
            self.giver, self.card, self.claim = None, None, None
        else:
            self.fetch(wrong)

    def legal(self) -> list[dict[str, Any]]:
        if self.is_over():
            return []
        if self.claim is None:
            return [{"move": "offer", "object": name} for name in self.objects]
        return [{"move": "accept"}, {"move": "refuse"}]

    def result(self) -> dict[str, Any]:
        """H13: the fewest minus points win; ties are shared."""
        if not self.is_over():
            raise ValueError("the round is not over")
        counts = [len(pile) for pile in self.penalties]
        winners = [seat for seat in range(self.players) if counts[seat] == min(counts)]
        return {"penalties": counts, "winners": winners}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The same for every seat and every onlooker: nothing here is one player's secret."""
        return {
            "gifts": [[side_seen(gift) for gift in row] for row in self.gifts],
            "penalties": [list(pile) for pile in self.penalties],
            "shop_top": self.shop[0]["object"] if self.shop else None,
            "shop_count": len(self.shop),
            "giver": self.giver,
            "receiver": self.receiver(),
            "arrow": None if self.card is None else self.card["arrow"],
            "claim": self.claim,
        }


def side_seen(gift: dict[str, Any]) -> dict[str, str]:
    """H3, H10: face up the object is seen, face down the arrow, never both."""
    if gift["face_up"]:
        return {"object": gift["card"]["object"]}
    return {"arrow": gift["card"]["arrow"]}


def check_setting(players: int, gifts: int, starter: int) -> None:
    """H2, H15."""
    if players not in range(2, 9) or gifts not in (1, 2) or starter not in range(players):
        raise ValueError("no such table")
    if players == 2 and gifts == 1:
        raise ValueError("two players need two gifts each")
