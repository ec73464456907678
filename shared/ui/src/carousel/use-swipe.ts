import { type TouchEvent, useRef } from 'react';

/** Touch handlers that go one step for a sideways swipe of at least 50 px (spec 1, section 9). */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      if (Math.abs(across) >= 50 && Math.abs(across) > Math.abs(touch.clientY - start.current.y))
        go(across < 0 ? 1 : -1);
    },
  };
}
