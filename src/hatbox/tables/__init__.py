"""A table without a network: seats, options, clocks, beats, and the log of its games.

This is what others may use. Besides it there are the messages: `commands.structs` (what clients
ask), `audience.messages` (what they are told), and the ports that stores and minds implement.
"""

from .audience.visitor import Visitor
from .errors import TableError
from .hall import Hall
from .log.store import Store, StoreFailed
from .mind_port import Decision, Mind, MindMaker
from .room import Room
from .services import Services
from .settings import CLOCKS, DAY, PACES, Settings

__all__ = [
    "CLOCKS",
    "DAY",
    "PACES",
    "Decision",
    "Hall",
    "Mind",
    "MindMaker",
    "Room",
    "Services",
    "Settings",
    "Store",
    "StoreFailed",
    "TableError",
    "Visitor",
]
