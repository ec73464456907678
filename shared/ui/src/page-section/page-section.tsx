import { type ReactNode, useId } from 'react';
import * as css from './page-section.module.css';

interface PageSectionProps {
  title: string;
  /** Where in-page links lead. */
  id?: string | undefined;
  eyebrow?: string | undefined;
  lede?: ReactNode;
  tone?: 'plain' | 'sunken' | 'strong';
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
}

/** Renders a titled `<section>` with an h2, in the page's grid; its children follow one another at an even distance. */
export function PageSection({
  title,
  id,
  eyebrow,
  lede,
  tone = 'plain',
  width = 'normal',
  children,
}: PageSectionProps) {
  const heading = useId();
  return (
    <section className={css.section} id={id} aria-labelledby={heading} data-tone={tone}>
      <div className={css.inner} data-width={width}>
        <div className={css.head}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <h2 className={css.title} id={heading}>
            {title}
          </h2>
          {lede && <div className={css.lede}>{lede}</div>}
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </section>
  );
}
