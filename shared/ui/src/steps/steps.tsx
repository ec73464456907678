import type { ReactNode } from 'react';
import * as css from './steps.module.css';

interface StepsProps {
  items: readonly { title?: string | undefined; text: ReactNode }[];
  label: string;
}

/** Renders a process as connected steps, up to five in a row. */
export function Steps({ items, label }: StepsProps) {
  return (
    <div className={css.frame}>
      <ol className={css.list} role="list" aria-label={label} data-short={items.length <= 5}>
        {items.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed content in a fixed order
          <li className={css.step} key={index}>
            <div>
              {title && <strong className={css.title}>{title}</strong>}
              <div className={css.text}>{text}</div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
