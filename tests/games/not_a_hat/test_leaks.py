"""The twin-world test can fail: each That's Not a Hat table that leaks on purpose is caught."""

from typing import Any

import pytest

from hatbox.games.catalogue import GIFT_IDS
from hatbox.games.not_a_hat import Offer, Round
from tests.games.not_a_hat.secrets import GiftSecrets
from tests.games.play import Setting
from tests.games.twins import Leak, Twins, Viewer, World

OPEN = Setting("not-a-hat", 3, key=5)
BLACK = Setting("not-a-hat", 3, {"arrows": "black"}, key=5)
LEAKS: list[type[World]] = []


def leak(kind: type[World]) -> type[World]:
    LEAKS.append(kind)
    return kind


def lying(g: Round) -> list[int]:
    return [gift for row in g.held[: g.players] for gift in row[: g.gifts_each]]


class Telling(World):
    """Adds something to every view."""

    def view(self, viewer: Viewer) -> Any:
        return (super().view(viewer), self.more(self.round))

    def more(self, g: Round) -> Any:
        raise NotImplementedError


@leak
class ShowsFaceDownObjects(Telling):
    def more(self, g: Round) -> Any:
        return [GIFT_IDS[gift] for gift in lying(g)]


@leak
class ShowsHowLongTheirNamesAre(Telling):
    def more(self, g: Round) -> Any:
        return ["?" * len(GIFT_IDS[gift]) for gift in lying(g)]


@leak
class ShowsTheGiftOnItsWay(Telling):
    def more(self, g: Round) -> Any:
        return GIFT_IDS[g.gift]


@leak
class ShowsArrowsOfFaceUpGifts(Telling):
    def more(self, g: Round) -> Any:
        return [g.arrow[gift] for gift in lying(g)]


@leak
class ShowsTheArrowOfTheShop(Telling):
    def more(self, g: Round) -> Any:
        return g.arrow[g.deck[g.shop]]


@leak
class ShowsTheOrderOfTheShop(Telling):
    def more(self, g: Round) -> Any:
        return g.deck[g.shop : g.shop_end]


@leak
class ShowsHowTheGiftsWereDealt(Telling):
    def more(self, g: Round) -> Any:
        return g.deck[: g.shop]


@leak
class ShowsTheLastNameSaid(Telling):
    def more(self, g: Round) -> Any:
        return g.claim


@leak
class KeepsTheNamesSaid(World):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.named: list[str] = []

    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        if isinstance(move, Offer):
            self.named.append(move.object)

    def view(self, viewer: Viewer) -> Any:
        return (super().view(viewer), self.named)


@leak
class SendsTheWholeStoryAgain(World):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.story = list(self.events)

    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        self.story += self.events

    def told(self, viewer: Viewer) -> list[Any]:
        return self.story


@leak
class GivesCardsAnIdThatSurvivesATurnOver(World):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.ids = {gift: place for place, gift in enumerate(self.round.deck)}

    def view(self, viewer: Viewer) -> Any:
        return (super().view(viewer), [self.ids.get(gift) for gift in lying(self.round)])


@leak
class GivesTheGiftOnItsWayAnId(World):
    def __init__(self, setting: Setting, deck: Any = None) -> None:
        super().__init__(setting, deck)
        self.ids = {gift: place for place, gift in enumerate(self.round.deck)}

    def told(self, viewer: Viewer) -> list[Any]:
        return [(event, self.ids.get(self.round.gift)) for event in super().told(viewer)]


@leak
class SaysWhichGiftIsOffered(World):
    def told(self, viewer: Viewer) -> list[Any]:
        return [(event, GIFT_IDS[self.round.gift]) for event in super().told(viewer)]


@leak
class SaysWhetherAnOfferIsTrue(World):
    def told(self, viewer: Viewer) -> list[Any]:
        is_true = self.round.gift == self.round.claim
        return [(event, is_true) for event in super().told(viewer)]


@leak
class RefusesAFalseNameOutright(World):
    def code(self, seat: int, move: Any) -> str:
        is_false = isinstance(move, Offer) and move.object != GIFT_IDS[self.round.gift]
        return "that-is-not-it" if is_false else super().code(seat, move)


@pytest.mark.parametrize("kind", LEAKS, ids=lambda kind: kind.__name__)
def test_a_table_that_tells_too_much_is_caught(kind: type[World]) -> None:
    with pytest.raises(Leak):
        check(OPEN, kind)


def check(setting: Setting, kind: type[World], games: int = 4) -> None:
    for seed in range(games):
        Twins(setting, seed, GiftSecrets(), kind).check()


class ShowsWhichGiftsAreInPlay(Telling):
    def more(self, g: Round) -> Any:
        return sorted(g.deck[: g.shop_end])


def test_h16_a_table_that_tells_which_gifts_are_in_play_is_caught() -> None:
    check(OPEN, ShowsWhichGiftsAreInPlay, games=1)
    with pytest.raises(Leak):
        check(BLACK, ShowsWhichGiftsAreInPlay)


def test_a_table_that_tells_what_is_open_is_not_accused() -> None:
    class CountsTheShop(Telling):
        def more(self, g: Round) -> Any:
            return g.shop_end - g.shop

    check(OPEN, CountsTheShop, games=1)
    check(BLACK, CountsTheShop, games=1)


def test_an_id_is_found_by_exchanging_and_a_history_by_retelling() -> None:
    """Neither way of making twins finds both."""
    ids, history = (
        Twins(OPEN, 1, GiftSecrets(), kind)
        for kind in (GivesCardsAnIdThatSurvivesATurnOver, KeepsTheNamesSaid)
    )
    for step in range(len(ids.worlds)):
        ids.compare_views(ids.retold(step, None), step, [None])
        history.compare_views(history.exchanged(step, None), step, [None])
