"""Stops a page at one part of what it shows, on any machine, without waiting for it."""

from __future__ import annotations

from typing import Any

from hatbox.games.beats import Beat
from hatbox.games.magic_hat.beats import BEATS as HAT_BEATS
from hatbox.games.not_a_hat.beats import BEATS as GIFT_BEATS

BEATS: dict[str, dict[str, Beat]] = {"not-a-hat": GIFT_BEATS, "magic-hat": HAT_BEATS}
# What comes before the part passes so much faster.
QUICKLY = 0.1
# A timer that would end the wanted part is kept until the page is let go.
HOLDING = """
const later = setTimeout;
const kept = [];
const endsWanted = (ms) => {
  const { event, part } = globalThis.wanted ?? {};
  const step = globalThis.hatbox?.()?.step;
  return part !== undefined && step?.part === part && step.event.event === event && step.ms === ms;
};
globalThis.setTimeout = (act, ms, ...rest) =>
  later(() => { if (endsWanted(ms)) kept.push(() => act(...rest)); else act(...rest); }, ms);
globalThis.letGo = () => {
  globalThis.wanted = null;
  for (const act of kept.splice(0)) act();
};
"""
SHOWN = """({ event, part }) => {
  const step = window.hatbox()?.step;
  return step?.part === part && step.event.event === event;
}"""


def part_at(public: dict[str, Any], ms: float) -> dict[str, str] | None:
    """The part of the events of a message that is shown so long after it, at normal pace."""
    for event in public["events"]:
        for part in BEATS[public["game"]][event["event"]]:
            if part.only_if and not event.get(part.only_if):
                continue
            if ms < part.ms:
                return {"event": event["event"], "part": part.name}
            ms -= part.ms
    return None
