"""What is hidden in Magic Hat, from one and not from another, and when the rules show it."""

from __future__ import annotations

import random
from typing import Any

from hatbox.games.catalogue import ANIMAL_IDS, ANIMAL_NUMBER
from hatbox.games.magic_hat import Call, Extra, Look, Round, Skip, Swap, rules
from hatbox.games.magic_hat.moves import PAIRS
from tests.games.twins import Script, Viewer, World, renaming


class HatSecrets:
    def groups(self, world: World) -> list[list[Viewer]]:
        viewers: list[Viewer] = [None, *range(world.setting.players)]
        return [[viewer] for viewer in viewers]

    def retold(
        self, world: World, past: Script, viewer: Viewer, chance: random.Random
    ) -> tuple[Any, Script]:
        """Other hats were looked into and swapped, other animals were called, equally wrong."""
        moves = other_looks(past, is_looking=world.round.phase == rules.SWAPPING, chance=chance)
        other = World(world.setting)
        for seat, move in moves:
            other.play(seat, move)
        names = names_that_show(other.round, animal_seen(world.round, viewer), chance)
        deck = [names[animal] for animal in world.setting.deck]
        return deck, [(seat, renamed(move, names)) for seat, move in moves]

    def exchange(self, world: World, viewer: Viewer, chance: random.Random) -> None:
        g: Round = world.round
        names = renaming(hidden_animals(g, viewer), rules.ANIMALS, chance)
        g.box = names[g.box]
        g.hats = [names[animal] for animal in g.hats]

    def shown(self, world: World, viewer: Viewer, seat: int, move: Any) -> Any:
        """M6: an animal to the one who looks; M7: right or wrong to all; the box to a wrong caller,
        and to all when the round is decided."""
        g: Round = world.round
        match move:
            case Look():
                return g.hats[move.hat] if seat == viewer else None
            case Call():
                is_right = ANIMAL_NUMBER[move.animal] == g.box
                is_opened = is_right or g.players_in == 2 or seat == viewer
                return (is_right, g.box if is_opened else None)
        return None


def animal_seen(g: Round, viewer: Viewer) -> int | None:
    """M6: while a player looks, that player sees one animal."""
    return g.hats[g.looked] if g.phase == rules.SWAPPING and g.turn == viewer else None


def hidden_animals(g: Round, viewer: Viewer) -> list[int]:
    return [animal for animal in range(rules.ANIMALS) if animal != animal_seen(g, viewer)]


def names_that_show(g: Round, seen: int | None, chance: random.Random) -> list[int]:
    """Any names for the animals, but what is being looked at keeps looking like what is seen."""
    names = list(range(rules.ANIMALS))
    chance.shuffle(names)
    if seen is not None:
        place = names.index(seen)
        looked_at = g.hats[g.looked]
        names[place], names[looked_at] = names[looked_at], seen
    return names


def other_looks(past: Script, *, is_looking: bool, chance: random.Random) -> Script:
    """The same turns with other hats; a look that is going on is seen by all and stays."""
    kept = len(past) - 1 if is_looking else len(past)
    looked, moves = 0, []
    for place, (seat, move) in enumerate(past):
        if isinstance(move, Look):
            looked = move.hat if place == kept else chance.randrange(rules.HATS)
        moves.append((seat, other_move(move, looked, chance)))
    return moves


def other_move(move: Any, looked: int, chance: random.Random) -> Any:
    match move:
        case Look():
            return Look(looked)
        case Swap():
            return Swap(chance.choice([hat for hat in range(rules.HATS) if hat != looked]))
        case Extra() | Skip():
            return chance.choice([Skip(), *map(Extra, PAIRS)])
    return move


def renamed(move: Any, names: list[int]) -> Any:
    if isinstance(move, Call):
        return Call(ANIMAL_IDS[names[ANIMAL_NUMBER[move.animal]]])
    return move
