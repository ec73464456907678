import { useReducedMotion } from '@viit/runtime';
import { useEffect } from 'react';
import { startSmoothScroll } from './start-smooth-scroll.ts';

/** Not under reduced motion. */
export function useSmoothScroll(start: typeof startSmoothScroll = startSmoothScroll): void {
  const prefersReducedMotion = useReducedMotion();
  useEffect(() => (prefersReducedMotion ? undefined : start()), [prefersReducedMotion, start]);
}
