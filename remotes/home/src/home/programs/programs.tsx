import { PageSection } from '@viit/ui/page-section';
import { type Programme, postgraduate, undergraduate } from './content.ts';
import { ProgrammeCards } from './programme-cards.tsx';
import * as css from './programs.module.css';
import { useChosenLevel } from './use-chosen-level.ts';

interface ProgrammeLevel {
  id: string;
  label: string;
  programmes: readonly Programme[];
}

const allLevels: readonly ProgrammeLevel[] = [
  { id: 'ug', label: 'Undergraduate', programmes: undergraduate },
  { id: 'pg', label: 'Postgraduate', programmes: postgraduate },
];

/** Renders the programmes, one level at a time (R26). */
export function Programs({ levels = allLevels }: { levels?: readonly ProgrammeLevel[] }) {
  const [chosen, choose] = useChosenLevel(levels.map(({ id }) => id));
  return (
    <PageSection
      id="programs"
      title="Programs"
      lede="We offer eleven undergraduate and eleven postgraduate programmes. The Department of Basic Sciences & Humanities teaches the first year of all undergraduate programmes."
    >
      <fieldset className={css.toggle} aria-label="Level of study">
        {levels.map(({ id, label }) => (
          <button key={id} className={css.level} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      {levels.map(({ id, label, programmes }) => (
        <div key={id} className={css.group} data-chosen={id === chosen}>
          <h3 className={css.heading}>{label} programmes</h3>
          <ProgrammeCards programmes={programmes} />
        </div>
      ))}
    </PageSection>
  );
}
