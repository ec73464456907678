import { useEffect, useRef } from 'react';
import { useEntrance } from '../entrance/use-entrance.ts';
import * as css from './counter.module.css';

interface CounterProps {
  value: number;
  /** @default '' */
  prefix?: string;
  /** @default '' */
  suffix?: string;
  /** @default 0 */
  decimals?: number;
  /** Milliseconds. @default 2000 */
  duration?: number;
  /** Visible share from which it counts. @default 0.1 */
  threshold?: number;
}

/**
 * Renders a number that counts up once when in view. The text is always the final value; CSS draws the digits from
 * `data-running`.
 */
export function Counter({
  value,
  prefix = '',
  suffix = '',
  decimals = 0,
  duration = 2000,
  threshold = 0.1,
}: CounterProps) {
  const root = useRef<HTMLSpanElement>(null);
  const entrance = useEntrance(root, { threshold, whenTarget: true });
  useEffect(() => {
    const element = root.current;
    if (!element || entrance === 'still') return;
    const draw = (number: number) => {
      element.dataset.running = format(number, prefix, suffix, decimals);
    };
    draw(0);
    if (entrance === 'waiting') return;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min((now - start) / duration, 1);
      draw(value * (1 - (1 - progress) ** 3));
      if (progress < 1) frame = requestAnimationFrame(step);
      else delete element.dataset.running;
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      delete element.dataset.running;
    };
  }, [entrance, value, prefix, suffix, decimals, duration]);
  return (
    <span className={css.counter} ref={root}>
      <span className={css.final}>{format(value, prefix, suffix, decimals)}</span>
    </span>
  );
}

function format(number: number, prefix: string, suffix: string, decimals: number): string {
  return `${prefix}${number.toFixed(decimals)}${suffix}`;
}
