/** How far the card leans at its edges, in degrees. */
const maxTilt = 7;

/** A card's turn about its two axes, in degrees. */
export interface Tilt {
  x: number;
  y: number;
}

/** The turn of a card whose box the pointer is over: level in the middle, towards the pointer at the edges, never beyond `lean`. */
export function tiltTowards(
  pointer: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): Tilt {
  if (box.width === 0 || box.height === 0) return { x: 0, y: 0 };
  const part = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / size)) * 2 - 1;
  return {
    x: -part(pointer.y, box.top, box.height) * maxTilt + 0,
    y: part(pointer.x, box.left, box.width) * maxTilt + 0,
  };
}

/** Whether cards may follow the pointer: one that hovers exactly, and a visitor who has not asked for less motion. */
export const allowsTilt = (): boolean =>
  globalThis.matchMedia?.('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches ??
  false;
