/**
 * Calls `callback` after the browser has scrolled to a URL fragment. For content that was hidden until the last render,
 * the browser does so one frame later and takes the focus, so code that moves the focus has to wait.
 *
 * @returns a function that cancels the call.
 */
export function afterFragmentNavigation(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** Moves the focus to a heading without scrolling, so that a screen reader continues from there. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
