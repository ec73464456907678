import type { ReactNode } from 'react';
import * as css from './quote.module.css';

interface QuoteProps {
  children: ReactNode;
  /** Who said it. */
  by?: ReactNode;
}

/** Renders a pull quote, with an author as a figure. */
export function Quote({ children, by }: QuoteProps) {
  const text = <blockquote className={css.text}>{children}</blockquote>;
  if (!by) return <div className={css.quote}>{text}</div>;
  return (
    <figure className={css.quote}>
      {text}
      <figcaption className={css.author}>{by}</figcaption>
    </figure>
  );
}
