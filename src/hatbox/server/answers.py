"""Answers by HTTP: JSON, and an error with its code."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .bodies import Trouble
from .messages import encode

JSON = "application/json"
NO_STORE = {"cache-control": "no-store"}
STATUS = {
    "bad-token": 404,
    "broken-record": 422,
    "closed": 410,
    "cross-site": 403,
    "damaged": 409,
    "game-started": 409,
    "name-not-allowed": 400,
    "name-taken": 409,
    "needs-invitation": 403,
    "no-lesson": 404,
    "no-record": 404,
    "not-host": 403,
    "not-public": 404,
    "not-seated": 403,
    "not-stored": 503,
    "removed": 403,
    "seat-taken": 409,
    "table-full": 409,
    "too-fast": 429,
    "too-long": 413,
    "too-many": 429,
    "unknown-address": 404,
    "unknown-table": 404,
    "voted-out": 403,
    "wrong-host": 421,
}
BAD_REQUEST = 400


def json_answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, headers=NO_STORE, media_type=JSON)


async def refused(request: Request, error: Exception) -> Response:
    """Errors of the router itself, such as a method that a path does not have."""
    assert isinstance(error, HTTPException)
    answer = json_answer(Trouble("unknown-address"), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def trouble(code: str, headers: Mapping[str, str] | None = None) -> Response:
    answer = json_answer(Trouble(code), STATUS.get(code, BAD_REQUEST))
    answer.headers.update(headers or {})
    return answer
