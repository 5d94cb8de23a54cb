"""Minds at a table: those who sit there, and stand-ins for people who are away.

A mind sees what its seat sees. Everything it gets comes from the log and its times, so that one
that is rebuilt after a restart, or called in late as a stand-in, has seen the same since the deal.
"""

from __future__ import annotations

import hmac
import logging
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hatbox.games import WrongOption, events_for

from .audience.messages import MOMENTS, REACTIONS, Talk
from .log.entries import Entry, GameStarted, Moved
from .mind_port import Acquaintance, Decision, Mind, MindMaker, SocialMind, TunedMaker
from .settings import SECOND
from .state.sitter import Sitter
from .state.table import Events, Table

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FallbackDecision:
    """A legal move, where a mind has none."""

    move: object
    pause: float = 0.0


class Bots:
    """The minds of one game. `also` are seats of people for whom a stand-in watches too."""

    __slots__ = ("_decision", "_makers", "also", "seated")

    def __init__(self, makers: Mapping[str, MindMaker], also: Iterable[int] = ()) -> None:
        self._makers = makers
        self.also = frozenset(also)
        self.seated: dict[int, Mind] = {}
        self._decision: tuple[int, Decision] | None = None

    def watch(self, table: Table, entry: Entry, events: Events) -> list[Talk]:
        """Show the minds what an entry did, just after it was applied; they may react."""
        if isinstance(entry, GameStarted):
            self._sit_down(table)
        if not (events and self.seated):
            return []
        at = (entry.at - table.began) / SECOND
        answers = [(seat, self._show(table, seat, events, at)) for seat in self.seated]
        talk = [let_out(table.sitters[seat], seat, said) for seat, said in answers]
        return [one for one in talk if one is not None]

    def _sit_down(self, table: Table) -> None:
        self._decision = None
        self.seated = {
            seat: introduced(self._make(table, seat), table, seat)
            for seat, sitter in enumerate(table.sitters)
            if sitter.mind is not None or seat in self.also
        }

    def _make(self, table: Table, seat: int) -> Mind:
        """A mind that is not known any more, or not for this game, is played by a stand-in.

        In a lesson the neighbours play their prepared parts.
        """
        if table.lesson is not None:
            return table.lesson.neighbour(seat)
        stand_in = self._makers[table.settings.stand_in]
        maker = self._makers.get(table.sitters[seat].mind or "", stand_in)
        results = table.sitters[seat].results
        if results is not None and isinstance(maker, TunedMaker):
            maker = maker.tuned(results)
        seed = hmac.digest(table.secret, b"hatbox-mind/1" + bytes([seat]), "sha256")
        game, players = table.game_name, len(table.sitters)
        try:
            return maker(game=game, seat=seat, players=players, seed=seed)
        except WrongOption:
            return stand_in(game=game, seat=seat, players=players, seed=seed)

    def _show(self, table: Table, seat: int, events: Events, at: float) -> str:
        match = table.match
        assert match is not None
        seen = events_for(match.game, events, seat)
        try:
            return self.seated[seat].watch(match.view_for(seat), seen, at) or ""
        except Exception as error:
            log_failure(table, error)
            return ""

    def decided(self, table: Table) -> Decision | None:
        """What has been decided for the seat to move, if its mind was asked already."""
        if self._decision is None or self._decision[0] != table.game_version:
            return None
        return self._decision[1]

    def decide(self, table: Table, seat: int) -> Decision:
        """Ask the mind, once for each decision, as of the end of the beat."""
        decision = self.decided(table)
        if decision is None:
            decision = self._ask(table, seat)
            self._decision = (table.game_version, decision)
        return decision

    def _ask(self, table: Table, seat: int) -> Decision:
        at = (table.free_at - table.began) / SECOND
        try:
            return self.seated[seat].decide(table.running.view_for(seat), at)
        except Exception as error:
            log_failure(table, error)
            return any_move(table)

    def decide_again(self, table: Table, entry: Entry) -> None:
        """Before an old move is applied again, its mind decides it again, as it did then."""
        if isinstance(entry, Moved) and entry.by != "person" and entry.seat in self.seated:
            self.decide(table, entry.seat)

    def known(self, table: Table) -> dict[int, dict[int, Acquaintance]]:
        """What each mind has learnt about people in this game, by the keys of both."""
        return {
            table.sitters[seat].key: {
                sitter.key: known
                for other, sitter in enumerate(table.sitters)
                if sitter.is_person and (known := learnt_by(mind, other, table))
            }
            for seat, mind in self.seated.items()
            if isinstance(mind, SocialMind) and table.sitters[seat].mind is not None
        }

    def thoughts(self, table: Table) -> list[list[dict[str, object]] | None]:
        """For the record: what each seat's mind believed; None where none ever sat."""
        return [self._thoughts_of(table, seat) for seat in range(len(table.sitters))]

    def _thoughts_of(self, table: Table, seat: int) -> list[dict[str, object]] | None:
        try:
            return self.seated[seat].thoughts() if seat in self.seated else None
        except Exception as error:
            log_failure(table, error)
            return []


def introduced(mind: Mind, table: Table, seat: int) -> Mind:
    """It meets those again whom it knows from earlier games at this table."""
    if isinstance(mind, SocialMind):
        known = table.sitters[seat].known
        for other, sitter in enumerate(table.sitters):
            if sitter.key in known:
                introduce(mind, table, other, known[sitter.key])
    return mind


def introduce(mind: SocialMind, table: Table, other: int, known: Acquaintance) -> None:
    try:
        mind.meet(other, known)
    except Exception as error:
        log_failure(table, error)


def learnt_by(mind: SocialMind, other: int, table: Table) -> Acquaintance:
    """Nothing if the mind fails, or tells anything that the log could not be read with again."""
    try:
        known = [float(number) for number in mind.known(other)]
    except Exception as error:
        log_failure(table, error)
        return []
    return known if all(map(math.isfinite, known)) else []


def let_out(sitter: Sitter, seat: int, said: str) -> Talk | None:
    """A reaction, or a line of this mind's own from the locale files; nothing that it made up.

    Whoever took a mind's seat, or is back at their own, laughs for themselves.
    """
    if not sitter.is_program:
        return None
    if said in REACTIONS:
        return Talk(seat, reaction=said)
    lines = [f"say-{sitter.mind}-{moment}" for moment in MOMENTS]
    return Talk(seat, line=said) if said in lines else None


def any_move(table: Table) -> Decision:
    moves = table.running.legal_moves()
    return FallbackDecision(moves[table.version % len(moves)])


def log_failure(table: Table, error: Exception) -> None:
    """One broken mind must not stop a table. The text of its error might name a card."""
    logger.error("a mind at table %s failed: %s", table.code, type(error).__name__)
