// The scenes of the rules, one for each section of rules.ftl, in the same order.

import About from "./About.svelte";
import Call from "./Call.svelte";
import Experts from "./Experts.svelte";
import Start from "./Start.svelte";
import Turn from "./Turn.svelte";
import Winning from "./Winning.svelte";

export const SCENES = [About, Start, Turn, Call, Winning, Experts];
