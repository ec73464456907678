import { type RefObject, useEffect, useState } from 'react';

interface HoverOrFocus {
  isActive: boolean;
  /** The mouse counts again when it next enters. */
  clearHover: () => void;
}

/**
 * Whether a mouse is over an element or keyboard focus is in it, for content that must then stop (WCAG 2.2.2).
 * @param area must be in the first render.
 */
export function useHoverOrFocus(area: RefObject<HTMLElement | null>): HoverOrFocus {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listeners = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, listener, { signal: listeners.signal });
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
    return () => listeners.abort();
  }, [area]);
  return { isActive: hovered || focused, clearHover: () => setHovered(false) };
}
