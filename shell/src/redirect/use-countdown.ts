import { useEffect, useState } from 'react';

/**
 * Counts down once a second while `isOn`, and calls `onZero` at zero.
 * @returns the seconds that are left.
 */
export function useCountdown(seconds: number, isOn: boolean, onZero: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isOn || left <= 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onZero();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isOn, left, onZero]);
  return left;
}
