import { prefersReducedMotion } from '@viit/runtime';

/** Degrees at the edges of the card. */
const maxTilt = 7;

/** Rotation of a card about its two axes, in degrees. */
export interface Tilt {
  x: number;
  y: number;
}

/** The tilt of a card towards the pointer: none in the middle, `maxTilt` at the edges and beyond. */
export function tiltTowards(
  pointer: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): Tilt {
  if (box.width === 0 || box.height === 0) return { x: 0, y: 0 };
  const position = (value: number, start: number, size: number) =>
    Math.min(1, Math.max(0, (value - start) / size)) * 2 - 1;
  return {
    x: -position(pointer.y, box.top, box.height) * maxTilt + 0,
    y: position(pointer.x, box.left, box.width) * maxTilt + 0,
  };
}

/** Whether the visitor has a precise pointer that hovers, and no preference for reduced motion. */
export const allowsTilt = (): boolean =>
  !prefersReducedMotion() && (globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false);
