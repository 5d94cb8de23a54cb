"""A picture of each person at the table: what their names, tones and pauses have been worth, and
what they swallow.

Everything is a count with a prior, so a picture begins as that of anybody and becomes that of this
person. It lasts as long as the match.
"""

from __future__ import annotations

import math

from hatbox.games.not_a_hat.moves import TONES, Tone

from ..luck import at_odds, logit, sigmoid
from ..pauses import bounded

PRIOR_OFFERS = 6.0
PRIOR_ANSWERS = 2.5
ACCEPTED_BY_ANYBODY = 0.85
PRIOR_LIES = 4.0
SWALLOWED_BY_ANYBODY = 0.6
LOGIT_OF_ACCEPTED, LOGIT_OF_SWALLOWED = logit(ACCEPTED_BY_ANYBODY), logit(SWALLOWED_BY_ANYBODY)

PRIOR_TONES = 1.5

# How soon a table is taken for one where nobody refuses; whoever doubts refuses more than this.
PRIOR_DOUBTS = 3.0
DOUBTERS_REFUSE = 0.05

# Some people accept everything. In log odds: how likely that is of anybody, and what speaks for it
# or against it. To accept what may well be true says little, to swallow what is false says more.
CREDULOUS_AT_FIRST = -3.5
ACCEPTED_SPEAKS = 0.05
SWALLOWED_SPEAKS = 0.6
REFUSED_SPEAKS = -4.0
MOST_CREDULOUS = 5.0

# What a comparison with one's own memory is worth, beside a face that was turned over, and how
# often a memory errs that one would bet on.
WEIGHT_OF_MEMORY = 0.7
MEMORY_ERRS = 0.1

# Pauses of people are log-normal; this is their usual spread, and how slowly a mean is believed.
SPREAD_OF_PAUSES = 0.45
TWICE_THEIR_VARIANCE = 2 * SPREAD_OF_PAUSES**2
PRIOR_PAUSES = 3.0
MOST_LOG_RATIO = 1.5


