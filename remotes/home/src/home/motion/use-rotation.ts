import { useReducedMotion } from '@viit/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { useHold } from './use-hold.ts';

interface RotationOptions {
  count: number;
  /** Milliseconds that each one stays. */
  interval: number;
  /** What holds the rotation while it is under a mouse or has keyboard focus. */
  area: RefObject<HTMLElement | null>;
  /** Milliseconds without advance after a hand moved it. */
  rest?: number;
  /** Stands still for another reason, such as an open viewer. */
  stopped?: boolean;
}

export interface Rotation {
  index: number;
  /** Paused by its pause control. */
  paused: boolean;
  /** It advances by itself unless it is stopped: there is something to pause. */
  moves: boolean;
  /** It advances by itself at this moment. */
  running: boolean;
  toggle: () => void;
  select: (index: number) => void;
  previous: () => void;
  next: () => void;
}

/**
 * One of several shown at a time: advances by itself and by hand, wraps both ways, begins again at 0 when the list became
 * shorter. Never by itself with fewer than two, while held, or under reduced motion.
 */
export function useRotation({ count, interval, area, rest = 0, stopped = false }: RotationOptions): Rotation {
  const still = useReducedMotion();
  const { held, release } = useHold(area);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hand, setHand] = useState(0);
  if (index > 0 && index >= count) setIndex(0);

  useEffect(() => {
    if (!hand) return;
    const timer = setTimeout(() => setHand(0), rest);
    return () => clearTimeout(timer);
  }, [hand, rest]);

  const moves = count > 1 && !still;
  const running = moves && !paused && !held && !stopped && !hand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the index starts the time of the next one.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((held) => (held + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [running, count, interval, index]);

  const move = (to: (from: number) => number) => {
    release();
    if (rest) setHand((hands) => hands + 1);
    setIndex((from) => (count ? (to(from) + count) % count : 0));
  };
  return {
    index: index < count ? index : 0,
    paused,
    moves,
    running,
    toggle: () => setPaused((was) => !was),
    select: (to) => move(() => to),
    previous: () => move((from) => from - 1),
    next: () => move((from) => from + 1),
  };
}
