import type { ReactNode } from 'react';
import * as css from './membership-chart.module.css';

/** Colours of the groups, in order; a seat of group n has `data-group={n}`. */
export interface MembershipGroup {
  name: string;
  count: number;
}

interface MembershipChartProps {
  /** What is counted, such as "Members by category". */
  label: string;
  groups: readonly MembershipGroup[];
  /** The drawing: an SVG whose seats bear `data-group`, hidden from screen readers, who have the legend. */
  children: ReactNode;
}

/** Renders who sits on a body: a drawing of its seats, coloured by group, beside a legend that counts them. */
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

/** Members by group, in the order of `names`. */
export const countMembers = <Name extends string>(names: readonly Name[], of: readonly Name[]): MembershipGroup[] =>
  names.map((name) => ({ name, count: of.filter((one) => one === name).length }));
