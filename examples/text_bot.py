"""A bot that reads sentences and answers in words.

    hatbox lab play magic-hat --seat 1="python examples/text_bot.py" --seat 2=squirrel --text en

It keeps what it was told, as a player with a notebook would, and prefers words that it has read
there. A language model would stand in the place of `choose`.
"""

import json
import sys


def choose(notebook: list[str], seen: list[str], words: list[str]) -> str:
    """The sentence whose last long word was read most recently; otherwise the first."""
    for line in reversed(notebook):
        for sentence in words:
            if key_word(sentence) in line.casefold():
                return sentence
    return words[0]


def key_word(sentence: str) -> str:
    """The longest word: most often the thing that is spoken of."""
    found = ["".join(filter(str.isalpha, word)) for word in sentence.casefold().split()]
    return max(found, key=len)


def main() -> None:
    notebook: list[str] = []
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "events":
            notebook += told["text"]
        elif told["type"] in ("decide", "refused"):
            answer = choose(notebook, told["text"], told["words"])
            print(json.dumps(answer, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