class Person:
    """What one mind has learnt about one other player."""

    __slots__ = (
        "accepted", "after_minus", "answered", "credulous", "false", "lies", "pauses", "tones",
        "true",
    )  # fmt: skip

    def __init__(self, honesty: float) -> None:
        self.true = PRIOR_OFFERS * honesty
        self.false = PRIOR_OFFERS * (1 - honesty)
        # For names that were true, and for those that were false: how often in which tone.
        self.tones = {is_true: dict.fromkeys(TONES, PRIOR_TONES) for is_true in (True, False)}
        # The number of pauses, and the sum of their logarithms.
        self.pauses = {True: [0.0, 0.0], False: [0.0, 0.0]}
        # Offers in each tone that they answered, and that they accepted.
        self.answered = dict.fromkeys(TONES, PRIOR_ANSWERS)
        self.accepted = dict.fromkeys(TONES, PRIOR_ANSWERS * ACCEPTED_BY_ANYBODY)
        # The same of all answers straight after a minus point of theirs.
        self.after_minus = [PRIOR_ANSWERS, PRIOR_ANSWERS * ACCEPTED_BY_ANYBODY]
        # False names that they were told, and that they swallowed.
        self.lies = [PRIOR_LIES, PRIOR_LIES * SWALLOWED_BY_ANYBODY]
        # Whether they accept everything, in log odds.
        self.credulous = CREDULOUS_AT_FIRST

    def said(self, tone: Tone, pause: float, *, is_true: bool, weight: float) -> None:
        """They named a gift, and it was so or not, as far as one remembers or as was shown."""
        if is_true:
            self.true += weight
        else:
            self.false += weight
        self.tones[is_true][tone] += weight
        of_these = self.pauses[is_true]
        of_these[0] += weight
        of_these[1] += weight * math.log(max(pause, 0.1))

    def said_otherwise(self, tone: Tone, pause: float) -> float:
        """How likely a name is true that differs from what one remembers: one of both is wrong.

        To count each such name as false would make lies of one's own mistakes, and no tone would
        ever be known as honest.
        """
        odds = self.ratio_of_tone(tone) * self.ratio_of_pause(pause) * self.true / self.false
        return at_odds(MEMORY_ERRS, odds)

    def answers(self, tone: Tone, *, accepts: bool, is_after_minus: bool) -> None:
        """Who refuses out of temper, straight after a minus point, may still swallow all else."""
        self.answered[tone] += 1
        self.accepted[tone] += accepts
        if is_after_minus:
            self.after_minus[0] += 1
            self.after_minus[1] += accepts
        else:
            self.seems_credulous(ACCEPTED_SPEAKS if accepts else REFUSED_SPEAKS)

    def told_a_lie(self, weight: float, *, swallows: bool) -> None:
        self.lies[0] += weight
        self.lies[1] += weight * swallows
        if swallows:
            self.seems_credulous(weight * SWALLOWED_SPEAKS)

    def numbers(self) -> list[float]:
        """All that was learnt, for the next game with this person."""
        counts = [*self.tones.values(), self.answered, self.accepted]
        told = [value for one in counts for value in one.values()]
        told += [*self.pauses[True], *self.pauses[False], *self.after_minus, *self.lies]
        return [round(value, 4) for value in (*told, self.true, self.false, self.credulous)]

    def learn(self, numbers: list[float]) -> None:
        """What was learnt in an earlier game; of a mind that counted other things, nothing."""
        if len(numbers) != len(self.numbers()):
            return
        left = iter(numbers)
        for counts in (*self.tones.values(), self.answered, self.accepted):
            for tone in TONES:
                counts[tone] = next(left)
        for pair in (self.pauses[True], self.pauses[False], self.after_minus, self.lies):
            pair[:] = next(left), next(left)
        self.true, self.false, self.credulous = left

    def seems_credulous(self, more: float) -> None:
        credulous = self.credulous + more
        if credulous < CREDULOUS_AT_FIRST:
            credulous = CREDULOUS_AT_FIRST
        self.credulous = credulous if credulous < MOST_CREDULOUS else MOST_CREDULOUS

    def accepts_everything(self) -> float:
        return sigmoid(self.credulous)

    @property
    def honesty(self) -> float:
        return self.true / (self.true + self.false)

    def ratio_of_tone(self, tone: Tone) -> float:
        """P(tone | true) / P(tone | false)."""
        true, false = self.tones[True], self.tones[False]
        return (true[tone] / sum(true.values())) / (false[tone] / sum(false.values()))

    def ratio_of_pause(self, pause: float) -> float:
        """P(pause | true) / P(pause | false), two normal curves over its logarithm."""
        (many_true, sum_true), (many_false, sum_false) = self.pauses[True], self.pauses[False]
        if not many_true or not many_false:
            return 1.0
        common = (sum_true + sum_false) / (many_true + many_false)
        true = (sum_true + PRIOR_PAUSES * common) / (many_true + PRIOR_PAUSES)
        false = (sum_false + PRIOR_PAUSES * common) / (many_false + PRIOR_PAUSES)
        x = math.log(pause if pause > 0.1 else 0.1)
        # ((x − false)² − (x − true)²) / 2σ².
        log_ratio = (true - false) * (2.0 * x - true - false) / TWICE_THEIR_VARIANCE
        return math.exp(bounded(log_ratio, -MOST_LOG_RATIO, MOST_LOG_RATIO))

    def accepts(self, tone: Tone | None = None) -> float:
        """How often they accept, in general or what is said in one tone."""
        if tone is None:
            return sum(self.accepted.values()) / sum(self.answered.values())
        return self.accepted[tone] / self.answered[tone]

    def accepts_after_minus(self) -> float:
        return self.after_minus[1] / self.after_minus[0]

    def gullibility(self, *, is_after_minus: bool) -> float:
        """How much sooner than anybody they swallow what is false, in log odds."""
        if is_after_minus:
            return logit(self.accepts_after_minus()) - LOGIT_OF_ACCEPTED
        return logit(self.lies[1] / self.lies[0]) - LOGIT_OF_SWALLOWED
