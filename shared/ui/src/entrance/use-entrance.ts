import { prefersReducedMotion } from '@viit/runtime';
import { type RefObject, useEffect, useState } from 'react';

/**
 * The state of an element's entrance animation.
 * - `still`: it has none, because it was in view when the page was hydrated or motion is reduced.
 * - `waiting`: it is below the window.
 * - `in`: it has come into view; the animation runs.
 */
export type EntranceState = 'still' | 'waiting' | 'in';

interface EntranceOptions {
  /** The visible share, 0 to 1, from which the element counts as in view. @default 0.1 */
  threshold?: number | undefined;
  /** Also run it for an element that a link has led to, though it is in view already. It must hide nothing. @default false */
  whenTarget?: boolean | undefined;
}

/**
 * Returns the state of an element's entrance, which happens once and only if the element was below the window at hydration:
 * content that a visitor sees is never hidden again.
 */
export function useEntrance(
  ref: RefObject<Element | null>,
  { threshold = 0.1, whenTarget = false }: EntranceOptions = {},
): EntranceState {
  const [state, setState] = useState<EntranceState>('still');
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || !('IntersectionObserver' in globalThis)) return;
    if (element.getBoundingClientRect().top < innerHeight) {
      // A block whose code loads late is hydrated after the jump to it.
      if (whenTarget && element.closest(':target')) setState('in');
      return;
    }
    setState('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        setState('in');
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, whenTarget]);
  return state;
}
