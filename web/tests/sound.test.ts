// What is heard, felt and spoken, with a synthesiser that writes down what it is asked for.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameOf } from "../src/games";
import { GAMES, RULES } from "../src/generated/rules";
import type { GameEvent } from "../src/generated/wire";
import type { GameEars } from "../src/sound/ears";
import { PALETTE, perform, SOUNDS } from "../src/sound/palette";
import { buzz, play } from "../src/sound/sound";
import { mannerOf, speak, voicesFor } from "../src/sound/speech";
import { isSpeaking } from "../src/sound/voice";
import { settings } from "../src/lib/settings.svelte";

const QUIET = 0.3;
const SHORT = 1.2;

class FakeParam {
    setValueAtTime = vi.fn();
    exponentialRampToValueAtTime = vi.fn();
}
class FakeNode {
    gain = new FakeParam();
    frequency = new FakeParam();
    type = "";
    buffer: unknown = null;
    start = vi.fn();
    stop = vi.fn();
    connect = vi.fn((other: FakeNode) => other);
}
class FakeAudio {
    static made: FakeNode[] = [];
    state = "running";
    currentTime = 0;
    sampleRate = 100;
    destination = new FakeNode();
    private make = () => {
        const node = new FakeNode();
        FakeAudio.made.push(node);
        return node;
    };
    createGain = this.make;
    createOscillator = this.make;
    createBiquadFilter = this.make;
    createBufferSource = this.make;
    createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}
const started = () => FakeAudio.made.filter(({ start }) => start.mock.calls.length > 0);

beforeEach(() => {
    FakeAudio.made = [];
    settings.sound = true;
    settings.voice = "";
});
afterEach(() => vi.unstubAllGlobals());

describe("the palette", () => {
    it.each(SOUNDS)("%s is quiet, short, and starts all of its voices", (sound) => {
        for (const { loud, at, length } of PALETTE[sound]) {
            expect(loud).toBeLessThanOrEqual(QUIET);
            expect(at + length).toBeLessThanOrEqual(SHORT);
        }
        perform(new FakeAudio() as unknown as AudioContext, sound);
        expect(started()).toHaveLength(PALETTE[sound].length);
    });

    it("plays nothing with the sound off, or before the first touch", () => {
        vi.stubGlobal("AudioContext", FakeAudio);
        const vibrate = vi.fn();
        const touched = { userActivation: { hasBeenActive: true }, vibrate };
        vi.stubGlobal("navigator", { ...touched, userActivation: { hasBeenActive: false } });
        play("hum");
        buzz(60);
        vi.stubGlobal("navigator", touched);
        settings.sound = false;
        play("hum");
        buzz(60);
        expect([started().length, vibrate.mock.calls.length]).toEqual([0, 0]);
        settings.sound = true;
        play("hum");
        buzz(60, 40);
        expect(started()).toHaveLength(1);
        expect(vibrate).toHaveBeenCalledWith([60, 40]);
    });
});

