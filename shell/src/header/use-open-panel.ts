import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A menu stays open this long after the pointer has left it, in ms (spec 1, section 9). */
const closeDelay = 200;

/** What a menu entry with a panel spreads on its list item and its button. */
export interface PanelControls {
  isOpen: boolean;
  entry: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  button: { 'aria-expanded': boolean; onClick: () => void };
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch';

/** Where the pointer was last seen to move; a header that slides under a resting pointer is entered at this very place. */
let lastMove: { clientX: number; clientY: number } | undefined;
const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
  lastMove = { clientX, clientY };
};
const hasMoved = ({ clientX, clientY }: PointerEvent) =>
  !lastMove || clientX !== lastMove.clientX || clientY !== lastMove.clientY;

/**
 * The state of a disclosure navigation (W3C APG): at most one panel is open. It opens on hover and closes 200 ms after
 * the pointer has left; by click, keyboard and touch it toggles. A click on a panel that hover has just opened leaves it
 * open. Escape closes and gives the focus back; so do a press elsewhere and focus that moves on.
 */
export function useOpenPanel(root: RefObject<HTMLElement | null>, path: string) {
  const [open, setOpen] = useState<string>();
  const openedByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (name: string | undefined, byHover = false) => {
    clearTimeout(timer.current);
    openedByHover.current = byHover;
    setOpen(name);
  };

  // A move to another page closes the menu.
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(undefined);
  }
  useEffect(() => {
    addEventListener('pointermove', onMove, { passive: true });
    return () => {
      removeEventListener('pointermove', onMove);
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(undefined);
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, root]);

  const controls = (name: string): PanelControls => ({
    isOpen: open === name,
    entry: {
      onPointerEnter: (event) => {
        if (!isMouse(event)) return;
        clearTimeout(timer.current);
        if (open !== name && hasMoved(event)) set(name, true);
      },
      onPointerLeave: (event) => {
        if (!isMouse(event)) return;
        clearTimeout(timer.current);
        const entry = event.currentTarget;
        timer.current = setTimeout(() => {
          // Whoever has tabbed into the panel keeps it.
          if (!entry.querySelector(':focus-visible')) setOpen((held) => (held === name ? undefined : held));
        }, closeDelay);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a next element the window lost the focus, or the pointer pressed on what cannot have it.
        if (open === name && relatedTarget && !currentTarget.contains(relatedTarget)) set(undefined);
      },
      onKeyDown: ({ key, currentTarget }) => {
        if (key === 'Escape' && open === name) currentTarget.querySelector('button')?.focus();
      },
    },
    button: {
      'aria-expanded': open === name,
      onClick: () => {
        if (open !== name) set(name);
        else if (openedByHover.current) openedByHover.current = false;
        else set(undefined);
      },
    },
  });
  return { controls, close: () => set(undefined) };
}
