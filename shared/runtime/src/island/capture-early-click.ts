/** An older click is not repeated, in ms: visitors no longer expect it. */
const maxAge = 4000;

/**
 * Remembers the last click on a button inside `element` until its code has loaded: React neither handles nor replays it.
 * Links and `<details>` work without code.
 * @returns `repeat` clicks the button again and stops; `stop` only stops.
 */
export function captureEarlyClick(element: HTMLElement): { repeat: () => void; stop: () => void } {
  let early: { button: HTMLButtonElement; time: number } | undefined;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && element.contains(button)) early = { button, time: performance.now() };
  };
  const stop = () => document.removeEventListener('click', onClick, true);
  // In the capture phase: React stops events in a boundary that is not hydrated.
  document.addEventListener('click', onClick, true);
  return {
    stop,
    repeat() {
      stop();
      if (early?.button.isConnected && performance.now() - early.time < maxAge) early.button.click();
      early = undefined;
    },
  };
}
