import { useEffect, useRef } from 'react';
import { useEntrance } from '../entrance/use-entrance.ts';
import * as css from './counter.module.css';

interface CounterProps {
  value: number;
  prefix?: string;
  suffix?: string;
  decimals?: number;
  /** Milliseconds. */
  duration?: number;
  /** The visible part, 0 to 1, from which it counts. */
  threshold?: number;
}

/**
 * Renders a number that counts up once when it comes into view. The HTML and readers always hold the final value; the
 * running digits are drawn over it from an attribute.
 */
export function Counter({
  value,
  prefix = '',
  suffix = '',
  decimals = 0,
  duration = 2000,
  threshold = 0.1,
}: CounterProps) {
  const box = useRef<HTMLSpanElement>(null);
  const entrance = useEntrance(box, threshold);
  const written = (number: number) => `${prefix}${number.toFixed(decimals)}${suffix}`;
  useEffect(() => {
    const element = box.current;
    if (!element || entrance === 'still') return;
    const draw = (number: number) => {
      element.dataset.running = `${prefix}${number.toFixed(decimals)}${suffix}`;
    };
    draw(0);
    if (entrance === 'waiting') return;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min((now - start) / duration, 1);
      draw(value * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
      else delete element.dataset.running;
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      delete element.dataset.running;
    };
  }, [entrance, value, prefix, suffix, decimals, duration]);
  return (
    <span className={css.counter} ref={box}>
      <span className={css.final}>{written(value)}</span>
    </span>
  );
}
