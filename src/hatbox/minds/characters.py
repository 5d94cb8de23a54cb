"""The characters: small named sets of parameters, from Goldfish to Elephant.

Each fallible one is a span (what it keeps), a doubt (what it makes of words), a nerve (what it
dares) and a tongue (how it sounds). The figures were calibrated with `hatbox minds report`; what
they lead to stands in docs/minds.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

# How often another name is said than the one believed most, if it is thought to cost more, about as
# much, less. Worked out by hatbox.studies.gifts.regret.
Shares = tuple[float, float, float]
NEVER: Final[Shares] = (0.0, 0.0, 0.0)
BLUFFS: Final[Shares] = (0.0, 0.9, 0.9)
# For who remembers better, and so meets who remembers better: in duels of Ravens a bluff that costs
# about as much loses.
CAREFUL_BLUFFS: Final[Shares] = (0.0, 0.3, 0.9)


@dataclass(frozen=True, slots=True)
class Span:
    """How well bindings are laid and kept (That's Not a Hat)."""

    decay: float
    """d: how fast a trace fades with what happens."""
    noise: float
    """s: how much activation wavers from one moment to the next."""
    threshold: float
    """τ: below this, nothing comes to mind."""
    bindings: float
    """How many bindings are held well at a time."""
    lapse: float
    """How often the eye is elsewhere."""
    slip: float
    """How often a binding stays behind when its card moves on."""
    attention: float
    """How deep a trace goes that does not concern oneself."""
    blur: float
    """How far apart neighbouring cards are in memory; less means more binding errors."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What it makes of the words of others."""

    trust: float
    """How often it takes a name that was said and accepted to be true."""
    honesty: float
    """How often it thinks that an offer is true."""
    learns: float
    """How far it goes by what it has learnt about this table instead."""
    listens: float
    """How much a tone sways it."""


@dataclass(frozen=True, slots=True)
class Nerve:
    """What it dares."""

    waver: float
    """Noise in its judgement of a claim."""
    burden: float
    """κ at a large table of people who doubt: what a false name that it swallows costs it later, in
    minus points."""
    temper: float
    """Magic Hat: how bold in one round and how timid in another, the scale of the logarithm by
    which it misjudges the chance to win by calling."""
    planted: float = 0.0
    """v: what a false name that others swallow is worth, in minus points of theirs."""
    bluffs: Shares = NEVER
    """How often it bluffs, see gifts/bluffs.py."""
    thinks_twice: bool = False
    """Whether it recalls a gift once more before it refuses."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """How it sounds."""

    acts: bool
    """Whether it chooses its tone by what it knows of the receiver, or shows what it feels."""
    leak: float
    """How often the truth slips out all the same, and how far effort shows in its pauses."""
    colour: float
    """How often it uses a tone at all."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """How well it follows animals under moving hats (Magic Hat)."""

    held: float
    """How many identities are held surely."""
    slip: float
    """Risk per swap for an animal that is held."""
    stray: float
    """Risk per swap for one that is not."""
    forgets: float
    """Risk, per event while five are followed, that an animal seen is no longer known to have been
    seen; less with fewer."""
    follows: float
    """How well it follows who has looked into which hat."""
    cunning: float
    """How much its swaps are meant to hurt the tracking of others."""


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    span: Span
    doubt: Doubt
    nerve: Nerve
    tongue: Tongue
    eyes: Eyes


GOLDFISH: Final = Character(
    "goldfish",
    Span(
        decay=0.75,
        noise=0.55,
        threshold=-1.3,
        bindings=1.5,
        lapse=0.35,
        slip=0.22,
        attention=0.55,
        blur=1.0,
    ),
    Doubt(trust=0.5, honesty=0.55, learns=0.0, listens=0.0),
    Nerve(waver=0.9, burden=0.3, temper=0.75),
    Tongue(acts=False, leak=1.0, colour=0.6),
    Eyes(held=0.8, slip=0.6, stray=0.95, forgets=0.08, follows=0.1, cunning=0.0),
)
SQUIRREL: Final = Character(
    "squirrel",
    Span(
        decay=0.62,
        noise=0.45,
        threshold=-1.5,
        bindings=2.4,
        lapse=0.25,
        slip=0.15,
        attention=0.65,
        blur=1.4,
    ),
    Doubt(trust=0.5, honesty=0.62, learns=0.3, listens=0.3),
    Nerve(waver=0.5, burden=0.4, temper=0.56),
    Tongue(acts=False, leak=0.8, colour=0.5),
    Eyes(held=1.6, slip=0.2, stray=0.7, forgets=0.04, follows=0.3, cunning=0.2),
)
FOX: Final = Character(
    "fox",
    Span(
        decay=0.55,
        noise=0.38,
        threshold=-1.7,
        bindings=3.3,
        lapse=0.17,
        slip=0.1,
        attention=0.75,
        blur=1.8,
    ),
    Doubt(trust=0.6, honesty=0.76, learns=0.6, listens=0.7),
    Nerve(waver=0.15, burden=0.75, temper=0.38, planted=0.4, bluffs=BLUFFS, thinks_twice=True),
    Tongue(acts=True, leak=0.25, colour=0.7),
    Eyes(held=1.9, slip=0.15, stray=0.6, forgets=0.015, follows=0.7, cunning=0.6),
)
RAVEN: Final = Character(
    "raven",
    Span(
        decay=0.5,
        noise=0.33,
        threshold=-1.9,
        bindings=4.4,
        lapse=0.1,
        slip=0.05,
        attention=0.8,
        blur=2.1,
    ),
    Doubt(trust=0.8, honesty=0.82, learns=1.0, listens=1.0),
    Nerve(
        waver=0.1, burden=0.5, temper=0.21, planted=0.6, bluffs=CAREFUL_BLUFFS, thinks_twice=True
    ),
    Tongue(acts=True, leak=0.1, colour=0.8),
    Eyes(held=2.8, slip=0.1, stray=0.45, forgets=0.003, follows=0.95, cunning=1.0),
)

PERFECT_EYES: Final = Eyes(held=6.0, slip=0.0, stray=0.0, forgets=0.0, follows=1.0, cunning=1.0)

# Elephant at Magic Hat: it forgets nothing, takes the others for as good, and does not waver.
PERFECT: Final = replace(
    RAVEN,
    id="elephant",
    nerve=replace(RAVEN.nerve, temper=0.0),
    tongue=Tongue(acts=True, leak=0.0, colour=0.0),
    eyes=PERFECT_EYES,
)

FALLIBLE: Final = {one.id: one for one in (GOLDFISH, SQUIRREL, FOX, RAVEN)}
ELEPHANT: Final = "elephant"

# From the weakest to the strongest.
LADDER: Final = (*FALLIBLE, ELEPHANT)

# Minds that were called otherwise once: old logs and records still say so.
RENAMED: Final[Mapping[str, str]] = {"owl": RAVEN.id}

# Who plays on for a person whose clock ran out.
STAND_IN: Final = FOX.id
