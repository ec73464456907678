import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far a finger travels before it counts, in px (spec 1, section 9). */
const threshold = 50;

/** Calls `previous` after a swipe to the right and `next` after one to the left, each of at least 50 px; scrolling is left alone. */
export function useSwipe(area: RefObject<HTMLElement | null>, previous: () => void, next: () => void): void {
  const swiped = useEffectEvent((across: number) => (across > 0 ? previous() : next()));
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    let from: { x: number; y: number } | undefined;
    const point = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      return touch && { x: touch.clientX, y: touch.clientY };
    };
    const begin = (event: TouchEvent) => {
      from = event.touches.length > 1 ? undefined : point(event);
    };
    const end = (event: TouchEvent) => {
      const to = point(event);
      if (!from || !to) return;
      const [across, down] = [to.x - from.x, to.y - from.y];
      from = undefined;
      if (Math.abs(across) >= threshold && Math.abs(across) > Math.abs(down)) swiped(across);
    };
    element.addEventListener('touchstart', begin, options);
    element.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [area]);
}
