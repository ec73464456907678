/** In ms. */
const maxAge = 4000;

/** React would lose the click. @returns `repeat` clicks again and stops. */
export function captureEarlyClick(element: HTMLElement): { repeat: () => void; stop: () => void } {
  let early: { button: HTMLButtonElement; time: number } | undefined;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && element.contains(button)) early = { button, time: performance.now() };
  };
  const stop = () => document.removeEventListener('click', onClick, true);
  // React stops events before they bubble.
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
