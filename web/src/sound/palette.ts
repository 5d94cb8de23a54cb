// The sounds of the table, made here. They never differ from object to object or from hat to hat.

export const SOUNDS = [
    "slide",
    "tap",
    "tick",
    "hum",
    "thanks",
    "refusal",
    "drum",
    "swap",
    "pop",
    "knock",
    "win",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound: a tone that glides, or noise through a filter around `from`. */
export interface Voice {
    wave: OscillatorType | "noise";
    from: number;
    to: number;
    /** Seconds. */
    at: number;
    length: number;
    loud: number;
}

const voice = (
    wave: Voice["wave"],
    [from, to]: [number, number],
    loud: number,
    length: number,
    at = 0,
): Voice => ({ wave, from, to, loud, length, at });

const BEATS = 9;
/** Growing louder and never landing: what comes is not told. */
const drum = Array.from({ length: BEATS }, (_, beat) =>
    voice("triangle", [120, 92], 0.05 + 0.012 * beat, 0.09, beat * 0.045),
);

export const PALETTE: Record<Sound, readonly Voice[]> = {
    slide: [voice("noise", [1400, 1400], 0.12, 0.28)],
    tap: [voice("triangle", [520, 180], 0.16, 0.07)],
    tick: [voice("square", [1900, 1500], 0.05, 0.03)],
    hum: [voice("sine", [330, 440], 0.1, 0.32)],
    thanks: [voice("sine", [523, 523], 0.07, 0.16), voice("sine", [659, 659], 0.08, 0.26, 0.09)],
    refusal: [
        voice("triangle", [262, 247], 0.12, 0.13),
        voice("triangle", [196, 165], 0.13, 0.24, 0.12),
    ],
    drum,
    swap: [voice("noise", [500, 1800], 0.1, 0.45), voice("noise", [1800, 500], 0.07, 0.45, 0.22)],
    pop: [voice("sine", [300, 900], 0.2, 0.11)],
    knock: [voice("triangle", [150, 70], 0.28, 0.18)],
    win: [523, 659, 784, 1047].map((tone, nth) =>
        voice("triangle", [tone, tone], 0.09, nth === 3 ? 0.6 : 0.2, nth * 0.12),
    ),
};

export function perform(audio: AudioContext, sound: Sound): void {
    for (const one of PALETTE[sound]) sing(audio, one);
}

function sing(audio: AudioContext, { wave, from, to, at, length, loud }: Voice): void {
    const start = audio.currentTime + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    gain.connect(audio.destination);
    if (wave === "noise") {
        const filter = audio.createBiquadFilter();
        filter.type = "bandpass";
        glide(filter.frequency, from, to, start, length);
        filter.connect(gain);
        const source = audio.createBufferSource();
        source.buffer = noise(audio, length);
        source.connect(filter);
        source.start(start);
    } else {
        const source = audio.createOscillator();
        source.type = wave;
        glide(source.frequency, from, to, start, length);
        source.connect(gain);
        source.start(start);
        source.stop(start + length);
    }
}

function glide(param: AudioParam, from: number, to: number, start: number, length: number): void {
    param.setValueAtTime(from, start);
    param.exponentialRampToValueAtTime(to, start + length);
}

/** Paper over wood: a short breath of noise. */
function noise(audio: AudioContext, length: number): AudioBuffer {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return buffer;
}
