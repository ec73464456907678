import type { ReactNode } from 'react';
import * as css from './membership-chart.module.css';

/** A group of members. The stylesheet colours the seats with `data-group={n}` for group n. */
export interface MembershipGroup {
  name: string;
  count: number;
}

interface MembershipChartProps {
  /** What is counted, such as "Members by category". */
  label: string;
  groups: readonly MembershipGroup[];
  /** An SVG whose seats have `data-group`. It is hidden from screen readers, which read the legend. */
  children: ReactNode;
}

/** Renders the members of a body: a drawing of its seats, coloured by group, beside a legend with the counts. */
export function MembershipChart({ label, groups, children }: MembershipChartProps) {
  return (
    <figure className={css.composition}>
      <div className={css.seats}>{children}</div>
      <figcaption className={css.legend}>
        <p className={css.label}>{label}</p>
        <ul role="list">
          {groups.map(({ name, count }, index) => (
            <li key={name} data-group={index}>
              <span className={css.count}>{count}</span> {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Counts the members of each group, in the order of `names`. */
export const countMembers = <Name extends string>(
  names: readonly Name[],
  memberGroups: readonly Name[],
): MembershipGroup[] => names.map((name) => ({ name, count: memberGroups.filter((group) => group === name).length }));
