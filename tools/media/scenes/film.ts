export interface Film {
  width: number;
  height: number;
  seconds: number;
  /**
   * SVG markup at `t` seconds, without the svg element. Colours may be tokens: `var(--sea-950)`. The same `t` gives the same
   * frame.
   */
  draw: (t: number) => string;
}

/** Progress from 0 to 1, eased at both ends. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** @param progress 0 to 1. */
export const interpolate = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** Multiplies by the same factor in the same time. @param progress 0 to 1. */
export const interpolateScale = (from: number, to: number, progress: number): number => from * (to / from) ** progress;

/** Blends two colours or tokens. @param progress 0 to 1. */
export const blend = (from: string, to: string, progress: number): string =>
  `color-mix(in srgb, ${to} ${round(progress * 100)}%, ${from})`;

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** From 0 to 1; the same for the same `index` and `series`. */
export function pseudoRandom(index: number, series = 1): number {
  const mixed = Math.imul(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(series, 0x85ebca6b), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

interface GroupOptions {
  x?: number;
  y?: number;
  scale?: number;
  opacity?: number;
}

/** Returns nothing if the group would be invisible. */
export function group(markup: string, { x = 0, y = 0, scale = 1, opacity = 1 }: GroupOptions): string {
  if (opacity <= 0) return '';
  const attribute = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return `<g transform="translate(${round(x)} ${round(y)})scale(${round(scale)})"${attribute}>${markup}</g>`;
}
