import type { CSSProperties } from 'react';
import * as css from './count-up.module.css';

interface CountUpProps {
  value: number;
  suffix?: string;
}

/**
 * Renders a number that counts up from 0 in 1500 ms with ease-out (R86.2). It is visible before any script runs, so CSS
 * animates it from the first paint. The HTML and screen readers have the final value.
 */
export function CountUp({ value, suffix = '' }: CountUpProps) {
  return (
    <span className={css.count} data-suffix={suffix} style={{ '--target': value } as CSSProperties}>
      <span className={css.final}>
        {value}
        {suffix}
      </span>
    </span>
  );
}
