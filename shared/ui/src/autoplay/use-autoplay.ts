import { useReducedMotion } from '@viit/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { useHoverOrFocus } from './use-hover-or-focus.ts';

interface AutoplayOptions {
  count: number;
  /** Milliseconds for each item; without it nothing advances by itself. */
  interval: number | undefined;
  /** Hover or keyboard focus in it stops the advance. */
  area: RefObject<HTMLElement | null>;
  /** Milliseconds without advance after a choice. @default 0 */
  resumeAfter?: number;
  /** Another reason to stop. @default false */
  disabled?: boolean;
}

interface Autoplay {
  index: number;
  isPaused: boolean;
  /** Show a pause button. */
  canPlay: boolean;
  /** Do not announce items now. */
  isPlaying: boolean;
  togglePaused: () => void;
  showIndex: (index: number) => void;
  showPrevious: () => void;
  showNext: () => void;
}

/**
 * Shows one of several items at a time and wraps. Never advances with fewer than two items, under reduced motion, or in a
 * hidden tab.
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
