import type { EntryIn } from '../use-entries.ts';
import { academicYear } from './academic-year.ts';

type Approval = EntryIn<'aicte-approvals'>;

/** The approvals by decade, in their order. The page's links name the first year of a decade. */
export function byDecade(approvals: readonly Approval[]) {
  const decades = new Map<number, Approval[]>();
  for (const approval of approvals) {
    const start = Math.floor(approval.firstYear / 10) * 10;
    decades.set(start, [...(decades.get(start) ?? []), approval]);
  }
  return [...decades].map(([start, entries]) => {
    const years = entries.map(({ firstYear }) => firstYear);
    const first = Math.min(...years);
    return {
      ...{ start, id: `from-${first}`, label: `${start}s`, entries },
      span: `${academicYear(first)} to ${academicYear(Math.max(...years))}`,
    };
  });
}
