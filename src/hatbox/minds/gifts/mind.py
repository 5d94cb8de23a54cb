"""A fallible mind at the table of That's Not a Hat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat.events import Offered
from hatbox.games.not_a_hat.moves import Accept, Offer, Refuse
from hatbox.games.not_a_hat.view import Answering

from ..base import Decision
from ..characters import Character
from ..luck import Luck, at_odds, logit
from ..pauses import pause_for
from ..reactions import Reactions
from . import bluffs, nerve, tongue
from .belief import posterior, prior_of
from .following import Following
from .pictures import Pictures
from .recall import Recollection, lying_open, recall, recall_again
from .thoughts import OF_AN_ANSWER, OF_AN_OFFER, Thoughts

ACCEPT, REFUSE = Accept(), Refuse()

LETTERS_READ_AT_ONCE = 8
# Each time a gift is passed on unseen at a large table, its name is so much less likely right, but
# never less than half as likely as when it was new.
WEAR, WORN_OUT = 0.07, 0.5
# How much less likely a name may be where nobody has refused for long.
PATIENCE = 0.7
# What a name is worth under which the gift came before, whatever else is remembered of it.
SO_IT_WAS_TOLD = 0.7


class GiftMind:
    """Follows the gifts, and answers and names them as its character does."""

    def __init__(self, character: Character, seat: int, players: int, seed: bytes) -> None:
        self.character = character
        self.seat = seat
        self.players = players
        self.seed = seed
        self.following = Following(character, seat, seed)
        self.reactions = Reactions(character.id, seat, seed)
        self.pictures = Pictures(seat, players, character.doubt.honesty)
        self.kept = Thoughts()
        self.shares = character.nerve.bluffs
        # With two, a false name comes back to the one who said it; with more, to somebody else.
        company = 1 - 1 / max(players - 1, 1)
        self.burden = character.nerve.burden * company
        self.worn = 1 - WEAR * company

    def watch(self, view: Any, events: Sequence[Any], at: float) -> str | None:
        following, pictures = self.following, self.pictures
        if events:
            is_offer = isinstance(events[0], Offered)
            seen = following.taken_for(following.flying) if is_offer else None
            pictures.listen(events[0], seen, at)
        following.watch(view, events, at)
        return self.reactions.to_gifts(events, following.heard)

    def decide(self, view: Any, at: float) -> Decision:
        if not self.following.held:
            self.following.watch(view, (), at)
        luck = Luck(self.seed, self.following.heard)
        if isinstance(view.now, Answering):
            return self.answer(view, luck)
        return self.offer(view, luck)

    def known(self, seat: int) -> list[float]:
        """What it has learnt about somebody, for the next game at this table."""
        return self.pictures.people[seat].numbers()

    def meet(self, seat: int, known: list[float]) -> None:
        self.pictures.meet(seat, known)

    def thoughts(self) -> list[dict[str, Any]]:
        return self.kept.told()

    def recall(self, view: Any, luck: Luck) -> Recollection:
        character = self.character
        trust = character.doubt.trust
        return recall(self.following, view, character.span, trust, luck, lying_open(view))

    # The receiver

    def answer(self, view: Any, luck: Luck) -> Decision:
        recollection = self.recall(view, luck)
        honesty = self.honesty(view.now.giver)
        believed = self.believed(view, recollection, honesty, luck)
        least = self.least(view)
        is_hasty = not self.character.nerve.thinks_twice or self.following.shown is not None
        if believed < least and not is_hasty:
            believed = self.on_second_thoughts(view, recollection, believed, luck)
        is_refused = believed < least
        torn = 1.2 - 0.5 * abs(logit(believed) - logit(least))
        pause = pause_for(self.character.tongue, torn, luck, letters_of(view.now.claim))
        why = "refuse" if is_refused else "accept", view.now.claim, believed, least, honesty
        self.kept.keep(self.following, recollection, OF_AN_ANSWER, why)
        return Decision(REFUSE if is_refused else ACCEPT, pause)

    def believed(self, view: Any, recollection: Recollection, honesty: float, luck: Luck) -> float:
        now, shown = view.now, self.following.shown
        claim = now.claim
        if shown is not None:
            return 0.99 if claim == shown else 0.01
        is_open = claim in recollection.open
        prior = prior_of(claim, recollection, self.following.hidden, is_open=is_open)
        ratio = self.pictures.ratio(now.giver, now.tone) ** self.character.doubt.listens
        believed = posterior(prior, recollection.rumour.get(claim, 0.0), honesty, ratio)
        return at_odds(believed, luck.odds() ** self.character.nerve.waver)

    def on_second_thoughts(
        self, view: Any, first: Recollection, believed: float, luck: Luck
    ) -> float:
        """Before it refuses it thinks again: memory wavers, a gift goes on under its name, and a
        refusal cannot be taken back."""
        if self.following.was_told(view.now.claim):
            return max(believed, SO_IT_WAS_TOLD)
        character = self.character
        again = recall_again(first, character.span, character.doubt.trust, luck)
        return max(believed, self.believed(view, again, self.honesty(view.now.giver), luck))

    def least(self, view: Any) -> float:
        """How likely a name must be for it to accept. Where nobody doubts it waits until it is
        surer, and among people who swallow everything until its own lies come back."""
        doubt = self.doubt_of_others()
        g = self.worth(view, view.now.giver, doubt)
        least = nerve.least_belief(g, self.burden * doubt)
        if self.following.is_my_lie(view.now.claim):
            return least
        calm = PATIENCE * (1 - doubt)
        swallow = self.character.doubt.learns * self.pictures.credulity()
        return least * (1 - (calm if calm > swallow else swallow))

    def doubt_of_others(self) -> float:
        """Whether anybody else here refuses, as far as it goes by what it has learnt."""
        return 1 - self.character.doubt.learns * (1 - self.pictures.doubt())

    def honesty(self, giver: int) -> float:
        """What it was born with, or what it has learnt about this person."""
        doubt = self.character.doubt
        learnt = self.pictures.people[giver].honesty
        honesty = doubt.honesty + doubt.learns * (learnt - doubt.honesty)
        card = self.following.flying
        if card is None:
            return honesty
        worn = self.worn**card.passed
        return honesty * (worn if worn > WORN_OUT else WORN_OUT)

    def worth(self, view: Any, other: int, doubt: float) -> float:
        """g, the less by the usual measure the less anybody here doubts."""
        penalties = tuple([len(place.penalties) for place in view.places])
        g = doubt * nerve.worth_of_theirs(penalties, self.seat, other)
        if doubt < 1:
            g += (1 - doubt) * nerve.worth_as_it_stands(penalties, self.seat, other)
        return g

    # The giver

    def offer(self, view: Any, luck: Luck) -> Decision:
        recollection = self.recall(view, luck)
        receiver = self.pictures.people[view.now.receiver]
        g = self.worth(view, view.now.receiver, self.doubt_of_others())
        best, other, share = self.names(view, recollection, g)
        is_bluff = other is not None and luck.random() < share
        name = (other if is_bluff else best) or self.invention(view, luck)
        belief = recollection.belief.get(name, 0.0)
        tone = tongue.choose_tone(self.character.tongue, belief, g, receiver, luck)
        pause = pause_for(self.character.tongue, -recollection.activation, luck)
        why = name, tone, belief, other, share, is_bluff
        self.kept.keep(self.following, recollection, OF_AN_OFFER, why)
        return Decision(Offer(name, tone), pause)

    def names(
        self, view: Any, recollection: Recollection, g: float
    ) -> tuple[str | None, str | None, float]:
        """The name that is believed most, another, and how likely that one is said instead."""
        if len(recollection.belief) < 2 or self.following.shown is not None:
            return recollection.best()[0], None, 0.0
        receiver = view.now.receiver
        learns = self.character.doubt.learns
        reader = tongue.reader_of(self.following, recollection, receiver)
        reader.sooner = exp(learns * self.pictures.gullibility(receiver))
        reader.credulous = learns * self.pictures.credulity_of(receiver)
        planted = self.character.nerve.planted * g
        choice = tongue.choose(recollection, reader, g, planted)
        share = self.share_of_bluffs(bluffs.advantage(choice.gain, self.players))
        return choice.best, choice.other, share

    def share_of_bluffs(self, advantage: int) -> float:
        return self.shares[advantage]

    def invention(self, view: Any, luck: Luck) -> str:
        """Nothing comes to mind: any gift that does not lie open (the author's first tip)."""
        visible = lying_open(view)
        return luck.choice([gift for gift in GIFT_IDS if gift not in visible])


def letters_of(name: str) -> int:
    """How many letters of a name take time to read."""
    return max(len(name) - LETTERS_READ_AT_ONCE, 0)
