import { useEffect, useState } from 'react';

/** @returns the remaining seconds. */
export function useCountdown(seconds: number, isOn: boolean, onZero: () => void): number {
  const [remaining, setRemaining] = useState(seconds);
  useEffect(() => {
    if (!isOn || remaining <= 0) return;
    const timer = setTimeout(() => {
      setRemaining(remaining - 1);
      if (remaining === 1) onZero();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isOn, remaining, onZero]);
  return remaining;
}
