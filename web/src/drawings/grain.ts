/** The lines of a wooden table: the same wood for the same size, so it never jumps. */
export function grain(width: number, height: number, planks: number) {
    const next = numbers(3);
    return {
        seams: seams(width, height, planks, next),
        fibres: fibres(width, height, Math.round(planks * 3.2), next),
        knots: knot(width * 0.3, (height * 1.5) / planks) + knot(width * 0.72, height * 0.4),
    };
}

function numbers(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const short = (value: number) => Math.round(value * 10) / 10;

function seams(width: number, height: number, planks: number, next: () => number): string {
    let d = "";
    for (let plank = 1; plank < planks; plank++) {
        const y = (height * plank) / planks;
        d += `M-5 ${short(y)}`;
        for (let x = 0; x <= width + 60; x += 60) {
            d += ` Q${x + 30} ${short(y + (next() - 0.5) * 3.4)} ${x + 60} ${short(y + (next() - 0.5) * 2)}`;
        }
    }
    return d;
}

function fibres(width: number, height: number, count: number, next: () => number): string {
    let d = "";
    for (let fibre = 0; fibre < count; fibre++) {
        const length = 40 + next() * 110;
        d += `M${short(next() * width)} ${short(next() * height)}`;
        d += `q${short(length / 2)} ${short((next() - 0.5) * 8)} ${short(length)} ${short((next() - 0.5) * 3)}`;
    }
    return d;
}

function knot(x: number, y: number): string {
    const ring = (rx: number, ry: number) =>
        `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`;
    return ring(13, 5) + ring(6, 2);
}
