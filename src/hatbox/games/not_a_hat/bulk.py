"""That's Not a Hat for programs that play many rounds at once: dealing, masks, observations.

Ints and lists of fixed size only, so that the same source can be compiled.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import asdict

from .. import words
from ..catalogue import GIFT_NUMBER
from ..words import State
from . import rules
from .deck import ARROWS, CARDS_OF_A_COLOUR, Card
from .events import Event
from .moves import TONES
from .options import Options, rounds
from .rules import GIFTS, MOST_GIFTS_EACH, MOST_PLAYERS, Round
from .tally import Tally
from .view import ARROWS as SIDES

# The colours in play, as numbers: both, black only, white only (H16).
BOTH, BLACK, WHITE = 0, 1, 2

# Where an observation says what; seats are counted from the one who observes, clockwise.
PHASE = 0
GIVER = PHASE + 2
RECEIVER = GIVER + MOST_PLAYERS
POINTS = RECEIVER + MOST_PLAYERS
PLACES = POINTS + MOST_PLAYERS * (rules.PENALTIES_TO_END + 1)
ON_ITS_WAY = PLACES + MOST_PLAYERS * MOST_GIFTS_EACH * 3
TONE = ON_ITS_WAY + 2
LYING_OPEN = TONE + 3
PILES = LYING_OPEN + GIFTS
CLAIM = PILES + GIFTS
SHOP = CLAIM + GIFTS
PLAYERS = SHOP + GIFTS
GIFTS_EACH = PLAYERS + 1
CARDS_LEFT = GIFTS_EACH + 1
OBSERVATION = CARDS_LEFT + 1

MOVES = rules.MOVES

# An event as a row of numbers: which it is, seats, objects and the rest, each plus one; 0 is none.
KINDS = ("round-began", "fetched", "took-oldest", "offered", "accepted", "refused", "round-ended")
EVENT = 9


def event_row(event: Event, seat: int, players: int) -> tuple[int, ...]:
    """Kind; who; to whom, or from whom; object; claim; arrow; tone; who was wrong; was it open."""
    told = asdict(event)

    def at(key: str) -> int:
        return (told[key] - seat) % players + 1 if key in told else 0

    def gift(key: str) -> int:
        return GIFT_NUMBER[told[key]] + 1 if key in told else 0

    return (
        KINDS.index(event.event) + 1,
        at("seat") or at("starter"),
        at("to") or at("giver"),
        gift("object"),
        gift("claim"),
        SIDES.index(told["arrow"]) + 1 if "arrow" in told else 0,
        TONES.index(told["tone"]) + 1 if "tone" in told else 0,
        at("wrong"),
        int(told.get("turned", False)),
    )


def settings(options: Options, players: int) -> tuple[int, ...]:
    """What was agreed, as numbers: players, gifts each, colours, rounds."""
    arrows = ARROWS.index(options.arrows)
    return (players, options.gifts, arrows, rounds(options, players))


def tally(settings: tuple[int, ...]) -> Tally:
    return Tally(settings[0], settings[3])


def deal(g: Round, settings: tuple[int, ...], starter: int, state: State) -> None:
    """A round from a fast generator (H3, H16)."""
    g.players = settings[0]
    g.gifts_each = settings[1]
    g.shop_end = GIFTS if settings[2] == BOTH else CARDS_OF_A_COLOUR
    for gift in range(GIFTS):
        g.deck[gift] = gift
    draw(g, settings[2], state)
    for seat in range(MOST_PLAYERS):
        g.penalties[seat] = 0
    for gift in range(GIFTS):
        g.face_up[gift] = 0
    rules.deal(g, starter)


def needed(g: Round) -> int:
    """The cards that a round can need: those dealt, the first one fetched, two fetched for the
    penalties of each seat (the third ends the round), and one that is seen on top of the shop."""
    return g.players * (g.gifts_each + 2) + 2


def draw(g: Round, colours: int, state: State) -> None:
    """The first cards of a shuffled deck; backs are drawn apart from the gifts."""
    left = CARDS_OF_A_COLOUR
    for place in range(needed(g)):
        drawn = place + words.below(state, GIFTS - place)
        gift = g.deck[drawn]
        g.deck[drawn] = g.deck[place]
        g.deck[place] = gift
        g.arrow[gift] = back(colours, left, g.shop_end - place, state)
        left -= g.arrow[gift] == rules.LEFT


def back(colours: int, left: int, cards: int, state: State) -> int:
    """H16: one colour only, or one of the backs that are left."""
    if colours == BOTH:
        return rules.LEFT if words.below(state, cards) < left else rules.RIGHT
    return rules.LEFT if colours == BLACK else rules.RIGHT


def drawn_deck(g: Round, settings: tuple[int, ...]) -> list[Card]:
    """The whole deck of a round that `deal` dealt, for its record: the backs that were never drawn
    follow in the order that makes the colours come out even."""
    drawn = needed(g)
    cards = [Card(g.deck[place], g.arrow[g.deck[place]]) for place in range(drawn)]
    left = CARDS_OF_A_COLOUR - sum(card.arrow == rules.LEFT for card in cards)
    for place in range(drawn, g.shop_end):
        is_left = place < drawn + left if settings[2] == BOTH else settings[2] == BLACK
        cards.append(Card(g.deck[place], rules.LEFT if is_left else rules.RIGHT))
    return cards


def turn(g: Round) -> int:
    return g.giver if g.phase == rules.GIVING else g.receiver


def counts_to_cap(move: int) -> bool:
    return True


def mask(g: Round, out: MutableSequence[int]) -> None:
    """1 for every legal move, by its number."""
    is_giving = g.phase == rules.GIVING
    is_answering = g.phase == rules.ANSWERING
    for gift in range(GIFTS):
        out[gift] = is_giving
    out[rules.ACCEPT] = is_answering
    out[rules.REFUSE] = is_answering


def observe(g: Round, seat: int, out: MutableSequence[int]) -> None:
    """What a seat sees, and nothing that lies face down (H3, H10)."""
    for place in range(OBSERVATION):
        out[place] = 0
    if g.phase != rules.OVER:
        observe_offer(g, seat, out)
    for other in range(g.players):
        observe_place(g, other, from_seat(g, seat, other), out)
    out[SHOP + g.deck[g.shop]] = 1
    out[PLAYERS] = g.players
    out[GIFTS_EACH] = g.gifts_each
    out[CARDS_LEFT] = g.shop_end - g.shop


def from_seat(g: Round, seat: int, other: int) -> int:
    """How many seats further left the other one sits."""
    return other - seat if other >= seat else other - seat + g.players


def observe_offer(g: Round, seat: int, out: MutableSequence[int]) -> None:
    out[PHASE + g.phase] = 1
    out[GIVER + from_seat(g, seat, g.giver)] = 1
    out[RECEIVER + from_seat(g, seat, g.receiver)] = 1
    out[ON_ITS_WAY + g.arrow[g.gift]] = 1
    if g.phase == rules.ANSWERING:
        out[CLAIM + g.claim] = 1
        out[TONE + g.tone] = 1


def observe_place(g: Round, seat: int, distance: int, out: MutableSequence[int]) -> None:
    """Gifts, the oldest first: there, and its arrow or its object; then the penalty pile."""
    out[POINTS + distance * (rules.PENALTIES_TO_END + 1) + g.penalties[seat]] = 1
    for place in range(g.gifts_each):
        gift = g.held[seat][place]
        at = PLACES + (distance * MOST_GIFTS_EACH + place) * 3
        out[at] = 1
        if g.face_up[gift]:
            out[LYING_OPEN + gift] = distance * MOST_GIFTS_EACH + place + 1
        else:
            out[at + 1 + g.arrow[gift]] = 1
    for place in range(g.penalties[seat]):
        out[PILES + g.penalty[seat][place]] = distance + 1
