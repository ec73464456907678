import type { ReactNode } from 'react';
import * as css from './quote.module.css';

interface QuoteProps {
  children: ReactNode;
  /** Who said it. */
  by?: ReactNode;
}

/** Renders a pull quote with its author. */
export function Quote({ children, by }: QuoteProps) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.text}>{children}</blockquote>
      {by && <figcaption className={css.author}>{by}</figcaption>}
    </figure>
  );
}
