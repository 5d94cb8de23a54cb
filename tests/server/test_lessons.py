"""Lessons over HTTP and the socket: opened apart from tables, and limited apart from them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hatbox.games import GAMES
from tests.server.asking import Answer, ask, device_in
from tests.server.house import House


def open_lesson(house: House, **wishes: Any) -> Answer:
    return ask(house, "POST", "/api/lessons", {"name": "Ana"} | wishes)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.LESSON])
def test_a_lesson_is_opened_for_one_learner(house: House, game: str) -> None:
    opened = open_lesson(house, game=game)
    assert (opened.status, opened.json["seat"]) == (201, 0)
    code, mine = opened.json["code"], device_in(opened)
    face = ask(house, "GET", f"/api/tables/{code}", cookie=mine).json
    assert face["mine"] == [0]
    assert face["onlookers"] is False
    other = ask(house, "POST", f"/api/tables/{code}/seats", {"name": "Bo"})
    assert (other.status, other.code) == (400, "not-now")


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"name": ""}, "bad-name"),
        ({"name": None}, "malformed"),
        ({"minds": ["fox"]}, "malformed"),
    ],
)
def test_a_lesson_that_cannot_be(house: House, wishes: dict[str, Any], code: str) -> None:
    assert open_lesson(house, **wishes).code == code


def test_lessons_leave_the_allowance_of_tables_alone(tmp_path: Path) -> None:
    with House(tmp_path, tables_per_address=1) as strict:
        assert open_lesson(strict).status == 201
        assert open_lesson(strict).code == "too-many"
        assert ask(strict, "POST", "/api/tables", {"name": "Ana"}).status == 201


def test_the_learner_is_told_each_step_over_the_socket(house: House) -> None:
    async def lesson() -> list[str]:
        ana, steps = house.client(), list[str]()
        code = (await ana.ask("POST", "/api/lessons", {"name": "Ana"}))["code"]
        async with ana.sit(code) as seat:
            for command in ("start", "go-on", "delete"):
                steps.append((await seat.receive())["you"]["lesson"]["step"])
                await seat.send(command)
            assert (await seat.receive())["code"] == "closed"
        assert ask(house, "GET", f"/api/tables/{code}").code == "unknown-table"
        return steps

    assert asyncio.run(lesson()) == ["begin", "gifts", "fetched"]