describe("what a game lets be heard", () => {
    const refused = (wrong: number) =>
        ({ event: "refused", seat: 1, giver: 0, claim: "hat", object: "hat", wrong }) as GameEvent;
    const heardBefore = (ears: GameEars, event: GameEvent, end: string, you: number | null) => {
        const parts = ["words", "breath", "turn", "slip", "verdict"];
        return parts
            .slice(0, parts.indexOf(end))
            .map((part) => [ears.soundOf(event, you, part), ears.spoken(event, part)]);
    };

    it("tells nothing of a verdict before it is seen", async () => {
        const { ears } = await gameOf("not-a-hat").ears();
        for (const you of [0, 1, null]) {
            const [one, other] = [0, 1].map((wrong) =>
                heardBefore(ears, refused(wrong), "verdict", you),
            );
            expect(one).toEqual(other);
        }
        expect(ears.soundOf(refused(1), 1, "verdict")).toBe("knock");
        expect(ears.soundOf(refused(1), 0, "verdict")).toBe("pop");
    });

    it("drums before a reveal, whatever comes", async () => {
        for (const [game, event] of [
            ["not-a-hat", "refused"],
            ["magic-hat", "called"],
        ] as const) {
            const { ears } = await gameOf(game).ears();
            expect(ears.soundOf({ event } as GameEvent, null, "breath")).toBe("drum");
        }
    });

    it.each(GAMES)("%s has sounds only for what the server shows", async (game) => {
        const { ears } = await gameOf(game).ears();
        const beats = RULES[game].beats as Record<string, readonly { part: string }[]>;
        const shown = Object.entries(beats).flatMap(([event, parts]) =>
            parts.map(({ part }) => ears.soundOf({ event } as GameEvent, null, part)),
        );
        expect(shown.filter(Boolean).length).toBeGreaterThan(5);
        expect(ears.soundOf({ event: Object.keys(beats)[0] } as GameEvent, null, "?")).toBe(null);
    });

    it("speaks what is said in bubbles, and nothing else", async () => {
        const { ears } = await gameOf("not-a-hat").ears();
        const offered = { event: "offered", seat: 2, to: 0, object: "hat", tone: "sure" };
        const spoken = ears.spoken(offered as GameEvent, "words");
        expect([spoken?.seat, spoken?.tone]).toEqual([2, "sure"]);
        expect(ears.spoken(offered as GameEvent, "travel")).toBe(null);
        const fetched = { event: "fetched", seat: 2, to: 0, object: "hat", arrow: "left" };
        expect(ears.spoken(fetched as GameEvent, "show")).toBe(null);
    });
});

describe("voices", () => {
    const voice = (name: string, lang: string, localService = true) =>
        ({ name, lang, localService }) as SpeechSynthesisVoice;
    const ALL = [voice("A", "en-GB"), voice("B", "en_US"), voice("C", "de-DE")];
    const synthWith = (voices: SpeechSynthesisVoice[]) => ({
        getVoices: () => voices,
        speak: vi.fn(),
        cancel: vi.fn(),
    });
    const utter = (text: string) => ({ text }) as SpeechSynthesisUtterance;

    it("are of the reader's language, and of this device where it has one", () => {
        const names = (voices: SpeechSynthesisVoice[], language: string) =>
            voicesFor(synthWith(voices), language).map(({ name }) => name);
        expect(names(ALL, "en")).toEqual(["A", "B"]);
        expect(names(ALL, "uk")).toEqual([]);
        expect(names([voice("far", "de", false), ...ALL], "de")).toEqual(["C"]);
        expect(names([voice("far", "uk", false)], "uk")).toEqual(["far"]);
    });

    it("differ from seat to seat, and the tone is in pace and pitch", () => {
        const seats = Array.from({ length: 8 }, (_, seat) => {
            const { voice, pitch } = mannerOf(ALL.slice(0, 2), { seat })!;
            return `${voice.name} ${pitch}`;
        });
        expect(new Set(seats).size).toBe(8);
        const of = (tone: string) => mannerOf(ALL, { seat: 0, tone })!;
        expect(of("sure").rate).toBeGreaterThan(of("plain").rate);
        expect(of("unsure").rate).toBeLessThan(of("plain").rate);
        expect(of("unsure").pitch).toBeGreaterThan(of("sure").pitch);
    });

    it("say one thing at a time, without marks, and nothing where there are none", () => {
        const synth = synthWith(ALL);
        const spoken = { seat: 0, text: "A \u2068hat\u2069 for you…\u200a?", tone: "unsure" };
        expect(speak(spoken, "de", synth, utter)).toBe(true);
        expect(synth.cancel).toHaveBeenCalledBefore(synth.speak);
        const [said] = synth.speak.mock.calls[0] as [SpeechSynthesisUtterance];
        expect([said.text, said.lang]).toEqual(["A hat for you…?", "de-DE"]);
        expect(speak(spoken, "uk", synthWith(ALL), utter)).toBe(false);
        expect(speak(spoken, "en", undefined, utter)).toBe(false);
    });

    it("are off by default, on a big screen on, and as they were chosen", () => {
        const now = () => [false, true].map(isSpeaking);
        expect(now()).toEqual([false, true]);
        settings.voice = "on";
        expect(now()).toEqual([true, true]);
        settings.voice = "off";
        expect(now()).toEqual([false, false]);
    });
});
