import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-offscreen` on an element while it is outside of the window. Its stylesheet pauses its animations then: an animation
 * that nobody sees would cost a phone's processor as much as one that is seen.
 */
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
