import { CheckList } from '@viit/ui/check-list';
import { NumberedList } from '@viit/ui/numbered-list';
import type { SectionProps } from '../sections.tsx';
import * as css from './sections.module.css';

/** Renders what the department is. */
export const Overview = ({ department }: SectionProps) => <p className={css.overview}>{department.about}</p>;

/** Renders the department's vision in one sentence and its mission point by point. */
export function VisionAndMission({ department: { vision, mission } }: SectionProps) {
  return (
    <div className={css.purpose}>
      {vision && (
        <div className={css.vision}>
          <h3>Vision</h3>
          <p className={css.sentence}>{vision}</p>
        </div>
      )}
      {mission && mission.length > 0 && (
        <div className={css.mission}>
          <h3>Mission</h3>
          <CheckList items={mission} />
        </div>
      )}
    </div>
  );
}

/**
 * Renders the three lists of objectives and outcomes. A quirk of the institute's data is kept (spec 1, section 2.5): the list
 * labelled Program Outcomes holds the field `psos`, and the one labelled Program Specific Outcomes holds `pos`.
 */
export function Outcomes({ department: { peos, pos, psos } }: SectionProps) {
  return (
    <div className={css.outcomes}>
      <Statements title="Program Educational Objectives" statements={peos} />
      <Statements title="Program Outcomes" statements={psos} />
      <Statements title="Program Specific Outcomes" statements={pos} />
    </div>
  );
}

function Statements({ title, statements }: { title: string; statements: readonly string[] | undefined }) {
  if (!statements || statements.length === 0) return null;
  return (
    <div className={css.statements}>
      <h3>{title}</h3>
      <NumberedList items={statements.map((text) => ({ text }))} columns={2} />
    </div>
  );
}
