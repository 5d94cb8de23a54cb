// Six small sounds, made here. They never differ from object to object or from hat to hat.

import { settings } from "./settings.svelte";

export type Sound = "slide" | "tap" | "tick" | "hum" | "pop" | "knock";
let context: AudioContext | null = null;

function audio(): AudioContext | null {
    if (!settings.sound || typeof AudioContext === "undefined") return null;
    // Before the first touch a browser plays nothing; a sound that waits for it comes too late.
    if (navigator.userActivation?.hasBeenActive === false) return null;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
}

interface Shape {
    from: number;
    to: number;
    length: number;
    loud: number;
    wave: OscillatorType;
}
const TONES: Partial<Record<Sound, Shape>> = {
    tap: { from: 520, to: 180, length: 0.07, loud: 0.16, wave: "triangle" },
    tick: { from: 1900, to: 1500, length: 0.03, loud: 0.05, wave: "square" },
    hum: { from: 330, to: 440, length: 0.32, loud: 0.1, wave: "sine" },
    pop: { from: 300, to: 900, length: 0.11, loud: 0.2, wave: "sine" },
    knock: { from: 150, to: 70, length: 0.18, loud: 0.28, wave: "triangle" },
};

export function play(sound: Sound): void {
    const at = audio();
    if (!at) return;
    const tone = TONES[sound];
    if (tone) playTone(at, tone);
    else playSlide(at);
}

function fading(at: AudioContext, loud: number, length: number): GainNode {
    const gain = at.createGain();
    gain.gain.setValueAtTime(loud, at.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, at.currentTime + length);
    gain.connect(at.destination);
    return gain;
}

function playTone(at: AudioContext, { from, to, length, loud, wave }: Shape): void {
    const source = at.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, at.currentTime);
    source.frequency.exponentialRampToValueAtTime(to, at.currentTime + length);
    source.connect(fading(at, loud, length));
    source.start();
    source.stop(at.currentTime + length);
}

/** Paper over wood: a short breath of noise. */
function playSlide(at: AudioContext): void {
    const length = 0.28;
    const noise = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = at.createBufferSource();
    const filter = at.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 1400;
    source.buffer = noise;
    source.connect(filter).connect(fading(at, 0.12, length));
    source.start();
}
