import { type ReactNode, useId } from 'react';
import * as css from './page-section.module.css';

interface PageSectionProps {
  title: string;
  id?: string | undefined;
  eyebrow?: string | undefined;
  lede?: ReactNode;
  /** @default 'plain' */
  tone?: 'plain' | 'sunken' | 'strong';
  /** @default 'normal' */
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
}

/** Renders a `<section>` named by its h2. */
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
        <div className={css.header}>
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
