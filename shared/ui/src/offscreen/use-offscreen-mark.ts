import { type RefObject, useEffect } from 'react';

/** Sets `data-offscreen` outside the window, where CSS pauses animations to save the processor. */
export function useOffscreenMark(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      element.toggleAttribute('data-offscreen', !entries.at(-1)?.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
