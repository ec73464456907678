import { Reveal } from '@viit/ui/reveal';
import type { ReactNode } from 'react';
import * as css from './timeline.module.css';

interface TimelineProps {
  items: readonly { id: string; marker: ReactNode; title?: string | undefined; content: ReactNode }[];
  label: string;
}

/** Renders dated entries on alternating sides; they slide in when a tenth is in view. */
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
