/** Spec 1, section 9: the line of dates slides for 0.6 s. */
const duration = 600;

/** Slides a scrolling box sideways to `left`, at once where less motion is wanted. Returns what stops it. */
export function slideTo(box: HTMLElement, left: number): () => void {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    box.scrollLeft = left;
    return () => {};
  }
  const from = box.scrollLeft;
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const part = Math.min((now - start) / duration, 1);
    box.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
