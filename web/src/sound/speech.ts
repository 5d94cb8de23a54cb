// What people say at the table, spoken by the browser: a voice a seat, the tone in pace and pitch.
// Where a browser has no voice for the language nothing is spoken; the words are always there.

import type { Spoken } from "./ears";

type Synth = Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel">;

const PITCHES = [1, 0.8, 1.2, 0.9, 1.35, 0.7, 1.1, 1.5];
const TONES: Record<string, { rate: number; pitch: number }> = {
    sure: { rate: 1.15, pitch: 0.94 },
    unsure: { rate: 0.8, pitch: 1.1 },
};
const PLAIN = { rate: 1, pitch: 1 };

export interface Manner {
    voice: SpeechSynthesisVoice;
    rate: number;
    pitch: number;
}

export function voicesFor(synth: Synth, language: string): SpeechSynthesisVoice[] {
    const isOurs = ({ lang }: SpeechSynthesisVoice) =>
        lang.toLowerCase().split(/[-_]/)[0] === language;
    // What is spoken at a table stays at the table: voices of this device first.
    const found = synth.getVoices().filter(isOurs);
    const own = found.filter(({ localService }) => localService);
    return own.length ? own : found;
}

/** Different seats sound different, also where the language has a single voice. */
export function mannerOf(
    voices: readonly SpeechSynthesisVoice[],
    { seat, tone = "" }: Pick<Spoken, "seat" | "tone">,
): Manner | null {
    const voice = voices[seat % voices.length];
    if (!voice) return null;
    const { rate, pitch } = TONES[tone] ?? PLAIN;
    return { voice, rate, pitch: pitch * (PITCHES[seat % PITCHES.length] ?? 1) };
}

const MARKS = /[\u2068\u2069\u200a]/g;

/** Says it, unless there is no voice for it; what was being said gives way. */
export function speak(
    spoken: Spoken,
    language: string,
    synth: Synth | undefined = globalThis.speechSynthesis,
    utter: (text: string) => SpeechSynthesisUtterance = (text) =>
        new SpeechSynthesisUtterance(text),
): boolean {
    const manner = synth ? mannerOf(voicesFor(synth, language), spoken) : null;
    if (!synth || !manner) return false;
    const utterance = utter(spoken.text.replace(MARKS, ""));
    synth.cancel();
    synth.speak(Object.assign(utterance, manner, { lang: manner.voice.lang }));
    return true;
}
