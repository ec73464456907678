/** How old a press may be that is answered late, in ms: after that it would come as a surprise. */
const patience = 4000;

/**
 * Remembers the last button that was pressed in a place whose code is still on its way: React answers nothing there, and
 * does not make up for it. Links and `<details>` are the browser's own and work meanwhile.
 * @returns what presses it again, once there is somebody to answer, and what ends the watch.
 */
export function captureEarlyClick(place: HTMLElement): { repeat: () => void; end: () => void } {
  let pressed: { button: HTMLButtonElement; at: number } | undefined;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && place.contains(button)) pressed = { button, at: performance.now() };
  };
  const end = () => document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
  return {
    end,
    repeat() {
      end();
      if (pressed?.button.isConnected && performance.now() - pressed.at < patience) pressed.button.click();
      pressed = undefined;
    },
  };
}
