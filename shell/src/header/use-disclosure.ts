import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { OpenPanelState } from './use-open-panel.ts';

/** In ms (R4.5). */
const closeDelay = 200;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * One entry of a disclosure navigation (W3C APG): hover, click, keyboard and touch open it; Escape, a press elsewhere and
 * leaving focus close it.
 */
export function useDisclosure(name: string, [open, setOpen]: OpenPanelState) {
  const item = useRef<HTMLLIElement>(null);
  const isHovered = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = open?.name === name;

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isInside = (target: EventTarget | null) => item.current?.contains(target as Node) ?? false;
    const onPress = ({ target }: Event) => {
      if (!isInside(target)) setOpen(undefined);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isInside(document.activeElement)) item.current?.querySelector('button')?.focus();
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listeners.abort();
  }, [isOpen, setOpen]);

  const closeUnlessFocused = () => {
    if (item.current?.querySelector(':focus-visible')) return;
    setOpen((current) => (current?.name === name ? undefined : current));
  };
  return {
    isOpen,
    close: () => setOpen(undefined),
    item: {
      ref: item,
      // Not `pointerenter`: a header that slides under a resting pointer must not open.
      onPointerMove: (event: PointerEvent) => {
        if (isTouch(event)) return;
        clearTimeout(closing.current);
        if (!isHovered.current && !isOpen) setOpen({ name, byHover: true });
        isHovered.current = true;
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isTouch(event)) return;
        isHovered.current = false;
        clearTimeout(closing.current);
        closing.current = setTimeout(closeUnlessFocused, closeDelay);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Without a `relatedTarget`, the window lost focus or text was pressed.
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined);
      },
    },
    button: {
      'aria-expanded': isOpen,
      onClick: () => setOpen(isOpen && !open.byHover ? undefined : { name, byHover: false }),
    },
  };
}
