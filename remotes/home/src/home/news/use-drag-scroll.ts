import { type RefObject, useEffect } from 'react';

/** A shorter movement, in px, counts as a click. */
const minDistance = 6;

/** Lets a mouse drag an element that scrolls sideways, as touch does. A drag does not click the element under the pointer. */
export function useDragScroll(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = area.current;
    if (!box) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let start: { x: number; left: number } | undefined;
    let dragged = false;
    box.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        start = { x: event.clientX, left: box.scrollLeft };
        dragged = false;
      },
      { signal },
    );
    addEventListener(
      'pointermove',
      (event) => {
        if (!start) return;
        const distance = event.clientX - start.x;
        if (Math.abs(distance) > minDistance) {
          dragged = true;
          box.dataset.dragging = '';
        }
        if (dragged) box.scrollLeft = start.left - distance;
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      () => {
        start = undefined;
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
    return () => listeners.abort();
  }, [area]);
}
