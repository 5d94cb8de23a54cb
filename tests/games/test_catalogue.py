import hashlib
import re

import pytest

from hatbox.games.catalogue import (
    ANIMAL_IDS,
    ANIMAL_NUMBER,
    ANIMALS,
    GIFT_IDS,
    GIFT_NUMBER,
    GIFTS,
    LOOK_ALIKES,
    Animal,
    Gift,
    alike,
)


def test_there_are_110_different_gifts_with_110_different_pictures() -> None:
    assert len(GIFTS) == len(set(GIFT_IDS)) == len({gift.picture for gift in GIFTS}) == 110


def test_there_are_six_different_animals() -> None:
    assert len(ANIMALS) == len({animal.picture for animal in ANIMALS}) == 6
    assert ANIMAL_IDS == ("rabbit", "dove", "mouse", "frog", "owl", "cat")


def test_the_order_of_the_gifts_never_changes() -> None:
    digest = hashlib.sha256(" ".join(GIFT_IDS).encode()).hexdigest()
    assert digest == "d96993394ec562e9029e7087c6e6acf7be6507c7eda3602029c4f5f4856c1c0a"


def test_a_number_is_a_place_in_the_order() -> None:
    assert [GIFT_NUMBER[gift.id] for gift in GIFTS] == list(range(110))
    assert [ANIMAL_NUMBER[animal.id] for animal in ANIMALS] == list(range(6))


def test_no_animal_is_a_gift() -> None:
    assert not set(GIFT_IDS) & set(ANIMAL_IDS)


def test_ids_fit_into_records_and_pictures_are_hexcodes() -> None:
    things: list[Gift | Animal] = [*GIFTS, *ANIMALS]
    for thing in things:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", thing.id)
        assert re.fullmatch(r"[0-9A-F]{4,5}", thing.picture)


def test_look_alikes_are_small_groups_of_gifts() -> None:
    assert len(set(LOOK_ALIKES)) == len(LOOK_ALIKES)
    for group in LOOK_ALIKES:
        assert group <= set(GIFT_IDS)
        assert 2 <= len(group) <= 6


@pytest.mark.parametrize("gift", GIFT_IDS)
def test_every_gift_can_be_taken_for_a_few_others_but_not_for_itself(gift: str) -> None:
    assert gift not in alike(gift)
    assert 1 <= len(alike(gift)) <= 12


def test_being_alike_is_mutual() -> None:
    assert all(gift in alike(other) for gift in GIFT_IDS for other in alike(gift))


def test_a_gift_is_alike_to_the_members_of_all_its_groups() -> None:
    assert alike("hat") == {"cap", "crown"}
    assert alike("eggplant") >= {"egg", "pear", "carrot"}


def test_an_unknown_gift_is_alike_to_nothing_we_know() -> None:
    with pytest.raises(KeyError):
        alike("unicorn")
