import { type RefObject, useEffect, useState } from 'react';
import { lessMotion } from './less-motion.ts';

/**
 * Where an element's entrance stands. `still`: it takes none, because it was in view when the page came alive, or motion
 * is not wanted. `waiting`: it lies below the window. `in`: it has come into view and may move.
 */
export type Entrance = 'still' | 'waiting' | 'in';

/** Lets an element enter once, and only if it lay below the window when the page came alive: what is seen is never hidden. */
export function useEntrance(ref: RefObject<Element | null>, threshold = 0.1): Entrance {
  const [entrance, setEntrance] = useState<Entrance>('still');
  useEffect(() => {
    const element = ref.current;
    if (!element || lessMotion() || !('IntersectionObserver' in globalThis)) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    setEntrance('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        setEntrance('in');
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold]);
  return entrance;
}
