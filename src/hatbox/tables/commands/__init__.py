"""What clients may ask of a table: the structs, the registry, and a handler for each command."""

from . import host, links, play, seats, strangers, talk
from .registry import HANDLERS, Hands, Outcome, Request, handle

# Importing a module registers its handlers.
MODULES = (host, links, play, seats, strangers, talk)

__all__ = ["HANDLERS", "MODULES", "Hands", "Outcome", "Request", "handle"]
