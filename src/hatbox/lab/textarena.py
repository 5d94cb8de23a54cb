"""The games for TextArena; importing this registers `Hatbox<Game>-v0` for each that has sentences.

TextArena hands a player all that was told since the last turn, and what the player keeps of that is
the player's affair; with a memory, each observation is all that the player still knows.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY

from hatbox.games import GAMES, Match, events_for, game_named
from hatbox.locales import text

from .memories import Memories
from .memory import Memory
from .simulate import shares_of
from .text import Teller, Untold, telling_of

ENTRY_POINT = f"{__name__}:SentencesEnv"


class SentencesEnv(ta.Env):  # type: ignore[misc]  # TextArena ships no types.
    """A whole game. Each player is told what their seat is told, and answers in words; after a few
    answers that are no legal move, any legal move is made instead and counted as invalid. Rewards:
    the share of the victory less the fair share.

    `memory="all"` tells everything that happens. With another nothing is told in passing: before a
    decision a player is told what their memory holds (nothing: None), and what is seen now."""

    def __init__(
        self,
        game: str,
        language: str = "en",
        options: Mapping[str, object] | None = None,
        errors: int = 2,
        memory: Memory | Literal["all"] | None = "all",
    ) -> None:
        self.game, self.language, self.errors = game_named(game), language, errors
        if isinstance(memory, str) and memory != "all":
            raise ValueError(f'memory={memory!r}, known: Window, ActR, None, "all"')
        self.memory = memory
        self.options = dict(options or {})

    def reset(self, num_players: int, seed: int | None = None) -> None:
        drawn = random.SystemRandom().getrandbits(128) if seed is None else seed
        secret = hashlib.sha256(f"hatbox-textarena/1 {drawn}".encode()).digest()
        names = [f"Player {seat}" for seat in range(num_players)]
        self.match = Match(self.game, names, secret=secret, wishes=self.options)
        self.tellers = [
            Teller(self.game, names, seat, self.language) for seat in range(num_players)
        ]
        self.memories = self.begun(num_players, f"hatbox-textarena/1 {drawn}")
        self.luck = random.Random(drawn)
        self.state = ta.FFAMultiPlayerState(num_players, seed, error_allowance=self.errors)
        self.state.reset(game_state={}, player_prompt_function=self.prompt)
        self.tell(self.match.opening())
        self.ask()

    def begun(self, players: int, key: str) -> Memories | None:
        if self.memory is None or self.memory == "all":
            return None
        return Memories(self.game, self.memory, players, range(players), key)

    def prompt(self, player_id: int, game_state: object) -> str:
        keys = (f"game-{self.game.NAME}", f"pitch-{self.game.NAME}")
        return "\n".join(text(self.language, key) for key in keys)

    def tell(self, events: Sequence[Any]) -> None:
        if self.memories is not None:
            self.memories.tell(self.match.round, events)
        elif self.memory == "all":
            self.tell_all(events)

    def tell_all(self, events: Sequence[Any]) -> None:
        kind = ta.ObservationType.GAME_ACTION_DESCRIPTION
        for seat, teller in enumerate(self.tellers):
            for line in teller.events(events_for(self.game, events, seat)):
                self.state.add_observation(line, kind, to_id=seat)

    def ask(self) -> None:
        """Whoever is to move is told what they remember, and shown the table and the moves."""
        seat = self.match.seat_to_move
        assert seat is not None
        self.state.manually_set_current_player_id(seat, force=True)
        self.show(seat)

    def show(self, seat: int) -> None:
        teller, view = self.tellers[seat], self.match.view_for(seat)
        past = self.memories.in_words(self.match.round, seat, teller) if self.memories else []
        lines = [*past, *teller.view(view), *teller.choices(self.match.legal_moves(), view)]
        self.state.add_observation("\n".join(lines), ta.ObservationType.GAME_BOARD, to_id=seat)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat, legal = self.state.current_player_id, self.match.legal_moves()
        move = self.tellers[seat].move(action, legal, self.match.view_for(seat))
        if move is None and self.state.set_invalid_move(text(self.language, "error-unknown-move")):
            move = self.luck.choice(legal)
        if move is not None:
            self.play(seat, move)
        stepped: tuple[bool, dict[str, Any]] = self.state.step(rotate_player=False)
        if not self.match.is_over:
            self.go_on(seat, is_played=move is not None)
        return stepped

    def go_on(self, seat: int, *, is_played: bool) -> None:
        if is_played:
            self.ask()
        elif self.memory != "all":
            # What was shown before the answer is gone, too.
            self.show(seat)

    def play(self, seat: int, move: Any) -> None:
        if self.memories is not None:
            self.memories.pass_time()
        self.tell(self.match.play(seat, move))
        if self.match.is_between_rounds:
            self.tell(self.match.next_round())
        elif not self.match.is_over and self.match.has_reached_cap:
            self.match.cut("cap")
        if self.match.is_over:
            self.end()

    def end(self) -> None:
        winners, players = self.match.standing.winners or (), len(self.match.players)
        shares = {
            seat: share - 1 / players for seat, share in enumerate(shares_of(winners, players))
        }
        names = ", ".join(self.match.players[seat] for seat in winners)
        reason = text(self.language, "result-win", names=names, count=len(winners), you="no")
        self.state.set_game_outcome(shares, reason)


def name_of(game: str) -> str:
    return f"Hatbox{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register_all() -> None:
    for game in GAMES:
        try:
            telling_of(game)
        except Untold:
            continue
        if (name := name_of(game)) not in ENV_REGISTRY:
            ta.register(name, ENTRY_POINT, game=game)


register_all()
