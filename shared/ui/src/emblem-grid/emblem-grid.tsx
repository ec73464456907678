import { Emblem, type EmblemShape, type EmblemTone } from '@viit/ui/emblem';
import type { ReactNode } from 'react';
import * as css from './emblem-grid.module.css';

interface EmblemGridProps {
  items: readonly {
    name: string;
    initials: string;
    tone?: EmblemTone | undefined;
    shape?: EmblemShape | undefined;
    note?: ReactNode;
  }[];
  label: string;
}

/** Renders a grid of emblems, each with its name and a note. */
export function EmblemGrid({ items, label }: EmblemGridProps) {
  return (
    <ul className={css.grid} role="list" aria-label={label}>
      {items.map(({ name, initials, tone, shape, note }) => (
        <li className={css.item} key={name}>
          <Emblem name={name} initials={initials} tone={tone} shape={shape} decorative />
          <div>
            <p className={css.name}>{name}</p>
            {note && <p className={css.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
