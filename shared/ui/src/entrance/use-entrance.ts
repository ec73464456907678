import { prefersReducedMotion } from '@viit/runtime';
import { type RefObject, useEffect, useState } from 'react';

/** `still`: in view at hydration, or reduced motion. `waiting`: below the window. `in`: the animation runs. */
export type EntranceState = 'still' | 'waiting' | 'in';

interface EntranceOptions {
  /** Visible share. @default 0.1 */
  threshold?: number | undefined;
  /** Also for an element that a link led to; it must hide nothing. @default false */
  whenTarget?: boolean | undefined;
}

/** An element's entrance: once, and only from below the window, so that visible content is never hidden. */
export function useEntrance(
  ref: RefObject<Element | null>,
  { threshold = 0.1, whenTarget = false }: EntranceOptions = {},
): EntranceState {
  const [state, setState] = useState<EntranceState>('still');
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || !('IntersectionObserver' in globalThis)) return;
    if (element.getBoundingClientRect().top < innerHeight) {
      // An island that loads late hydrates after the jump to its fragment.
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
