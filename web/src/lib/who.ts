// Names for sentences that differ when they are about you.

import type { Sitter } from "./sitters";
import { t } from "./text.svelte";

/** `$you` ("yes" or "no") and `$name`, or with a role `$giverYou` and `$giver`. */
export function whoArgs(
    sitters: Sitter[],
    you: number | null,
    seat: number,
    role = "",
): Record<string, string> {
    const isYou = seat === you ? "yes" : "no";
    const name = sitters[seat]?.name ?? "";
    return role ? { [role]: name, [`${role}You`]: isYou } : { name, who: name, you: isYou };
}

const nameOf = (sitters: Sitter[], seat: number) => sitters[seat]?.name ?? "";

export function toldFetch(
    sitters: Sitter[],
    you: number | null,
    { seat, object }: { seat: number; object: string },
): string {
    const args = { player: nameOf(sitters, seat), object };
    return t(seat === you ? "told-fetch-by-you" : "told-fetch", args);
}

export function toldKeep(
    sitters: Sitter[],
    you: number | null,
    { wrong, object }: { wrong: number; object: string },
): string {
    const args = { player: nameOf(sitters, wrong), object };
    return t(wrong === you ? "told-keep-by-you" : "told-keep", args);
}

export function toldOffer(
    sitters: Sitter[],
    you: number | null,
    { giver, receiver, claim }: { giver: number; receiver: number; claim: string },
): string {
    const variant = giver === you ? "-by-you" : receiver === you ? "-to-you" : "";
    const names = { giver: nameOf(sitters, giver), receiver: nameOf(sitters, receiver) };
    return t(`told-offer${variant}`, { ...names, object: claim });
}
