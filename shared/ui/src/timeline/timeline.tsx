import { Reveal } from '@viit/ui/reveal';
import type { ReactNode } from 'react';
import * as css from './timeline.module.css';

interface TimelineProps {
  items: readonly { id: string; marker: ReactNode; title?: string | undefined; content: ReactNode }[];
  /** Names the list to a screen reader. */
  label: string;
}

/** Renders a line with numbered or dated entries on alternating sides, on narrow screens on one side. Entries slide in when a tenth is in view. */
export function Timeline({ items, label }: TimelineProps) {
  return (
    <div className={css.frame}>
      <ol className={css.line} role="list" aria-label={label}>
        {items.map(({ id, marker, title, content }, index) => (
          <li className={css.entry} key={id}>
            <span className={css.marker}>{marker}</span>
            <Reveal className={css.card} from={index % 2 ? 'end' : 'start'}>
              {title && <strong className={css.title}>{title}</strong>}
              {content}
            </Reveal>
          </li>
        ))}
      </ol>
    </div>
  );
}
