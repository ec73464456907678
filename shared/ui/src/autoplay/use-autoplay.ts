import { useReducedMotion } from '@viit/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

interface AutoplayOptions {
  /** How many items there are. */
  count: number;
  /** Milliseconds for which each item is shown; without it nothing advances by itself. */
  interval: number | undefined;
  /** While a mouse is over this element or keyboard focus is in it, nothing advances. */
  area: RefObject<HTMLElement | null>;
  /** Milliseconds without advance after the visitor chose an item. @default 0 */
  resumeAfter?: number;
  /** Stops the advance for another reason, such as an open dialog. @default false */
  disabled?: boolean;
}

interface Autoplay {
  /** The item that is shown, from 0. */
  index: number;
  /** The visitor has paused it. */
  isPaused: boolean;
  /** It would advance if nothing stopped it: show a pause button. */
  canPlay: boolean;
  /** It advances at the moment: do not announce each item. */
  isPlaying: boolean;
  togglePaused: () => void;
  showIndex: (index: number) => void;
  showPrevious: () => void;
  showNext: () => void;
}

/**
 * Shows one of several items at a time: advances by itself and on request, and wraps in both directions. Never advances by
 * itself with fewer than two items, under reduced motion, or in a hidden tab. A list that becomes shorter than the index starts again
 * at the first item.
 */
export function useAutoplay({ count, interval, area, resumeAfter = 0, disabled = false }: AutoplayOptions): Autoplay {
  const reducedMotion = useReducedMotion();
  const { isActive, clearHover } = useHoverOrFocus(area);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [choices, setChoices] = useState(0);
  if (index > 0 && index >= count) setIndex(0);

  useEffect(() => {
    if (!choices) return;
    const timer = setTimeout(() => setChoices(0), resumeAfter);
    return () => clearTimeout(timer);
  }, [choices, resumeAfter]);

  const canPlay = interval !== undefined && count > 1 && !reducedMotion;
  const isPlaying = canPlay && !isPaused && !isActive && !disabled && !choices;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the index restarts the interval.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((previous) => (previous + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [isPlaying, count, interval, index]);

  const show = (indexAfter: (current: number) => number) => {
    clearHover();
    if (resumeAfter) setChoices((previous) => previous + 1);
    setIndex((current) => (indexAfter(current) + count) % count);
  };
  return {
    index,
    isPaused,
    canPlay,
    isPlaying,
    togglePaused: () => setIsPaused((previous) => !previous),
    showIndex: (next) => show(() => next),
    showPrevious: () => show((current) => current - 1),
    showNext: () => show((current) => current + 1),
  };
}
