"""The OpenAPI document, generated from the structs that the handlers use."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hatbox import __version__
from hatbox.games import GAMES, default_game
from hatbox.games.match import FORMAT
from hatbox.games.options import json_schema

from .bodies import (
    FindSeat,
    GameTold,
    Health,
    Invited,
    MoveSeat,
    OpenLesson,
    OpenTable,
    OpenTables,
    PublicFace,
    Readiness,
    SeatTaken,
    TableOpened,
    TakeSeat,
    Trouble,
)

REF = "#/components/schemas/{name}"
STRUCTS = (
    FindSeat, GameTold, Health, Invited, MoveSeat, OpenLesson, OpenTable, OpenTables, PublicFace,
    Readiness, SeatTaken, TableOpened, TakeSeat, Trouble,
)  # fmt: skip
RECORDS = {"type": "array", "items": {"type": "object", "description": f"a {FORMAT}"}}
NAMES = {"type": "array", "items": {"type": "string"}}
RECORD = {"type": "object", "description": f"a {FORMAT}, or one of an older version"}
NUMBER = {
    "name": "number", "in": "path", "required": True,
    "schema": {"type": "string", "description": "counted from 1, or `last`"},
}  # fmt: skip
CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}


def operation(
    summary: str, answer: Any = None, body: Any = None, status: int = 200, kind: str = "json"
) -> dict[str, Any]:
    content = {f"application/{kind}" if kind == "json" else kind: {"schema": schema(answer)}}
    good: dict[str, Any] = {"description": "Done."}
    described = {
        "summary": summary,
        "responses": {
            str(status): good | ({"content": content} if answer is not None else {}),
            "default": {"description": "Refused.", "content": in_json(Trouble)},
        },
    }
    return described | ({} if body is None else {"requestBody": {"content": in_json(body)}})


def in_json(struct: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema(struct)}}


def schema(answer: Any) -> Any:
    return {"$ref": REF.format(name=answer.__name__)} if isinstance(answer, type) else answer


TEXT = {"type": "string"}
SVG = "image/svg+xml"
PATHS: dict[str, dict[str, Any]] = {
    "/api/tables": {"post": operation("Open a table", TableOpened, OpenTable, 201)},
    "/api/lessons": {"post": operation("Open a lesson", TableOpened, OpenLesson, 201)},
    "/api/tables/{code}": {
        "get": operation("What anybody may know of a table, and which seats are mine", PublicFace)
    },
    "/api/tables/{code}/seats": {"post": operation("Take a seat", SeatTaken, TakeSeat, 201)},
    "/api/tables/{code}/seats/mine": {"delete": operation("Leave one's seat", status=204)},
    "/api/tables/{code}/qr.svg": {
        "get": operation("The invitation as a QR code", TEXT, kind=SVG),
        "post": operation("The same, for somebody who has its link", TEXT, Invited, kind=SVG),
    },
    "/api/tables/{code}/records": {"get": operation("The finished games of a table", RECORDS)},
    "/api/tables/{code}/games/{number}": {
        "get": operation("Awards and replay of a finished game", GameTold)
    },
    "/api/replay": {"post": operation("Awards and replay of any record", GameTold, RECORD)},
    "/api/move-seat": {
        "post": operation("Move a seat to this device with a one-time token", SeatTaken, MoveSeat)
    },
    "/api/move-seat/qr.svg": {
        "post": operation("The link that moves a seat as a QR code", TEXT, MoveSeat, kind=SVG)
    },
    "/api/open-tables": {"get": operation("Tables that are open to anybody", OpenTables)},
    "/api/open-tables/seat": {
        "post": operation("A seat at the best open table or a new one", SeatTaken, FindSeat, 201)
    },
    "/api/minds": {"get": operation("The minds that may be seated", NAMES)},
    "/health": {"get": operation("Is the service up?", Health)},
    "/ready": {"get": operation("May visitors be sent here?", Readiness)},
    "/metrics": {"get": operation("Numbers for Prometheus", TEXT, kind="text/plain")},
    "/openapi.json": {"get": operation("This page", {"type": "object"})},
}


def with_games(schemas: dict[str, Any]) -> dict[str, Any]:
    """The games and their options, as the games declare them."""
    asked = schemas[OpenTable.__name__]["properties"]
    for wish in (OpenTable, OpenLesson):
        about = {"enum": list(GAMES), "default": default_game()}
        schemas[wish.__name__]["properties"]["game"] |= about
    known = {f"Options of {name}": json_schema(game.OPTIONS) for name, game in GAMES.items()}
    asked["options"]["anyOf"] = [{"title": title, **about} for title, about in known.items()]
    return schemas


@cache
def page() -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components(STRUCTS, ref_template=REF)
    device = {"in": "cookie", "name": "hatbox-device", "type": "apiKey"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hatbox", "version": __version__},
        "paths": {path: with_parts(path, operations) for path, operations in PATHS.items()},
        "components": {
            "schemas": with_games(schemas),
            "securitySchemes": {"device": device, "bearer": {"type": "http", "scheme": "bearer"}},
        },
    }


def with_parts(path: str, operations: dict[str, Any]) -> dict[str, Any]:
    """The parts of an address that stand in it by name."""
    parts = [part for part in (CODE, NUMBER) if f"{{{part['name']}}}" in path]
    return operations | ({"parameters": parts} if parts else {})
