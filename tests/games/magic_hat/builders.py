"""A table of Magic Hat that reads like play.

    hats("owl: rabbit dove cat frog mouse").looks(2).swaps(4).calls("owl")

Before the colon stands the animal in the box, behind it those in the hats 0 to 4.
"""

from __future__ import annotations

from hatbox.games import IllegalMove, magic_hat
from hatbox.games.catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from hatbox.games.magic_hat import Call, Event, Extra, Look, Move, OnlookerView, Skip, Swap, View
from tests.games import states


def hats(
    text: str = "owl: rabbit dove cat frog mouse",
    *,
    players: int = 3,
    starter: int = 0,
    expert: bool = False,
) -> Table:
    deck = [ANIMAL_NUMBER[animal] for animal in text.replace(":", "").split()]
    options = magic_hat.options(players, {"expert": expert})
    return Table(magic_hat.deal(options, players, deck, starter))


class Table:
    """A round with the events of its last move."""

    def __init__(self, round: magic_hat.Round) -> None:
        self.round = round
        self.events: tuple[Event, ...] = magic_hat.opening(round)

    def plays(self, move: Move) -> Table:
        seat = self.to_move
        assert seat is not None
        self.events = magic_hat.play(self.round, seat, move)
        return self

    def looks(self, hat: int) -> Table:
        return self.plays(Look(hat))

    def swaps(self, other: int) -> Table:
        return self.plays(Swap(other))

    def swaps_also(self, one: int, other: int) -> Table:
        return self.plays(Extra((one, other)))

    def skips(self) -> Table:
        return self.plays(Skip())

    def calls(self, animal: str) -> Table:
        return self.plays(Call(animal))

    def error(self, seat: int, move: Move) -> IllegalMove:
        return states.error_of(magic_hat, self.round, seat, move)

    def code(self, move: Move) -> str:
        """The code with which the seat to move is refused."""
        return self.error(self.round.turn, move).code

    @property
    def to_move(self) -> int | None:
        return magic_hat.seat_to_move(self.round)

    @property
    def is_over(self) -> bool:
        return magic_hat.is_over(self.round)

    @property
    def winner(self) -> int:
        return magic_hat.result(self.round).winner

    @property
    def inside(self) -> str:
        """What nobody sees, written as it was dealt."""
        box, *rest = (ANIMAL_IDS[animal] for animal in [self.round.box, *self.round.hats])
        return f"{box}: {' '.join(rest)}"

    @property
    def legal(self) -> list[Move]:
        return magic_hat.legal_moves(self.round)

    def view(self) -> OnlookerView:
        return magic_hat.view_for_onlooker(self.round)

    def view_for(self, seat: int) -> View:
        return magic_hat.view_for(self.round, seat)
