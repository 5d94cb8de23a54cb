"""From memory and words to the chance that a claim is true."""

from __future__ import annotations

from hatbox.games.not_a_hat.moves import Tone

from .recall import Recollection

# Whoever lies says what the table believes, or one of so many other names.
LIKELY_NAMES = 3.0
SHARE_OF_NEWS = 0.15

PRIOR_OFFERS = 6.0
WEIGHT_OF_DISAGREEMENT = 0.5


class Ears:
    """What words have been worth at this table: how often names and tones turned out true."""

    def __init__(self, honesty: float) -> None:
        self.true = PRIOR_OFFERS * honesty
        self.false = PRIOR_OFFERS * (1 - honesty)
        # A newcomer takes a tone at its face value, a little.
        self.tones_true = {"plain": 2.0, "sure": 2.4, "unsure": 1.6}
        self.tones_false = {"plain": 2.0, "sure": 1.6, "unsure": 2.4}

    def compare(self, *, agrees: bool) -> None:
        """A name against one's own memory; that they differ may be one's own mistake."""
        if agrees:
            self.true += 1
        else:
            self.false += WEIGHT_OF_DISAGREEMENT

    def learn(self, tone: str, *, was_true: bool) -> None:
        """A gift was turned over."""
        (self.tones_true if was_true else self.tones_false)[tone] += 1

    @property
    def honesty(self) -> float:
        return self.true / (self.true + self.false)

    def ratio(self, tone: str) -> float:
        """P(tone | true) / P(tone | false)."""
        true = self.tones_true[tone] / sum(self.tones_true.values())
        return true / (self.tones_false[tone] / sum(self.tones_false.values()))


def face_value(tone: Tone) -> float:
    return {"plain": 1.0, "sure": 1.5, "unsure": 1 / 1.5}[tone]


def prior_of(claim: str, recollection: Recollection, hidden: int, *, is_open: bool) -> float:
    """What memory alone makes of the claim; what does not come to mind may be any gift."""
    if is_open:
        return 0.0
    known = recollection.belief.get(claim, 0.0)
    is_news = claim not in recollection.belief
    return known + recollection.unknown * (SHARE_OF_NEWS if is_news else 1.0) / hidden


def posterior(prior: float, rumour: float, honesty: float, ratio_of_tone: float) -> float:
    """P(claim true): odds of memory, times how much likelier the truth is to be said than this.

    That the giver repeats what everybody believes proves little: the lost do so, too.
    """
    truth = honesty * ratio_of_tone
    lie = (1 - honesty) * max(rumour, 1 / LIKELY_NAMES)
    return prior * truth / (prior * truth + (1 - prior) * lie)
