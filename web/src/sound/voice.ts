// Whether what people say is spoken: undecided, a big screen speaks and other devices do not.

import { settings } from "../lib/settings.svelte";

export const isSpeaking = (isScreen: boolean): boolean =>
    settings.voice === "on" || (isScreen && settings.voice !== "off");
