"""The two worked examples of the rulebook, move by move, with what everybody sees."""

import pytest

from hatbox.games.base import May, Seat
from hatbox.games.not_a_hat.events import (
    Accepted,
    Fetched,
    Offered,
    Refused,
    RoundBegan,
    TookOldest,
)
from hatbox.games.not_a_hat.view import (
    Answering,
    FaceDown,
    FaceUp,
    Giving,
    OnlookerView,
    Place,
    Shop,
    View,
)
from tests.games.not_a_hat.builders import Table, table

MARLENE, ANNA, TOM, LUCAS = SEATS = [Seat(seat) for seat in range(4)]
LEFT, RIGHT = FaceDown("left"), FaceDown("right")


def a_guitar_for_anna() -> Table:
    return table("kite> muffin< guitar> drum< | piano< book<", starter=ANNA)


def not_a_hat_but_broccoli() -> Table:
    """Broccoli came to Marlène and is her oldest gift, face down, when the teapot follows."""
    start = table("kite> drum< shoe< teapot< | broccoli< book< rose>", starter=LUCAS)
    return start.passes_on(["broccoli", "kite", "teapot"])


def test_example_1_begins_with_a_piano_that_anna_fetches() -> None:
    t = a_guitar_for_anna()
    assert t.events == (RoundBegan(ANNA), Fetched(ANNA, "piano", "left", TOM))
    assert t.view() == OnlookerView(
        places=(
            Place((FaceUp("kite"),), ()),
            Place((FaceUp("muffin"),), ()),
            Place((FaceUp("guitar"),), ()),
            Place((FaceUp("drum"),), ()),
        ),
        shop=Shop("book", 105),
        now=Giving(ANNA, TOM, "left"),
    )


def test_example_1_tom_accepts_the_piano_and_turns_the_guitar_over() -> None:
    t = a_guitar_for_anna().offers("piano")
    assert t.events == (Offered(ANNA, TOM, "piano", "plain"),)
    assert t.now() == Answering(ANNA, TOM, "left", "piano", "plain")
    assert t.gifts == ["kite", "muffin", "guitar", "drum"]
    assert t.accepts().events == (
        Accepted(TOM, ANNA),
        TookOldest(TOM, turned=True, arrow="right", to=ANNA),
    )
    assert t.now() == Giving(TOM, ANNA, "right")
    assert t.gifts == ["kite", "muffin", "<", "drum"]


def test_example_1_a_nice_guitar_for_anna_and_then_her_muffin_goes_on() -> None:
    t = a_guitar_for_anna().passes_on(["piano"]).offers("guitar")
    assert t.events == (Offered(TOM, ANNA, "guitar", "plain"),)
    assert t.to_move == ANNA
    assert t.accepts().events == (
        Accepted(ANNA, TOM),
        TookOldest(ANNA, turned=True, arrow="left", to=TOM),
    )
    assert t.gifts == ["kite", ">", "<", "drum"]
    assert (t.to_move, t.way) == (ANNA, (ANNA, TOM))


@pytest.mark.parametrize("seat", SEATS)
def test_example_1_every_seat_sees_the_same_and_what_it_may_do(seat: Seat) -> None:
    t = a_guitar_for_anna().passes_on(["piano"])
    places = (
        Place((FaceUp("kite"),), ()),
        Place((FaceUp("muffin"),), ()),
        Place((LEFT,), ()),
        Place((FaceUp("drum"),), ()),
    )
    may = (May("offer", "gifts"),) if seat == TOM else ()
    now = Giving(TOM, ANNA, "right")
    assert t.view_for(seat) == View(places, Shop("book", 105), now, seat, may)
    t.offers("guitar")
    may_answer = (May("accept"), May("refuse")) if seat == ANNA else ()
    asked = Answering(TOM, ANNA, "right", "guitar", "plain")
    assert t.view_for(seat) == View(places, Shop("book", 105), asked, seat, may_answer)


def test_example_2_marlene_gives_her_oldest_gift_face_down() -> None:
    t = not_a_hat_but_broccoli()
    turned = TookOldest(MARLENE, turned=False, arrow="left", to=ANNA)
    assert t.events == (Accepted(MARLENE, LUCAS), turned)
    assert t.gifts == ["<", "drum", "shoe", ">"]
    assert t.now() == Giving(MARLENE, ANNA, "left")


def test_example_2_anna_refuses_the_hat_and_it_is_the_broccoli() -> None:
    t = not_a_hat_but_broccoli().offers("hat")
    assert t.events == (Offered(MARLENE, ANNA, "hat", "plain"),)
    assert t.refuses().events == (
        Refused(ANNA, MARLENE, claim="hat", object="broccoli", wrong=MARLENE),
        Fetched(MARLENE, "book", "left", ANNA),
    )
    assert t.view() == OnlookerView(
        places=(
            Place((LEFT,), ("broccoli",)),
            Place((FaceUp("drum"),), ()),
            Place((FaceUp("shoe"),), ()),
            Place((RIGHT,), ()),
        ),
        shop=Shop("rose", 104),
        now=Giving(MARLENE, ANNA, "left"),
    )


def test_example_2_anna_accepts_the_book_and_passes_her_old_gift_on_to_tom() -> None:
    t = not_a_hat_but_broccoli().offers("hat").refuses().offers("book").accepts()
    turned = TookOldest(ANNA, turned=True, arrow="left", to=TOM)
    assert t.events == (Accepted(ANNA, MARLENE), turned)
    assert t.gifts == ["<", "<", "shoe", ">"]
    assert t.penalties == ["broccoli", "", "", ""]
    assert t.offers("drum").events == (Offered(ANNA, TOM, "drum", "plain"),)
