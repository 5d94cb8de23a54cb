// The scenes of the rules, one for each section of rules.ftl, in the same order.

import About from "./About.svelte";
import Answering from "./Answering.svelte";
import End from "./End.svelte";
import Fetching from "./Fetching.svelte";
import Offering from "./Offering.svelte";
import Refused from "./Refused.svelte";
import Start from "./Start.svelte";
import Tip from "./Tip.svelte";
import Variants from "./Variants.svelte";

export const SCENES = [About, Start, Fetching, Offering, Answering, Refused, End, Variants, Tip];
