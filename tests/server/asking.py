"""Plain HTTP requests with full control over headers."""

from __future__ import annotations

import http.client
import json
from dataclasses import dataclass
from typing import Any

from tests.server.house import House


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return str(self.json["code"])


def ask(house: House, method: str, path: str, body: object = None, **headers: str) -> Answer:
    """Header names are written with underscores; `body` is JSON unless it is bytes."""
    connection = http.client.HTTPConnection("127.0.0.1", int(house.port), timeout=20)
    content = body if isinstance(body, bytes) else None if body is None else json.dumps(body)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, content, named)
        answer = connection.getresponse()
        told = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, told, answer.read())
    finally:
        connection.close()


def device_in(answer: Answer) -> str:
    """The secret that the response sets as a cookie."""
    return answer.headers["set-cookie"].partition(";")[0]
