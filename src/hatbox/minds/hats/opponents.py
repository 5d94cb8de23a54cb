"""What a mind thinks that the others have seen, from what they do.

Everybody sees who looks into which hat, so whoever follows that knows how many different animals
each has seen; a mind that does not quite follow thinks that a look is news as often as usual. Those
who look on although they must know are taken for people who do not dare to call.
"""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.games.magic_hat import events as hat_events

from .race import ANIMALS, MOST_SEEN

MOST = int(MOST_SEEN)
# How often a look shows somebody an animal that is new to them, as far as one has not followed it.
USUALLY_NEW = 0.8
# How likely somebody looks once more who has seen 0, 1, … 5 animals.
LOOKS_ON = (1.0, 0.99, 0.97, 0.9, 0.5, 0.1)
MOST_SHY = 2.0


class Opponents:
    """For each seat, a distribution over the number of animals that it has seen."""

    def __init__(self, players: int, follows: float) -> None:
        self.players, self.follows = players, follows
        self.shy = [0.0] * players
        self.begin()

    def begin(self) -> None:
        self.seen = [[1.0] + [0.0] * MOST for _ in range(self.players)]
        self.ruled_out = 0

    def watch(self, events: Sequence[hat_events.Event], looked_before: Sequence[set[int]]) -> None:
        """`looked_before` says for each hat who has already looked into it, wherever it stood."""
        for event in events:
            match event:
                case hat_events.RoundBegan():
                    self.begin()
                case hat_events.LookedInto():
                    self.looked(event.seat, is_new=event.seat not in looked_before[event.hat])
                case hat_events.WentOut():
                    self.ruled_out += 1

    def looked(self, seat: int, *, is_new: bool) -> None:
        news = self.follows * is_new + (1 - self.follows) * USUALLY_NEW
        before = [share * on for share, on in zip(self.seen[seat], LOOKS_ON, strict=True)]
        total = sum(before)
        self.shy[seat] += self.seen[seat][MOST]
        after = [0.0] * (MOST + 1)
        for seen, share in enumerate(before):
            up = share / total * (news if seen < MOST else 0.0)
            after[min(seen + 1, MOST)] += up
            after[seen] += share / total - up
        self.seen[seat] = after

    def expected(self, seat: int) -> float:
        """How many animals this seat knows not to be in the box, to the next half."""
        seen = sum(number * share for number, share in enumerate(self.seen[seat]))
        # What a wrong call ruled out they may have seen before.
        seen += self.ruled_out * (ANIMALS - seen) / ANIMALS
        dares = MOST_SEEN - min(self.shy[seat], MOST_SHY)
        return min(round(2 * seen) / 2, round(2 * dares) / 2, MOST_SEEN)
