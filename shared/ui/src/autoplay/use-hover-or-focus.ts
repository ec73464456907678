import { type RefObject, useEffect, useState } from 'react';

interface HoverOrFocus {
  /** A mouse is over the element, or keyboard focus is in it. */
  isActive: boolean;
  /** Ends the hover: the mouse counts again when it next enters. */
  clearHover: () => void;
}

/**
 * Returns whether a mouse is over an element or keyboard focus is inside it, for content that moves by itself and has to
 * stop meanwhile (WCAG 2.2.2). A touch is not a hover, and focus that a press brought is not keyboard focus.
 * @param area The element; must be in the first render.
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
