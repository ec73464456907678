/** An animation whose frames depend only on the time: the same time always gives the same frame. */
export interface Film {
  /** In px. */
  width: number;
  height: number;
  seconds: number;
  /** The SVG markup (without the svg element) of the frame at `t` seconds. Colours may be tokens: `var(--sea-950)`. */
  draw: (t: number) => string;
}

/** The progress from `from` to `to`, 0 to 1, with easing at both ends. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** The value between two numbers at a progress of 0 to 1. */
export const interpolate = (from: number, to: number, progress: number): number => from + (to - from) * progress;

/** The scale between two scales at a progress of 0 to 1: grows by the same factor in the same time. */
export const interpolateScale = (from: number, to: number, progress: number): number => from * (to / from) ** progress;

/** The colour between two colours or tokens at a progress of 0 to 1. */
export const blend = (from: string, to: string, progress: number): string =>
  `color-mix(in srgb, ${to} ${round(progress * 100)}%, ${from})`;

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns a pseudo-random number from 0 to 1, always the same for an `index` and a `series`. */
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

/** Wraps markup in a group with a position, a scale and an opacity. Returns nothing if it would be invisible. */
export function group(markup: string, { x = 0, y = 0, scale = 1, opacity = 1 }: GroupOptions): string {
  if (opacity <= 0) return '';
  const attribute = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return `<g transform="translate(${round(x)} ${round(y)})scale(${round(scale)})"${attribute}>${markup}</g>`;
}
