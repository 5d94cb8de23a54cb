"""Who may connect at all: connections by network address, before a byte of theirs is read."""

from __future__ import annotations

from uvicorn.server import ServerState

from .guard import Proxies, network_of_host
from .limits import Allowances, Clock, Places
from .loop_time import SHARE, LoopTime
from .settings import Settings
from .write_batch import WriteBatch

# New connections from one address: a class whose pages all load at once, and few after that.
PER_SECOND = 20.0
BURST_SECONDS = 10.0
# A browser loads a page over up to six connections, for a few seconds, beside its socket.
CONNECTIONS_PER_SOCKET = 2
FEW = 8


class Admission:
    """Connections that are open, by address and in all; trusted proxies speak for many.

    Behind a proxy the visitor's address is known only with the request: `Service` counts there.
    """

    def __init__(self, settings: Settings, proxies: Proxies, clock: Clock) -> None:
        self.messages_per_second = settings.limits.messages_per_second
        self.request_seconds = settings.limits.request_seconds
        self._proxies = proxies
        self.most = settings.limits.sockets
        self._open = 0
        # Connections that were refused and are not closed yet.
        self.refused_waiting = 0
        self._places = Places(settings.sockets_per_address * CONNECTIONS_PER_SOCKET + FEW)
        is_limited = settings.limits.requests_per_second > 0
        self._rates = Allowances(PER_SECOND if is_limited else 0, clock, BURST_SECONDS)
        self.loop_time = LoopTime(clock, SHARE if is_limited else 0)

    def admit(self, host: str) -> bool:
        """Take a place for a new connection from this host, if there is one."""
        if self._open >= self.most or not self._has_place(host):
            return False
        self._open += 1
        return True

    def _has_place(self, host: str) -> bool:
        if self._proxies.trusts(host):
            return True
        address = network_of_host(host)
        return self._rates.take(address) and self._places.take(address)

    def address_of(self, host: str) -> str:
        """By which the time of the event loop is shared; nothing for a proxy."""
        return "" if self._proxies.trusts(host) else network_of_host(host)

    def leave(self, host: str) -> None:
        self._open -= 1
        if not self._proxies.trusts(host):
            self._places.give_back(network_of_host(host))


class State(ServerState):
    """What uvicorn's protocols share, and what ours share beside it."""

    def __init__(self, admission: Admission) -> None:
        super().__init__()
        self.admission = admission
        self.write_batch = WriteBatch()
