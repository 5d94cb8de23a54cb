/** The code of a refusal that no server gave: it could not be reached. */
export const NO_LINE = "no-line";

/** The server refused what was asked, or could not be reached. */
export class Refused extends Error {
    constructor(readonly code: string) {
        super(code);
    }
}

export function codeOf(trouble: unknown): string {
    return trouble instanceof Refused ? trouble.code : "unknown-trouble";
}
