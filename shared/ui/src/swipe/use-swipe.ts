import { type RefObject, useEffect, useEffectEvent } from 'react';

/** In px (R31.5). */
const minDistance = 50;

/** Vertical movements stay scrolling. */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  { onSwipeLeft, onSwipeRight }: { onSwipeLeft: () => void; onSwipeRight: () => void },
): void {
  const onSwipe = useEffectEvent((distance: number) => (distance > 0 ? onSwipeRight() : onSwipeLeft()));
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    let start: { clientX: number; clientY: number } | undefined;
    const onTouchStart = ({ touches: [touch, second] }: TouchEvent) => {
      start = touch && !second ? { clientX: touch.clientX, clientY: touch.clientY } : undefined;
    };
    const onTouchEnd = ({ changedTouches: [end] }: TouchEvent) => {
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = undefined;
      if (Math.abs(x) >= minDistance && Math.abs(x) > Math.abs(y)) onSwipe(x);
    };
    element.addEventListener('touchstart', onTouchStart, options);
    element.addEventListener('touchend', onTouchEnd, options);
    return () => listeners.abort();
  }, [area]);
}
