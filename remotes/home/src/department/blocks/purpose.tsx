import { CheckList } from '@viit/ui/check-list';
import { NumberedList } from '@viit/ui/numbered-list';
import type { BlockProps } from './block-props.ts';
import * as css from './blocks.module.css';

/** Renders the description of the department. */
export const Overview = ({ department }: BlockProps) => <p className={css.overview}>{department.about}</p>;

/** Renders the department's vision and the points of its mission. */
export function VisionAndMission({ department: { vision, mission } }: BlockProps) {
  return (
    <div className={css.purpose}>
      {vision && (
        <div className={css.vision}>
          <h3>Vision</h3>
          <p className={css.visionText}>{vision}</p>
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
 * Renders the three lists of objectives and outcomes. The institute's data has two fields exchanged: Program Outcomes are in
 * `psos`, and Program Specific Outcomes in `pos` (R32.11).
 */
export function Outcomes({ department: { peos, pos, psos } }: BlockProps) {
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
