"""Every address of the server over HTTP, and who answers there."""

from __future__ import annotations

from typing import Any

from starlette.routing import Route

from .afterwards import Afterwards
from .api import Api
from .static import Client
from .strangers import Strangers

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def routes(api: Api, afterwards: Afterwards, strangers: Strangers, client: Client) -> list[Route]:
    def at(path: str, handler: Any, method: str = "GET") -> Route:
        return Route(path, api.guarded(handler), methods=[method])

    return [
        at("/api/tables", api.open_table, "POST"),
        at("/api/lessons", api.open_lesson, "POST"),
        at("/api/tables/{code}", api.look_at_table),
        at("/api/tables/{code}/seats", api.take_seat, "POST"),
        at("/api/tables/{code}/seats/mine", api.leave_seat, "DELETE"),
        at("/api/tables/{code}/qr.svg", api.invitation_picture),
        at("/api/tables/{code}/qr.svg", api.invited_picture, "POST"),
        at("/api/tables/{code}/records", api.records),
        at("/api/tables/{code}/games/{number}", afterwards.game),
        Route("/api/replay", api.guarded(afterwards.replay, stores=False), methods=["POST"]),
        at("/api/move-seat", api.move_seat, "POST"),
        at("/api/move-seat/qr.svg", api.move_seat_picture, "POST"),
        at("/api/open-tables", strangers.open_tables),
        at("/api/open-tables/seat", strangers.find_seat, "POST"),
        at("/api/minds", api.minds),
        at("/health", api.health),
        at("/ready", api.ready),
        at("/metrics", api.metrics),
        at("/openapi.json", api.openapi),
        Route("/api/{rest:path}", api.guarded(api.unknown), methods=METHODS),
        Route("/{rest:path}", client.answer, methods=["GET"]),
    ]
