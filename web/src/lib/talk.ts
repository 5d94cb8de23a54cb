// What people say at the table; the sentences are in table-talk.ftl, the nouns in nouns.ftl.

import { t } from "./text.svelte";

export type Tone = "plain" | "sure" | "unsure";

export const nameOfObject = (object: string): string => t(`noun-${object}`);
export const offerSentence = (object: string, tone: Tone): string => t(`offer-${tone}`, { object });
export const isIt = (object: string): string => t("is-it", { object });
export const notA = (object: string): string => t("refusal", { object });
export const thanks = (): string => t("thanks");
export const vanished = (animal: string): string => t("call", { object: animal });
export const seen = (animal: string): string => t("animal-seen", { object: animal });
