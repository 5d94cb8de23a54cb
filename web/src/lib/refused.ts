/** The server refused what was asked, or could not be reached ("no-line"). */
export class Refused extends Error {
    constructor(readonly code: string) {
        super(code);
    }
}

export function codeOf(trouble: unknown): string {
    return trouble instanceof Refused ? trouble.code : "unknown-trouble";
}
