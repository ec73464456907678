/**
 * Runs an act once the browser has followed a fragment. What a render has just uncovered it follows a frame late, and it
 * takes the focus from where it is; an act that moves the focus has to come after.
 * @returns how to call it off.
 */
export function afterFragmentNavigation(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** Moves the focus to a heading without scrolling, so that reading goes on from there. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
