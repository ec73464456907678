import type { ReactNode } from 'react';
import * as css from './hidden-text.module.css';

/** Renders text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
