// What a device remembers: a name, a language, sound, table talk and theme. Nothing of any game.

export type Theme = "light" | "dark" | "system";
interface Kept {
    name: string;
    language: string;
    sound: boolean;
    talk: boolean;
    theme: Theme;
}

const KEY = "hatbox";
const USUAL: Kept = { name: "", language: "", sound: true, talk: true, theme: "system" };

function read(): Kept {
    try {
        return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
        return { ...USUAL };
    }
}

function keep(kept: Kept): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // A browser that keeps nothing plays just as well.
    }
}

export const settings = $state<Kept>(read());

export function change(changes: Partial<Kept>): void {
    Object.assign(settings, changes);
    keep({ ...settings });
    applyTheme();
}

const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

export function isDark(): boolean {
    return settings.theme === "system" ? Boolean(system?.matches) : settings.theme === "dark";
}

export function applyTheme(): void {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

export function watchTheme(): void {
    applyTheme();
    system?.addEventListener("change", applyTheme);
}
