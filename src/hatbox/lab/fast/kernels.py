"""The loops over many games, compiled for one game: `rules`, `tally` and `bulk` are its own."""

from __future__ import annotations

from typing import Any

from hatbox.games import words

# Bound when the loops are compiled.
rules: Any = None
tally: Any = None
bulk: Any = None

# How a game has ended in this step.
PLAYED_OUT, CUT = 1, 2

# What a turn brings instead of the next seat: nothing has changed; the game has ended (less how).
ILLEGAL, ENDED = -1, -1


def first_illegal(rounds: Any, actions: Any, acting: Any, first: int, last: int) -> int:
    """The first game whose action the rules do not allow, or -1."""
    for i in range(first, last):
        if acting[i] and not rules.is_legal(rounds[i], actions[i]):
            return i
    return -1


def step(
    games: Any,
    actions: Any,
    acting: Any,
    ended: Any,
    rewards: Any,
    cap: int,
    first: int,
    last: int,
) -> None:
    """One move in each game that acts."""
    for i in range(first, last):
        if acting[i]:
            ended[i] = step_one(games, actions[i], rewards[i], cap, i)
        else:
            ended[i] = wipe(rewards[i])


def advance(
    games: Any,
    actions: Any,
    ended: Any,
    rewards: Any,
    masks: Any,
    seen: Any,
    cap: int,
    first: int,
    last: int,
) -> None:
    """One move in each game, then what the seat to act may do and sees: in one pass over memory."""
    for i in range(first, last):
        ended[i] = step_one(games, actions[i], rewards[i], cap, i)
        g = games[0][i]
        bulk.mask(g, masks[i])
        bulk.observe(g, bulk.turn(g), seen[i])


def step_one(games: Any, action: int, out: Any, cap: int, i: int) -> int:
    """A game that ends tells its rewards and begins anew."""
    rounds, tallies, tables, states, fresh, settings = games
    ended = play(rounds[i], tallies[i], tables[i], action, cap)
    wipe(out)
    if ended:
        reward(tallies[i], out)
        tallies[i] = fresh[0]
        tables[i].starter = words.below(states[i], settings[0])
    if tables[i].due and tables[i].in_bulk:
        deal(rounds[i], tables[i], states[i], settings)
    return ended


def wipe(rewards: Any) -> int:
    """No rewards, for no game has ended."""
    for seat in range(rewards.shape[0]):
        rewards[seat] = 0
    return 0


def play(g: Any, t: Any, table: Any, action: int, cap: int) -> int:
    """One move; a round that is over is counted. Says whether and how the game has ended."""
    rules.apply(g, bulk.turn(g), action)
    table.counted += bulk.counts_to_cap(action)
    if rules.is_over(g):
        tally.count(t, g)
        table.starter = tally.next_starter(g.players, table.starter, g)
        table.due = 1
        return PLAYED_OUT if t.is_over else 0
    if table.counted >= cap:
        tally.cut(t, g)
        table.due = 1
        return CUT
    return 0


def reward(t: Any, out: Any) -> None:
    """A seat's share of the victory less its fair share, so that they add up to nothing."""
    winners = 0
    for seat in range(t.players):
        winners += t.winners[seat]
    for seat in range(t.players):
        out[seat] = t.winners[seat] / winners - 1 / t.players


def play_on(games: Any, action: int, cap: int, i: int) -> int:
    """One move in one game, which stays as it is when it has ended."""
    rounds, tallies, tables, states, _, settings = games
    ended = play(rounds[i], tallies[i], tables[i], action, cap)
    if tables[i].due and not ended:
        deal(rounds[i], tables[i], states[i], settings)
    return ended


def take_turn(games: Any, action: int, cap: int, mask: Any, seen: Any) -> int:
    """One action in the first game: the seat to act next, with what it may do and sees; or one of
    the codes above."""
    rounds = games[0]
    if not rules.is_legal(rounds[0], action):
        return ILLEGAL
    ended = play_on(games, action, cap, 0)
    if ended:
        return ENDED - ended
    return look_on(rounds, mask, seen)


def look_on(rounds: Any, mask: Any, seen: Any) -> int:
    """The seat to act in the first game, with what it may do and sees."""
    g = rounds[0]
    seat: int = bulk.turn(g)
    bulk.mask(g, mask)
    bulk.observe(g, seat, seen)
    return seat


def deal(g: Any, table: Any, state: Any, settings: Any) -> None:
    bulk.deal(g, settings, table.starter, state)
    table.due = 0
    table.counted = 0


def deal_all(games: Any, first: int, last: int) -> None:
    """The first round of every game."""
    rounds, tallies, tables, states, fresh, settings = games
    for i in range(first, last):
        tallies[i] = fresh[0]
        tables[i].starter = words.below(states[i], settings[0])
        deal(rounds[i], tables[i], states[i], settings)


def masks(rounds: Any, out: Any, first: int, last: int) -> None:
    for i in range(first, last):
        bulk.mask(rounds[i], out[i])


def turns(rounds: Any, out: Any, first: int, last: int) -> None:
    for i in range(first, last):
        out[i] = bulk.turn(rounds[i])


def observe(rounds: Any, seats: Any, out: Any, first: int, last: int) -> None:
    for i in range(first, last):
        bulk.observe(rounds[i], seats[i], out[i])
