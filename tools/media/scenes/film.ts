/** A film is a drawing of time: the same second always gives the same picture. */
export interface Film {
  /** In px. */
  width: number;
  height: number;
  seconds: number;
  /** The SVG markup (without the svg element) of the frame at `t` seconds. Colours may be tokens: `var(--sea-950)`. */
  draw: (t: number) => string;
}

/** 0 before `from`, 1 after `to`, slow at both ends. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * x * (x * (6 * x - 15) + 10);
}

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Between two sizes, growing by the same factor in the same time. */
export const zoomBetween = (from: number, to: number, share: number): number => from * (to / from) ** share;

/** Between two colours or tokens. */
export const blend = (from: string, to: string, share: number): string =>
  `color-mix(in srgb, ${to} ${round(share * 100)}%, ${from})`;

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A scattered but fixed number from 0 to 1 for each `place`; another `series` gives others. */
export function scattered(place: number, series = 1): number {
  const mixed = Math.imul(Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(series, 0x85ebca6b), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

interface Placed {
  x?: number;
  y?: number;
  scale?: number;
  opacity?: number;
}

/** Groups markup at a place. Nothing is drawn where it could not be seen. */
export function group(markup: string, { x = 0, y = 0, scale = 1, opacity = 1 }: Placed): string {
  if (opacity <= 0) return '';
  const shown = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return `<g transform="translate(${round(x)} ${round(y)})scale(${round(scale)})"${shown}>${markup}</g>`;
}
