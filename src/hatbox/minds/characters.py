"""The characters: small named sets of parameters, from Goldfish to Elephant.

Each fallible one is a span (what it keeps), a doubt (what it makes of words), a nerve (what it
dares) and a tongue (how it sounds). The figures were calibrated with `hatbox minds report`; what
they lead to stands in docs/minds.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


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
    """Δ at full load: what accepting one more gift costs later."""
    reads_the_table: float
    """How much it minds what the receiver believes when it chooses a name."""
    pace: float
    """Magic Hat: how many new animals it thinks that others see with each look."""
    patience: float
    """Magic Hat: how far its calls follow the race (1) and not an impulse (0)."""
    impulse: float
    """Magic Hat: the certainty that is enough for an impulse."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """How it sounds."""

    depth: int
    """0 leaks what it feels, 1 acts, 2 acts as if it were acting."""
    leak: float
    """How often the truth slips out all the same."""
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
    """Risk, per event, that an animal seen is no longer known to have been seen."""
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
        bindings=2.0,
        lapse=0.28,
        slip=0.16,
        attention=0.55,
        blur=1.0,
    ),
    Doubt(trust=0.5, honesty=0.55, learns=0.0, listens=0.5),
    Nerve(waver=0.9, burden=0.1, reads_the_table=0.2, pace=0.5, patience=0.0, impulse=0.2),
    Tongue(depth=0, leak=0.0, colour=0.6),
    Eyes(held=0.8, slip=0.25, stray=0.6, forgets=0.05, cunning=0.0),
)
SQUIRREL: Final = Character(
    "squirrel",
    Span(
        decay=0.62,
        noise=0.45,
        threshold=-1.5,
        bindings=3.0,
        lapse=0.16,
        slip=0.09,
        attention=0.65,
        blur=1.4,
    ),
    Doubt(trust=0.5, honesty=0.55, learns=0.3, listens=0.4),
    Nerve(waver=0.5, burden=0.1, reads_the_table=0.5, pace=0.5, patience=0.45, impulse=0.2),
    Tongue(depth=0, leak=0.0, colour=0.5),
    Eyes(held=1.4, slip=0.15, stray=0.45, forgets=0.02, cunning=0.2),
)
FOX: Final = Character(
    "fox",
    Span(
        decay=0.55,
        noise=0.38,
        threshold=-1.7,
        bindings=4.0,
        lapse=0.10,
        slip=0.05,
        attention=0.75,
        blur=1.8,
    ),
    Doubt(trust=0.6, honesty=0.55, learns=0.35, listens=0.3),
    Nerve(waver=0.25, burden=0.25, reads_the_table=1.0, pace=0.5, patience=0.5, impulse=0.25),
    Tongue(depth=1, leak=0.15, colour=0.7),
    Eyes(held=1.9, slip=0.1, stray=0.4, forgets=0.008, cunning=0.6),
)
OWL: Final = Character(
    "owl",
    Span(
        decay=0.5,
        noise=0.33,
        threshold=-1.9,
        bindings=4.5,
        lapse=0.07,
        slip=0.035,
        attention=0.8,
        blur=2.1,
    ),
    Doubt(trust=0.8, honesty=0.55, learns=0.5, listens=0.3),
    Nerve(waver=0.1, burden=0.1, reads_the_table=1.0, pace=0.5, patience=0.95, impulse=0.33),
    Tongue(depth=2, leak=0.05, colour=0.6),
    Eyes(held=2.6, slip=0.05, stray=0.25, forgets=0.002, cunning=1.0),
)

PERFECT_EYES: Final = Eyes(held=6.0, slip=0.0, stray=0.0, forgets=0.0, cunning=1.0)

FALLIBLE: Final = {one.id: one for one in (GOLDFISH, SQUIRREL, FOX, OWL)}
ELEPHANT: Final = "elephant"

# From the weakest to the strongest.
LADDER: Final = (*FALLIBLE, ELEPHANT)

# Who plays on for a person whose clock ran out.
STAND_IN: Final = FOX.id
