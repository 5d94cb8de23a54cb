"""The golden text of a language: every gift and animal in the sentences of the table.

`python -m tests.locales.talk` writes tests/golden/talk anew; read the difference line by line.
web/tests/noun.test.ts tells the same texts in JavaScript.
"""

from pathlib import Path
from typing import Final

from hatbox.games.catalogue import ANIMAL_IDS, GIFT_IDS
from hatbox.locales import LANGUAGES, nouns, text

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "talk"
SPOKEN: Final = (
    "offer-plain",
    "offer-sure",
    "offer-unsure",
    "is-it",
    "refusal",
    "thanks-for",
    "reveal",
    "reveal-true",
    "told-fetch",
)
# The forms of these stand above already, so one gift of each kind is enough.
TOLD: Final = (
    "in-truth",
    "told-offer",
    "told-keep",
)
CALLED: Final = (
    "call",
    "called-right",
    "called-wrong",
    "animal-seen",
    "box-seen",
    "box-opened",
)
# Sentences to the reader are in tests/locales/reader.py.
PLAYERS: Final = {
    "name": "Ada",
    "you": "no",
    "giver": "Ada",
    "giverYou": "no",
    "receiver": "Bo",
    "receiverYou": "no",
}


def talk(language: str) -> str:
    blocks = [_block(language, gift, SPOKEN) for gift in GIFT_IDS]
    blocks += [_block(language, animal, CALLED) for animal in ANIMAL_IDS]
    blocks += [_block(language, gift, TOLD) for gift in one_of_each_kind(language)]
    return "\n".join([*blocks, _words(language)])


def one_of_each_kind(language: str) -> list[str]:
    kinds = {nouns(language)[gift].form("kind"): gift for gift in reversed(GIFT_IDS)}
    return [gift for gift in GIFT_IDS if gift in kinds.values()]


def _block(language: str, object: str, messages: tuple[str, ...]) -> str:
    lines = [text(language, message, object=object, **PLAYERS) for message in messages]
    return "\n".join([f"# {object}", *lines, ""])


def _words(language: str) -> str:
    words = text(language, "refusal", object="hat")
    told = text(language, "told-words", words=words, **PLAYERS)
    return "\n".join(["# words", text(language, "thanks"), told, ""])


if __name__ == "__main__":
    for language in LANGUAGES:
        (GOLDEN / f"{language}.txt").write_text(talk(language), "utf-8")
