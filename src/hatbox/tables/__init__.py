"""A table without a network: seats, options, clocks, beats, and the log of its games.

This is what others may use. Besides it there are the messages: `commands.structs` (what clients
ask), `audience.messages` (what they are told), and the ports that stores and minds implement.
"""

from .audience.visitor import Visitor
from .codes import LENGTH as CODE_LENGTH
from .errors import TableError
from .faces import PARTS as FACE_PARTS
from .hall import Hall
from .log.store import Store, StoreFailed
from .meeting import Meeting
from .mind_port import Decision, Mind, MindMaker
from .names import MOST_TEXT, MOST_VISIBLE
from .open_tables import ListedTable
from .room import Room
from .services import Services
from .settings import CLOCKS, DAY, PACES, Settings
from .word_list import WordList

__all__ = [
    "CLOCKS",
    "CODE_LENGTH",
    "DAY",
    "FACE_PARTS",
    "MOST_TEXT",
    "MOST_VISIBLE",
    "PACES",
    "Decision",
    "Hall",
    "ListedTable",
    "Meeting",
    "Mind",
    "MindMaker",
    "Room",
    "Services",
    "Settings",
    "Store",
    "StoreFailed",
    "TableError",
    "Visitor",
    "WordList",
]
