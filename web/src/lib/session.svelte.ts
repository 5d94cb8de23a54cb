// One device at one table: its link, the beats being played, table talk, and notices.

import { gameOf } from "../games";
import type { Entrance, GameEvent, Talk } from "../generated/wire";
import type { Heard, Table } from "./now";
import { hasArrived } from "./opponents";
import { Playback, type Step } from "./playback.svelte";
import { codeOf } from "./refused";
import { go } from "./router.svelte";
import { change, settings } from "./settings.svelte";
import { sittersOf, type Utterance } from "./sitters";
import { TableLink, type Wish } from "./table.svelte";
import { problemText, t } from "./text.svelte";

const NOTICE_MS = 4500;
const WORDS_MS = 5000;
const REACTION_MS = 2600;
const LEAST_HEARD_MS = 1500;

export type SheetName = "menu" | "rules" | "settings" | "about" | "keys";

export class TableSession {
    readonly playback = new Playback((begun) => this.tell(begun));
    readonly link: TableLink;
    readonly isScreen: boolean;
    /** What is being announced to a screen reader. */
    heard = $state("");
    notice = $state("");
    /** The sheet over the table, and the seat that is looked at from close by. */
    sheet = $state<SheetName | "">("");
    closer = $state<number | null>(null);
    /** Is told what happens, as it happens. */
    witness: ((events: GameEvent[]) => void) | null = null;
    /** Lets what begins now be heard (sound/Ears.svelte). */
    listener: ((begun: Step[]) => void) | null = null;
    private utterances = $state.raw<Utterance[]>([]);

    readonly table = $derived.by(() => this.link.table);
    readonly you = $derived(this.table?.you.seat ?? null);
    readonly said = $derived(this.utterances.filter((one) => this.mayHear(one.seat)));
    readonly sitters = $derived(this.table ? sittersOf(this.table, t("you"), this.said) : []);
    readonly isMyTurn = $derived(
        this.table?.phase === "playing" &&
            this.table.may.length > 0 &&
            !this.table.paused &&
            !this.playback.busy,
    );
    /** Whose turn it is, as the dock says it. */
    turn = $state("");
    /** Alone with bots the game waits while a sheet lies over it. */
    isResting = $state(false);
    /** What stands before the game: it can be seen, not touched. */
    readonly veil = $derived.by(() => {
        if (this.link.line === "lost") return "lost";
        if (!this.link.isSaving) return "not-saving";
        return this.table?.paused && !this.isResting ? "paused" : "";
    });

    /** The table whose events are being played. */
    private telling: Table | null = null;
    private contributedTo = "";
    private hasFace = false;
    private readonly asking = new Set<string>();
    private lastWished = "";
    private isEndingRest = false;
    private hiding: ReturnType<typeof setTimeout> | undefined;
    private clearing: ReturnType<typeof setTimeout> | undefined;

    constructor(
        readonly code: string,
        role: Entrance,
        invitation?: string,
    ) {
        const ears = {
            table: (heard: Heard) => this.hearTable(heard),
            talk: (talk: Talk) => void this.hearTalk(talk),
        };
        this.isScreen = role === "screen";
        this.link = new TableLink(code, role, ears, undefined, invitation);
    }

    /** The table is on a big screen, and this device is what its person holds. */
    get isHand(): boolean {
        const isSeat = this.you !== null && this.table?.you.role === "seat";
        return isSeat && Boolean(this.table?.screens) && settings.hand === this.code;
    }

    /** All that this page knows of the table, for everybody to look at (docs/browser.md). */
    readonly known = () => ({
        table: this.table,
        ...this.playback.known(),
        heard: this.heard,
        said: this.said,
    });

    private hearTable({ table, events }: Heard): void {
        this.telling = table;
        this.witness?.(events);
        this.tellWhatChanged(this.table, table);
        if (!table.paused && this.isEndingRest) this.isResting = this.isEndingRest = false;
        this.playback.hear({ table, events });
        if (table.phase === "open") void this.prepare(table);
    }

    /** What begins now, for the ear: nothing is heard before it can be seen. */
    private tell(begun: Step[]): void {
        if (!this.telling) return;
        const game = gameOf(this.telling.game);
        const faces = sittersOf(this.telling, t("you"), []);
        const lines = begun.flatMap(({ event, part }) => game.announce(event, faces, part) || []);
        if (lines.length) this.announce(lines.join(" "), begun.at(-1)?.ms ?? 0);
        this.listener?.(begun);
    }

