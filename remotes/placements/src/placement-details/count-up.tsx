import type { CSSProperties } from 'react';
import * as css from './count-up.module.css';

interface CountUpProps {
  value: number;
  suffix?: string;
}

/**
 * Renders a number that counts from 0 over 1500 ms with ease-out (R86.2). It stands in the opening, in view before
 * any script runs, so style alone does it, from the first paint; the HTML and readers hold the final value.
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
