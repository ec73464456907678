import type { ReactNode } from 'react';
import * as css from './chip.module.css';

interface ChipProps {
  /** Statuses must be named in the text too. @default 'neutral' */
  tone?: 'neutral' | 'green' | 'yellow' | 'sea';
  children: ReactNode;
}

/** Renders a tag or a status badge. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return (
    <span className={css.chip} data-tone={tone}>
      {children}
    </span>
  );
}
