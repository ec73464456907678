import type { ReactNode } from 'react';
import * as css from './quote.module.css';

interface QuoteProps {
  children: ReactNode;
  by?: ReactNode;
}

/** Renders a pull quote and who said it. */
export function Quote({ children, by }: QuoteProps) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.words}>{children}</blockquote>
      {by && <figcaption className={css.by}>{by}</figcaption>}
    </figure>
  );
}
