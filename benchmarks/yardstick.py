"""The games and the policy of the yardstick in C, on our own rules; compiled before it runs."""

from __future__ import annotations

from typing import Any

rules: Any = None

MASK = 0xFFFFFFFF
CARDS = 110
ACCEPT, REFUSE = CARDS, CARDS + 1
MOSTLY_TRUE, MOSTLY_ACCEPT = 52429, 58982


def mixed(word: int) -> int:
    word = (word + 0x9E3779B9) & MASK
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK
    word ^= word >> 16
    return word if word else 1


def next_word(word: int) -> int:
    word ^= (word << 13) & MASK
    word ^= word >> 17
    return word ^ ((word << 5) & MASK)


def begin(g: Any, game: int, players: int, gifts: int) -> None:
    """As many cards as a round can need are drawn; an odd gift goes to the left."""
    for place in range(CARDS):
        g.deck[place] = place
    word = mixed((2 * game) & MASK)
    for place in range(players * gifts + 1 + 2 * players):
        word = next_word(word)
        drawn = place + ((word * (CARDS - place)) >> 32)
        gift = g.deck[drawn]
        g.deck[drawn] = g.deck[place]
        g.deck[place] = gift
        g.arrow[gift] = rules.LEFT if gift & 1 else rules.RIGHT
    g.players = players
    g.gifts_each = gifts
    for seat in range(players):
        g.penalties[seat] = 0
    rules.deal(g, game % players)


def chosen(g: Any, word: int) -> int:
    low = word & 0xFFFF
    if g.phase == rules.GIVING:
        return int(g.gift) if low < MOSTLY_TRUE else ((word >> 16) * CARDS) >> 16
    return ACCEPT if low < MOSTLY_ACCEPT else REFUSE


def checksum(g: Any, steps: int) -> int:
    total = steps
    for seat in range(g.players):
        for place in range(g.penalties[seat]):
            total = (total * 31 + g.penalty[seat][place] + 1) & MASK
        total = (total * 31 + 113) & MASK
    return total


def run(records: Any, games: int, players: int, gifts: int) -> tuple[int, int]:
    """All steps, and the sum that tells whether the same games were played."""
    g = records[0]
    all_steps = total = 0
    for game in range(games):
        begin(g, game, players, gifts)
        word = mixed((2 * game + 1) & MASK)
        steps = 0
        while not rules.is_over(g):
            word = next_word(word)
            seat = g.giver if g.phase == rules.GIVING else g.receiver
            rules.apply(g, seat, chosen(g, word), rules.PLAIN)
            steps += 1
        all_steps += steps
        total += checksum(g, steps)
    return all_steps, total


def choose(records: Any, words: Any, actions: Any) -> None:
    for i in range(len(actions)):
        words[i] = next_word(words[i])
        actions[i] = chosen(records[i], words[i])
