"""Names at a table of strangers: insults are known in every language, and in disguise."""

from __future__ import annotations

import pytest

from hatbox.bootstrap import lines_of
from hatbox.locales import LANGUAGES, not_names
from hatbox.tables import WordList

OURS = WordList(lines_of(None))


@pytest.mark.parametrize(
    "name",
    ["rude", "RUDE", "Mr Rude", "rud3", "ruďе", "ruuude", "r.u.d.e", "R U D E", "rüde", "r_u_d_e"],
)
def test_a_word_of_the_list_is_found_in_disguise(name: str) -> None:
    assert WordList(["rude"]).forbids(name)


@pytest.mark.parametrize("name", ["Gertrude", "Rudern", "Rud", "Ana", "Hi there", "4 u", ""])
def test_other_names_are_left_alone(name: str) -> None:
    assert not WordList(["rude", "hi-the*"]).forbids(name)


def test_a_beginning_forbids_every_word_that_begins_so() -> None:
    words = WordList(["rude*  # and so on", "# nothing", "*"])
    assert words.forbids("rudest Ana")
    assert words.forbids("Mr. Rudeface")
    assert not words.forbids("and so on")


def test_every_language_has_a_list() -> None:
    assert {file.parent.name for file in not_names()} == set(LANGUAGES)
    for file in not_names():
        lines = lines_of(file)
        assert WordList(lines).forbids(lines[2].split()[0].rstrip("*"))


# Given names and surnames that come near one of the words.
NAMES = (
    "Peder Pedersen Pedro Nazim Nazir Nazia Javelin Monique Nique Dick Fanny Lüder Küsse Negri "
    "Negreanu Hora Troia Verga Polla Moskal Jana Dominique Fodé Олена Тарас Ксенія Сергій Хома "
    "Хуан Євген Марія Наталя Sofía Björn Søren Åsa Weiß Arsène Bastian Cockburn Dickson Lipschitz "
    "Salopek Couillet Merdeka Puttanna Cabronero Porra Хохолков Кацапов"
)


@pytest.mark.parametrize("name", NAMES.split())
def test_names_of_people_are_not_on_our_lists(name: str) -> None:
    assert not OURS.forbids(name)
