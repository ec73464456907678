import { type RefObject, useEffect } from 'react';

/**
 * Keeps `--centre` on an element: where the middle of the window lies on its list, as a part of the strip's length. The
 * swell of each card is then a CSS animation that starts so that it peaks there: nothing runs from frame to frame.
 */
export function useCentre(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    const list = element?.querySelector('ul');
    if (!element || !list || !('ResizeObserver' in globalThis)) return;
    const measure = () => {
      if (list.offsetWidth) element.style.setProperty('--centre', String(element.offsetWidth / 2 / list.offsetWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
}
