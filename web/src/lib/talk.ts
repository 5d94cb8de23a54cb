// What people say at the table; the sentences are in table-talk.ftl, the nouns in nouns.ftl.

import { marking } from "./noun";
import { nounsNow } from "./text.svelte";

export const MARKS = /[\u2068\u2069]/;

/** A sentence with its noun between marks, whatever form it has there. */
export function marked(sentence: () => string): string {
    marking.on = true;
    const told = sentence();
    marking.on = false;
    return told;
}

/** For narrow places: where a long name may break. */
export const narrowName = (object: string): string =>
    (nounsNow().get(object)?.form("hyphens") ?? object).replaceAll("|", "\u00ad");
/** For narrow places: a sentence whose noun may break where its language breaks it. */
export const narrowSentence = (sentence: string, object: string): string =>
    sentence.replace(nameOfObject(object), narrowName(object));
export const nameOfObject = (object: string): string => nounsNow().get(object)?.name ?? object;
