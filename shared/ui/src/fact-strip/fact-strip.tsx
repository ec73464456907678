import type { ReactNode } from 'react';
import * as css from './fact-strip.module.css';

interface FactStripProps {
  facts: readonly { value: ReactNode; label: ReactNode }[];
}

/** Renders large figures with their labels, as a description list. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <dl className={css.strip}>
      {facts.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strip is fixed content in a fixed order
        <div className={css.fact} key={index}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