    /** What nobody would notice otherwise: a new host, and the first time that time was up. */
    private tellWhatChanged(before: Table | null, table: Table): void {
        if (!before || (before.phase === "open") !== (table.phase === "open")) return;
        const [was, is] = [before, table].map(({ seats }) => seats.find(({ host }) => host)?.name);
        const host = sittersOf(table, t("you"), []).find(({ isHost }) => isHost);
        if (host && was !== is) this.say(t("new-host", { name: host }));
        else if (was && !host) this.say(t("new-host-screen"));
        if (table.you.missed > before.you.missed && table.you.missed === 1)
            this.say(t("time-was-up"));
    }

    /** Called whenever a sheet opens or closes, or the table changes beneath it. */
    rest(isCovered: boolean): void {
        if (isCovered && this.mayRest()) {
            this.isResting = true;
            this.ask({ type: "pause" });
        } else if (!isCovered && this.isResting && !this.isEndingRest) {
            this.isEndingRest = true;
            const isOver = () => (this.isResting = this.isEndingRest = false);
            this.link.ask({ type: "resume" }).catch(isOver);
        }
    }

    private mayRest(): boolean {
        const { table } = this;
        if (!table || table.paused || this.isResting || !table.you.host) return false;
        return (table.phase === "playing" || table.phase === "between") && this.isAlone;
    }

    /** Only bots are the others. */
    get isAlone(): boolean {
        const own = this.table?.you.seats ?? [];
        if (!this.table || !own.length) return false;
        return this.table.seats.every(({ kind }, seat) => own.includes(seat) || kind === "mind");
    }

    /** What is announced goes as the moment goes. */
    private announce(line: string, ms: number): void {
        this.heard = line;
        clearTimeout(this.clearing);
        this.clearing = setTimeout(() => (this.heard = ""), Math.max(ms, LEAST_HEARD_MS));
    }

    /** Before a game this device adds its own chance to the shuffle (docs/fairness.md). */
    private async prepare({ commitment, you }: Table): Promise<void> {
        if (you.seats.length && commitment && commitment !== this.contributedTo) {
            this.contributedTo = commitment;
            await this.link.ask({ type: "contribute", bytes: someBytes() }).catch(() => undefined);
        }
        if (settings.face && !this.hasFace && you.role === "seat" && you.seat !== null) {
            this.hasFace = true;
            await this.link
                .ask({ type: "choose-face", face: settings.face })
                .catch(() => undefined);
        }
        if (!hasArrived(this.code)) return;
        // Who plays with bots begins: the first decision comes at once.
        this.ask({ type: "pick-starter", seat: you.seat });
        this.ask({ type: "start" });
    }

    private mayHear(seat: number | null): boolean {
        return settings.talk || (seat !== null && seat === this.you);
    }

    private async hearTalk({ seat, reaction, text, line }: Talk): Promise<void> {
        if (!this.mayHear(seat)) return;
        const words = line ? await wordsOf(line) : (text ?? undefined);
        const utterance = { seat, reaction: reaction ?? undefined, words };
        this.utterances = [...this.utterances, utterance];
        const forget = () => (this.utterances = this.utterances.filter((one) => one !== utterance));
        setTimeout(forget, words ? WORDS_MS : REACTION_MS);
    }

    /** Says for a while why something was refused. */
    readonly trouble = (code: string): void => this.say(problemText(code));

    private say(words: string): void {
        this.notice = words;
        clearTimeout(this.hiding);
        this.hiding = setTimeout(() => (this.notice = ""), NOTICE_MS);
    }

    /** Tapped twice, asked once. `whenAnswered` is called after a refusal too. */
    readonly ask = (wish: Wish, whenAnswered?: () => void): void => {
        const wished = JSON.stringify(wish);
        if (wished === this.lastWished && this.asking.has(wished)) return;
        this.lastWished = wished;
        this.asking.add(wished);
        this.link
            .ask(wish)
            .catch((refusal) => this.trouble(codeOf(refusal)))
            .finally(() => {
                this.asking.delete(wished);
                whenAnswered?.();
            });
    };

    readonly leave = (): void => {
        change({ table: "" });
        this.link
            .ask({ type: "leave" })
            .catch(() => undefined)
            .finally(() => go("/"));
    };

    close(): void {
        this.link.close();
        this.playback.stop();
    }
}

/** What a bot says, in the reader's language; without a line it says nothing. */
function wordsOf(line: string): Promise<string | undefined> {
    return import("./lines").then(({ lineText }) => lineText(line)).catch(() => undefined);
}

function someBytes(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
