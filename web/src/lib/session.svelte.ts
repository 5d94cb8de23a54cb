// One device at one table: its link, the beats being played, table talk, and notices.

import { gameOf } from "../games";
import type { Role, Talk } from "../generated/wire";
import type { Heard, Table } from "./now";
import { hasArrived } from "./opponents";
import { Playback } from "./playback.svelte";
import { codeOf } from "./refused";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sittersOf, type Utterance } from "./sitters";
import { play } from "./sound";
import { TableLink, type Wish } from "./table.svelte";
import { problemText, t } from "./text.svelte";

const NOTICE_MS = 4500;
const WORDS_MS = 5000;
const REACTION_MS = 2600;
const LEAST_HEARD_MS = 1500;

export type SheetName = "menu" | "rules" | "settings" | "say" | "about";

export class TableSession {
    readonly playback = new Playback();
    readonly link: TableLink;
    /** What is being announced to a screen reader. */
    heard = $state("");
    notice = $state("");
    /** The sheet over the table, and the seat that is looked at from close by. */
    sheet = $state<SheetName | "">("");
    closer = $state<number | null>(null);
    private utterances = $state.raw<Utterance[]>([]);

    readonly table = $derived.by(() => this.link.table);
    readonly you = $derived(this.table?.you.seat ?? null);
    readonly said = $derived(this.utterances.filter((one) => this.mayHear(one.seat)));
    readonly sitters = $derived(this.table ? sittersOf(this.table, t("you"), this.said) : []);
    readonly isMyTurn = $derived(
        this.table?.phase === "playing" && this.table.may.length > 0 && !this.playback.busy,
    );

    private contributedTo = "";
    private hiding: ReturnType<typeof setTimeout> | undefined;
    private clearing: ReturnType<typeof setTimeout> | undefined;

    constructor(
        readonly code: string,
        role: Role,
    ) {
        this.link = new TableLink(code, role, {
            table: (heard) => this.hearTable(heard),
            talk: (talk) => this.hearTalk(talk),
        });
    }

    /** All that this page knows of the table, for everybody to look at (docs/browser.md). */
    readonly known = () => ({
        table: this.table,
        ...this.playback.known(),
        heard: this.heard,
        said: this.said,
    });

    private hearTable({ table, events }: Heard): void {
        const game = gameOf(table.game);
        const { seat } = table.you;
        const faces = sittersOf(table, t("you"), []);
        const lines = events.map((event) => game.announce(event, faces)).filter(Boolean);
        if (events.length > 0) this.announce(lines.join(" "), table.beat_ms);
        for (const event of events) {
            const sound = game.soundOf(event, seat);
            if (sound) play(sound);
        }
        this.playback.hear({ table, events });
        if (table.phase === "open") void this.prepare(table);
    }

    /** What is announced goes as the moment goes. */
    private announce(line: string, ms: number): void {
        this.heard = line;
        clearTimeout(this.clearing);
        this.clearing = setTimeout(() => (this.heard = ""), Math.max(ms, LEAST_HEARD_MS));
    }

    /** Before a game this device adds its own chance to the shuffle (docs/fairness.md). */
    private async prepare({ commitment, you }: Table): Promise<void> {
        if (you.seat !== null && commitment && commitment !== this.contributedTo) {
            this.contributedTo = commitment;
            await this.link.ask({ type: "contribute", bytes: someBytes() }).catch(() => undefined);
        }
        if (!hasArrived(this.code)) return;
        // Who plays with bots begins: the first decision comes at once.
        this.ask({ type: "pick-starter", seat: you.seat });
        this.ask({ type: "start" });
    }

    private mayHear(seat: number | null): boolean {
        return settings.talk || (seat !== null && seat === this.you);
    }

    private hearTalk({ seat, reaction, text }: Talk): void {
        if (!this.mayHear(seat)) return;
        const utterance = { seat, reaction: reaction ?? undefined, words: text ?? undefined };
        this.utterances = [...this.utterances, utterance];
        const forget = () => (this.utterances = this.utterances.filter((one) => one !== utterance));
        setTimeout(forget, text ? WORDS_MS : REACTION_MS);
    }

    /** Says for a while why something was refused. */
    readonly trouble = (code: string): void => {
        this.notice = problemText(code);
        clearTimeout(this.hiding);
        this.hiding = setTimeout(() => (this.notice = ""), NOTICE_MS);
    };

    readonly ask = (wish: Wish): void => {
        this.link.ask(wish).catch((refusal) => this.trouble(codeOf(refusal)));
    };

    readonly leave = (): void => {
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

function someBytes(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
