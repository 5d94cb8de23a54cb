"""That's Not a Hat for programs that ask for the odds: cards are drawn when they are first seen.

A round holds `NOT_DRAWN` for a card that nobody has seen yet. Before a move is made, whatever it
will show is drawn, one thing at a time; gifts and backs are drawn apart, as they are dealt (H3).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..catalogue import GIFT_IDS
from . import rules
from .deck import CARDS_OF_A_COLOUR
from .options import Options
from .options import rounds as rounds_of
from .rules import GIFTS, LEFT, PENALTIES_TO_END, RIGHT, Round
from .view import ARROWS

NOT_DRAWN = -1

# What a move can be besides its number: the deal at the beginning of a round.
DEAL = -1

# Outcomes as numbers: a gift, or one of the two backs.
OUTCOMES = GIFTS + 2

# A turn is what counts to the cap.
MOVES_A_TURN = 1
EVENTS_A_TURN = 2


@dataclass(frozen=True, slots=True)
class Variant:
    """A smaller game: the first `gifts_in_play` gifts alone are in the deck and may be named, and
    they come in the order of the catalogue if they are not `shuffled`."""

    gifts_in_play: int = GIFTS
    shuffled: bool = True

    def check(self, options: Options, players: int, cap: int) -> None:
        due = cards_due(options, players, cap)
        if not due <= self.gifts_in_play <= GIFTS:
            raise ValueError(f"These rounds need {due} to {GIFTS} gifts in play.")


def cards_due(options: Options, players: int, cap: int) -> int:
    """Cards dealt, the first one fetched, one for each refusal, and the one on top of the shop."""
    refusals = min(players * (PENALTIES_TO_END - 1), cap // 2)
    return players * options.gifts + refusals + 2


def most_rounds(options: Options, players: int) -> int:
    return rounds_of(options, players)


def undealt(options: Options, players: int, variant: Variant) -> Round:
    g = Round(players, options.gifts, [])
    g.shop_end = cards_of(options, variant)
    g.deck = [NOT_DRAWN] * GIFTS
    g.arrow = [NOT_DRAWN] * GIFTS
    return g


def cards_of(options: Options, variant: Variant) -> int:
    """H16: with one colour there are fewer cards than gifts."""
    return min(variant.gifts_in_play, GIFTS if options.arrows == "both" else CARDS_OF_A_COLOUR)


def is_in_play(move: int, variant: Variant) -> bool:
    return move >= GIFTS or move < variant.gifts_in_play


def odds(g: Round, move: int, options: Options, variant: Variant) -> list[tuple[int, int]]:
    """What can be drawn next, with weights; nothing if the move can be made as it is."""
    if NOT_DRAWN in g.deck[: gifts_due(g, move)]:
        return odds_of_gifts(g, variant)
    gift = gift_to_turn(g, move)
    if gift == NOT_DRAWN or g.arrow[gift] != NOT_DRAWN:
        return []
    return odds_of_backs(g, options, variant)


def odds_of_gifts(g: Round, variant: Variant) -> list[tuple[int, int]]:
    drawn = set(g.deck)
    left = [gift for gift in range(variant.gifts_in_play) if gift not in drawn]
    return [(gift, 1) for gift in (left if variant.shuffled else left[:1])]


def odds_of_backs(g: Round, options: Options, variant: Variant) -> list[tuple[int, int]]:
    """H16: one colour only, or as many as are left of each."""
    if options.arrows != "both":
        return [(GIFTS + (LEFT if options.arrows == "black" else RIGHT), 1)]
    lefts = (variant.gifts_in_play + 1) // 2
    weights = [(LEFT, lefts), (RIGHT, variant.gifts_in_play - lefts)]
    left = [(GIFTS + arrow, cards - g.arrow.count(arrow)) for arrow, cards in weights]
    return [(outcome, weight) for outcome, weight in left if weight]


def gifts_due(g: Round, move: int) -> int:
    """How many gifts from the top of the deck must be known: a card fetched shows the next one."""
    if move == DEAL:
        return g.players * g.gifts_each + 2
    return g.shop + 2 if is_fetched_after(g, move) else 0


def gift_to_turn(g: Round, move: int) -> int:
    """The gift whose back will be seen."""
    if move == DEAL:
        return g.deck[g.players * g.gifts_each]
    if move == rules.ACCEPT:
        return g.held[g.receiver][0]
    return g.deck[g.shop] if is_fetched_after(g, move) else NOT_DRAWN


def is_fetched_after(g: Round, move: int) -> bool:
    """H11 to H13: after a refusal, unless it ends the round."""
    return move == rules.REFUSE and g.penalties[rules.wrong_one(g)] + 1 < PENALTIES_TO_END


def draw(g: Round, move: int, outcome: int) -> None:
    if outcome < GIFTS:
        g.deck[g.deck.index(NOT_DRAWN)] = outcome
    else:
        g.arrow[gift_to_turn(g, move)] = outcome - GIFTS


def deal(g: Round, starter: int) -> None:
    rules.deal(g, starter)


def outcome_name(outcome: int) -> str:
    return GIFT_IDS[outcome] if outcome < GIFTS else ARROWS[outcome - GIFTS]
