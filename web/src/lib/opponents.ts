// Who sits down when somebody wants to play at once.

/** Sensible company among the minds this server knows. */
export function opponents(wished: readonly string[], known: string[]): readonly string[] {
    const there = wished.filter((mind) => known.includes(mind));
    if (there.length === wished.length || known.length === 0) return there.length ? there : wished;
    const others = known.filter((mind) => !there.includes(mind));
    const fill = others.length ? others : known;
    return wished.map((_, index) => there[index] ?? (fill[index % fill.length] as string));
}

export const LEVELS = ["easy", "middling", "hard", "like-me"] as const;
export type Level = (typeof LEVELS)[number];
const COMPANY: Record<Exclude<Level, "middling" | "like-me">, readonly string[]> = {
    easy: ["goldfish", "squirrel"],
    hard: ["raven", "elephant", "fox"],
};

/** As many as usual, of another level; somebody like me sits opposite, alone. */
export function ofLevel(usual: readonly string[], level: Level): readonly string[] {
    if (level === "like-me") return [level];
    const others = level === "middling" ? usual : COMPANY[level];
    return usual.map((_, index) => others[index % others.length] as string);
}

let waiting = "";

/** The game begins when its player is at the table, so that nothing of it is missed. */
export function startOnArrival(code: string): void {
    waiting = code;
}

export function hasArrived(code: string): boolean {
    const isDue = waiting === code;
    waiting = "";
    return isDue;
}
