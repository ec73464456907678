import { type RefObject, useEffect } from 'react';

/** Less than this, in px, is an unsteady press. */
const unsteady = 6;

/** Lets a mouse drag a box that scrolls sideways; fingers, wheel and keyboard scroll it already. A drag is no click. */
export function useDrag(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = area.current;
    if (!box) return;
    const stop = new AbortController();
    const { signal } = stop;
    let from: { x: number; left: number } | undefined;
    let dragged = false;
    box.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        from = { x: event.clientX, left: box.scrollLeft };
        dragged = false;
      },
      { signal },
    );
    addEventListener(
      'pointermove',
      (event) => {
        if (!from) return;
        const across = event.clientX - from.x;
        if (Math.abs(across) > unsteady) {
          dragged = true;
          box.dataset.dragging = '';
        }
        if (dragged) box.scrollLeft = from.left - across;
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      () => {
        from = undefined;
        delete box.dataset.dragging;
      },
      { signal },
    );
    box.addEventListener(
      'click',
      (event) => {
        if (!dragged) return;
        dragged = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  }, [area]);
}
