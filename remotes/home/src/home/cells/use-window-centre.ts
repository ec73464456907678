import { type RefObject, useEffect } from 'react';

/**
 * Sets `--window-centre` on an element: the middle of the window as a share of the length of the list inside it. The CSS
 * animation of each card starts so that it peaks there; no script runs per frame.
 */
export function useWindowCentre(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    const list = element?.querySelector('ul');
    if (!element || !list || !('ResizeObserver' in globalThis)) return;
    const measure = () => {
      if (list.offsetWidth)
        element.style.setProperty('--window-centre', String(element.offsetWidth / 2 / list.offsetWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
}
