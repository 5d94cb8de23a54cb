"""Has the kernel drop the new connections of an address that floods the server (Linux alone).

To accept and refuse a connection costs a handshake, a wake-up and a file. A filter of the listening
socket (`SO_ATTACH_FILTER`, which needs no rights) drops its first packet instead. What is connected
is not touched: a connection has the filter that was there when it was made, and that one let its
address through.
"""

from __future__ import annotations

import asyncio
import ctypes
import ipaddress
import logging
import socket
import sys
from collections.abc import Iterable

logger = logging.getLogger(__name__)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# The kernel of an honest client tries again after one second and after three.
DROP_SECONDS = 2.5
# A flood from more of them is one that no list can stop.
MOST_NETWORKS = 64

# From <linux/filter.h> and <asm-generic/socket.h>.
ATTACH_FILTER, DETACH_FILTER = 26, 27
LOAD_WORD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
NETWORK_HEADER = 0xFFF00000
DROP, PASS = 0, 0xFFFFFFFF
# Where the source address stands in the header of a packet.
SOURCE = {4: 12, 6: 8}


class Instruction(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_true", ctypes.c_uint8),
        ("if_false", ctypes.c_uint8),
        ("operand", ctypes.c_uint32),
    )


class Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("instructions", ctypes.POINTER(Instruction)))


def words_of(network: Network) -> list[tuple[int, int]]:
    """Where to look in a packet, and for what: the whole IPv4 address, the /64 of an IPv6 one."""
    packed, source = network.network_address.packed[:8], SOURCE[network.version]
    return [
        (source + at, int.from_bytes(packed[at : at + 4], "big")) for at in range(0, len(packed), 4)
    ]


def dropping(network: Network) -> Iterable[Instruction]:
    words = words_of(network)
    for number, (offset, word) in enumerate(words, start=1):
        to_the_next_network = 2 * (len(words) - number) + 1
        yield Instruction(LOAD_WORD, 0, 0, NETWORK_HEADER + offset)
        yield Instruction(JUMP_IF_EQUAL, 0, to_the_next_network, word)
    yield Instruction(RETURN, 0, 0, DROP)


def attach(listening: socket.socket, networks: Iterable[Network]) -> None:
    """Drop what these send to a listening socket, and nothing else."""
    code = [instruction for network in networks for instruction in dropping(network)]
    code.append(Instruction(RETURN, 0, 0, PASS))
    instructions = (Instruction * len(code))(*code)
    program = Program(len(code), instructions)
    listening.setsockopt(socket.SOL_SOCKET, ATTACH_FILTER, bytes(program))


class FloodFilter:
    """The networks whose new connections one listening socket does not take at the moment."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._version = 6 if listening.family == socket.AF_INET6 else 4
        self._networks: set[Network] = set()
        self._is_possible = sys.platform == "linux"

    def drop(self, address: str) -> None:
        """For a while; an address as limits count it, that of a network for IPv6."""
        network = ipaddress.ip_network(address)
        is_new = network not in self._networks and len(self._networks) < MOST_NETWORKS
        if not self._is_possible or not is_new or network.version != self._version:
            return
        logger.warning("an address connects too often: the kernel drops its new connections")
        self._networks.add(network)
        asyncio.get_running_loop().call_later(DROP_SECONDS, self._take_again, network)
        self._change()

    def _take_again(self, network: Network) -> None:
        self._networks.remove(network)
        self._change()

    def _change(self) -> None:
        if self._listening.fileno() < 0:
            # The server has closed meanwhile.
            return
        try:
            if self._networks:
                attach(self._listening, self._networks)
            else:
                self._listening.setsockopt(socket.SOL_SOCKET, DETACH_FILTER, 0)
        except OSError as error:
            logger.warning("the kernel takes no filter of connections: %s", type(error).__name__)
            self._is_possible = False
