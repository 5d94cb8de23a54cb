"""What goes on around the rounds: the series of That's Not a Hat, the race of Magic Hat."""


def series_standing(
    round_penalties: list[list[int]], rounds_to_play: int
) -> tuple[list[int], list[int] | None]:
    """H14: minus points are added up; the fewest in total win, ties are shared."""
    totals = [sum(of_one_seat) for of_one_seat in zip(*round_penalties, strict=True)]
    if len(round_penalties) > rounds_to_play:
        raise ValueError("a round after the last one")
    if len(round_penalties) < rounds_to_play:
        return totals, None
    return totals, [seat for seat, total in enumerate(totals) if total == min(totals)]


def race_standing(round_winners: list[int], players: int) -> tuple[list[int], list[int] | None]:
    """M9: the first win brings a token, the second the wand and the game."""
    tokens = [0] * players
    winners: list[int] | None = None
    for seat in round_winners:
        if winners is not None:
            raise ValueError("a round after the wand was won")
        if tokens[seat] == 1:
            winners = [seat]
        tokens[seat] = 1
    return tokens, winners


def next_starter_series(last_starter: int, players: int) -> int:
    """Readings of H14: one seat further left, so everybody begins once."""
    return (last_starter + 1) % players


def next_starter_race(winner: int, players: int) -> int:
    """M10: the player to the winner's left."""
    return (winner + 1) % players
