// What a shared device remembers for the next evening: who played, and whether it turns.

interface Kept {
    names: string[];
    turns: boolean;
}

const KEY = "hatbox-together";

export function kept(): Kept {
    // A laptop stands before everybody; what is touched may lie between them.
    const usual = { names: [], turns: matchMedia("(pointer: coarse)").matches };
    try {
        return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
        return usual;
    }
}

export function keep(changes: Partial<Kept>): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changes }));
    } catch {
        // A browser that keeps nothing plays just as well.
    }
}
