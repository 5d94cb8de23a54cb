// A big screen is drawn as 1280 by 720 and enlarged as a whole, whatever it measures: what can be
// read from three metres on one television can be read on every one.

const WIDE = 1280;
const HIGH = 720;

export const zoomFor = (width: number, height: number) =>
    Math.max(1, Math.min(width / WIDE, height / HIGH));
