// Names for sentences that differ when they are about you.

import type { Sitter } from "./sitters";

/** `$you` ("yes" or "no") and `$name`, or with a role `$giverYou` and `$giver`. */
export function whoArgs(
    sitters: Sitter[],
    you: number | null,
    seat: number,
    role = "",
): Record<string, string> {
    const isYou = seat === you ? "yes" : "no";
    const name = nameOf(sitters, seat);
    return role ? { [role]: name, [`${role}You`]: isYou } : { name, who: name, you: isYou };
}

export const nameOf = (sitters: Sitter[], seat: number): string => sitters[seat]?.name ?? "";
