import { useMediaQuery } from '@viit/runtime';
import { Dialog } from '@viit/ui/dialog';
import { Tabs } from '@viit/ui/tabs';
import { useState } from 'react';
import { type EntryIn, useEntries } from '../use-entries.ts';
import { DepartmentEntry } from './department-entry.tsx';
import * as css from './department-highlights.module.css';

type Department = EntryIn<'departments'>;

const programs: readonly { id: string; label: Department['program'] }[] = [
  { id: 'ug', label: 'Undergraduate' },
  { id: 'pg', label: 'Postgraduate' },
];

/**
 * Renders the placements of the departments in programme tabs (R86.9). Changing the programme selects its first
 * department. A picture can be enlarged in a dialog.
 */
export function DepartmentHighlights() {
  const departments = useEntries('departments');
  const [program, setProgram] = useState('ug');
  const [selected, setSelected] = useState(0);
  const [enlarged, setEnlarged] = useState<Department>();
  // From this width on, the stylesheet shows the departments in a column.
  const isColumn = useMediaQuery('(width > 64rem)');
  const changeProgram = (next: string) => {
    setProgram(next);
    setSelected(0);
  };
  return (
    <div className={css.highlights}>
      <Tabs
        label="Programme"
        selected={program}
        onSelect={changeProgram}
        tabs={programs.map(({ id, label }) => ({
          id,
          label,
          content: (
            <div className={css.departments}>
              <Tabs
                label={`${label} departments`}
                orientation={isColumn ? 'vertical' : 'horizontal'}
                selected={String(id === program ? selected : 0)}
                onSelect={(index) => setSelected(Number(index))}
                tabs={departments
                  .filter(({ program: level }) => level === label)
                  .map((record, index) => ({
                    id: String(index),
                    label: record.name,
                    content: <DepartmentEntry record={record} onEnlarge={() => setEnlarged(record)} />,
                  }))}
              />
            </div>
          ),
        }))}
      />
      <Dialog
        open={enlarged !== undefined}
        onClose={() => setEnlarged(undefined)}
        label={enlarged ? `${enlarged.name}, enlarged` : 'Enlarged picture'}
      >
        {enlarged && (
          <figure className={css.enlarged}>
            <img
              src={enlarged.picture.src}
              alt={enlarged.picture.alt}
              width="1200"
              height={(1200 * enlarged.picture.height) / enlarged.picture.width}
            />
            <figcaption>{enlarged.name}</figcaption>
          </figure>
        )}
      </Dialog>
    </div>
  );
}
