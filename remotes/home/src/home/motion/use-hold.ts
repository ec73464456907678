import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a moving part must stand still because someone is at it: a resting mouse, or keyboard focus inside (WCAG 2.2.2).
 * A press ends the mouse's hold, so that a timer which starts with the press (spec 1, section 4: news) runs its time.
 *
 * @param area what is watched; rendered from the start.
 */
export function useHold(area: RefObject<HTMLElement | null>): { held: boolean; release: () => void } {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, listener, { signal: stop.signal });
    // Focus that a press brought is no reading visitor: the mouse decides there.
    let pressed = false;
    on('pointerenter', (event) => setHovered(event.pointerType !== 'touch'));
    on('pointerleave', () => setHovered(false));
    on('pointerdown', () => {
      pressed = true;
    });
    on('click', () => {
      pressed = false;
    });
    on('focusin', () => setFocused(!pressed));
    on('focusout', (event) => {
      if (!element.contains(event.relatedTarget as Node | null)) setFocused(false);
    });
    return () => stop.abort();
  }, [area]);
  return { held: hovered || focused, release: () => setHovered(false) };
}
