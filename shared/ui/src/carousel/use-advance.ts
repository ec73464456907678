import { type RefObject, useEffect } from 'react';
import { lessMotion } from '../in-view/less-motion.ts';

/** Calls `advance` every `interval` ms, except while the pointer or the keyboard's focus is inside, or motion is not wanted. */
export function useAdvance(
  root: RefObject<Element | null>,
  interval: number | undefined,
  paused: boolean,
  index: number,
  advance: () => void,
) {
  // A move by hand changes the index, so that the next move by itself is a whole interval away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts anew with each slide, and `advance` belongs to the slide
  useEffect(() => {
    if (!interval || paused) return;
    const timer = setInterval(() => {
      const inUse = document.hidden || root.current?.matches(':hover, :has(:focus-visible)');
      if (!inUse && !lessMotion()) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, paused, index]);
}
