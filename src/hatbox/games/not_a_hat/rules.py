"""That's Not a Hat, one round: H1 to H13, H15 and H16.

A gift is known by its number in the catalogue, so it is its own card: its back is `g.arrow[gift]`.
Everything is an int or a list of fixed size, and a move allocates nothing, so that the same source
can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..base import IllegalMove

GIFTS = 110
MOST_PLAYERS = 8
MOST_GIFTS_EACH = 2
PENALTIES_TO_END = 3

# H2: left is the next seat clockwise, right the one before.
LEFT, RIGHT = 0, 1
STEP = (1, -1)

# The giver names the gift; the receiver answers.
GIVING, ANSWERING, OVER = 0, 1, 2
PLAIN, SURE, UNSURE = 0, 1, 2

# A decision as one number: the gift that is named, or one of these two.
ACCEPT, REFUSE = GIFTS, GIFTS + 1
MOVES = GIFTS + 2


class Round:
    """The table in one round; `gift` is on its way from `giver` to `receiver`, face down."""

    __slots__ = (
        "arrow",
        "claim",
        "deck",
        "face_up",
        "gift",
        "gifts_each",
        "giver",
        "held",
        "penalties",
        "penalty",
        "phase",
        "players",
        "receiver",
        "shop",
        "shop_end",
        "tone",
    )

    def __init__(self, players: int, gifts_each: int, cards: Sequence[tuple[int, int]]) -> None:
        self.players = players
        self.gifts_each = gifts_each
        self.deck = [0] * GIFTS
        self.arrow = [0] * GIFTS
        self.shop = 0
        self.shop_end = len(cards)
        self.held = [[0] * MOST_GIFTS_EACH for _ in range(MOST_PLAYERS)]
        self.face_up = [0] * GIFTS
        self.penalty = [[0] * PENALTIES_TO_END for _ in range(MOST_PLAYERS)]
        self.penalties = [0] * MOST_PLAYERS
        self.giver = self.receiver = self.gift = self.claim = self.tone = 0
        self.phase = GIVING
        for place, (gift, arrow) in enumerate(cards):
            self.deck[place] = gift
            self.arrow[gift] = arrow


def deal(g: Round, starter: int) -> None:
    """H3, H15: gifts around the table, face up; the rest is the shop. H5: the starter fetches."""
    dealt = g.players * g.gifts_each
    for card in range(dealt):
        gift = g.deck[card]
        g.held[card % g.players][card // g.players] = gift
        g.face_up[gift] = 1
    g.shop = dealt
    fetch(g, starter)


def fetch(g: Round, seat: int) -> None:
    """H5: take the top card of the shop, show it, turn it face down, and give it on at once."""
    gift = g.deck[g.shop]
    g.shop += 1
    give(g, seat, gift)


def give(g: Round, giver: int, gift: int) -> None:
    """H5, H8: the gift lies face down now, and its arrow says who gets it."""
    g.giver = giver
    g.receiver = (giver + STEP[g.arrow[gift]]) % g.players
    g.gift = gift
    g.face_up[gift] = 0
    g.phase = GIVING


def offer(g: Round, claim: int, tone: int) -> None:
    """H6: name a present, any present; H17: in one tone or another."""
    if g.phase != GIVING:
        raise IllegalMove("not-now", "H7")
    if claim < 0 or claim >= GIFTS:
        raise IllegalMove("unknown-gift", "H6")
    g.claim = claim
    g.tone = tone
    g.phase = ANSWERING


def accept(g: Round) -> None:
    """H8: lay the gift above your others; you have one too many, so your oldest goes on."""
    if g.phase != ANSWERING:
        raise IllegalMove("not-now", "H7")
    gifts = g.held[g.receiver]
    oldest = gifts[0]
    for place in range(1, g.gifts_each):
        gifts[place - 1] = gifts[place]
    gifts[g.gifts_each - 1] = g.gift
    give(g, g.receiver, oldest)


def refuse(g: Round) -> None:
    """H11, H12: turn the gift over; whoever was wrong keeps it as a penalty and fetches anew."""
    if g.phase != ANSWERING:
        raise IllegalMove("not-now", "H7")
    wrong = wrong_one(g)
    g.penalty[wrong][g.penalties[wrong]] = g.gift
    g.penalties[wrong] += 1
    g.face_up[g.gift] = 1
    if g.penalties[wrong] == PENALTIES_TO_END:
        g.phase = OVER
    else:
        fetch(g, wrong)


def wrong_one(g: Round) -> int:
    """H11: the giver, if the gift is not what was named; otherwise the receiver."""
    return g.receiver if g.gift == g.claim else g.giver


def is_over(g: Round) -> bool:
    """H13: the round ends the moment somebody has three penalty cards."""
    return g.phase == OVER


def to_move(g: Round) -> int:
    """H7: the giver names, then the receiver answers, and nobody else (while it is not over)."""
    return g.giver if g.phase == GIVING else g.receiver


def is_legal(g: Round, move: int) -> bool:
    """H6, H7: any gift may be named; an offer is accepted or refused."""
    if g.phase == GIVING:
        return 0 <= move < GIFTS
    return g.phase == ANSWERING and GIFTS <= move < MOVES


def apply(g: Round, seat: int, move: int, tone: int = PLAIN) -> None:
    """One decision of one seat, by its number; a tone goes with an offer and decides nothing."""
    if g.phase == OVER:
        raise IllegalMove("round-over", "H13")
    if move < 0 or move >= MOVES:
        raise IllegalMove("unknown-move", "H7")
    if seat != (g.giver if g.phase == GIVING else g.receiver):
        raise IllegalMove("not-your-turn", "H7")
    if move < GIFTS:
        offer(g, move, tone)
    elif move == ACCEPT:
        accept(g)
    else:
        refuse(g)
