"""What lies hidden in That's Not a Hat, from everybody alike, and when the rules show it."""

from __future__ import annotations

import random
from itertools import zip_longest
from typing import Any

from hatbox.games.catalogue import GIFT_IDS, GIFT_NUMBER
from hatbox.games.not_a_hat import Accept, Card, Offer, Refuse, Round, rules
from hatbox.games.not_a_hat.moves import TONES
from tests.games.twins import Script, Viewer, World, renaming


class GiftSecrets:
    def groups(self, world: World) -> list[list[Viewer]]:
        return [[None, *range(world.setting.players)]]

    def retold(
        self, world: World, past: Script, viewer: Viewer, chance: random.Random
    ) -> tuple[Any, Script]:
        names = renaming(hidden_objects(world.round), rules.GIFTS, chance)
        backs = exchanged_backs(world.round, chance)
        deck = [Card(names[gift], backs[gift]) for gift, _ in world.setting.deck]
        answers = [move for _, move in past[1:]]
        retold = [
            (seat, renamed(move, answer, names, chance))
            for (seat, move), answer in zip_longest(past, answers)
        ]
        return deck, retold

    def exchange(self, world: World, viewer: Viewer, chance: random.Random) -> None:
        g: Round = world.round
        names = renaming(hidden_objects(g), rules.GIFTS, chance)
        backs, sides = exchanged_backs(g, chance), list(g.face_up)
        for gift, name in enumerate(names):
            g.arrow[name], g.face_up[name] = backs[gift], sides[gift]
        g.deck[: g.shop_end] = [names[gift] for gift in g.deck[: g.shop_end]]
        for row in g.held[: g.players]:
            row[: g.gifts_each] = [names[gift] for gift in row[: g.gifts_each]]
        g.gift = names[g.gift]

    def shown(self, world: World, viewer: Viewer, seat: int, move: Any) -> Any:
        """H8: an arrow when a face-up gift is turned; H11, H12: the gift, then the next one's
        arrow and the object below it. All see the same."""
        g: Round = world.round
        match move:
            case Accept():
                oldest = g.held[g.receiver][0]
                return g.arrow[oldest] if g.face_up[oldest] else None
            case Refuse():
                wrong = g.receiver if g.claim == g.gift else g.giver
                fetched = (g.arrow[g.deck[g.shop]], g.deck[g.shop + 1])
                return (g.gift, None if g.penalties[wrong] == 2 else fetched)
        return None


def hidden_objects(g: Round) -> list[int]:
    """H10, H3: gifts that lie face down, the shop below its top; H16: those not in play."""
    lying = [gift for row in g.held[: g.players] for gift in row[: g.gifts_each]]
    face_down = [gift for gift in lying if not g.face_up[gift]]
    on_its_way = [] if g.phase == rules.OVER else [g.gift]
    not_in_play = set(range(rules.GIFTS)) - set(g.deck[: g.shop_end])
    return face_down + on_its_way + g.deck[g.shop + 1 : g.shop_end] + sorted(not_in_play)


def exchanged_backs(g: Round, chance: random.Random) -> list[int]:
    """H3: the arrows of face-up gifts and of the shop are not seen, so they may be any."""
    lying = [gift for row in g.held[: g.players] for gift in row[: g.gifts_each]]
    unseen = [gift for gift in lying if g.face_up[gift]] + g.deck[g.shop : g.shop_end]
    backs, drawn = list(g.arrow), [g.arrow[gift] for gift in unseen]
    chance.shuffle(drawn)
    for gift, arrow in zip(unseen, drawn, strict=True):
        backs[gift] = arrow
    return backs


def renamed(move: Any, answer: Any, names: list[int], chance: random.Random) -> Any:
    """An offer that nobody answered yet is still heard; one that was accepted could be any."""
    if not isinstance(move, Offer) or answer is None:
        return move
    if isinstance(answer, Accept):
        return Offer(chance.choice(GIFT_IDS), chance.choice(TONES))
    return Offer(GIFT_IDS[names[GIFT_NUMBER[move.object]]], chance.choice(TONES))
