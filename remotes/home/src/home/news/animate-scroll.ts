import { prefersReducedMotion } from '@viit/runtime';

/** Milliseconds (R31.3). */
const duration = 600;

/** Scrolls an element sideways to `left` px, without animation under reduced motion. Returns a function that stops it. */
export function animateScroll(box: HTMLElement, left: number): () => void {
  if (prefersReducedMotion()) {
    box.scrollLeft = left;
    return () => {};
  }
  const from = box.scrollLeft;
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const progress = Math.min((now - start) / duration, 1);
    box.scrollLeft = from + (left - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
