import { type Goal, isMet } from './goals.ts';
import type { Machine } from './machine.ts';
import { table } from './markdown-table.ts';

/** When and where the figures of a chapter were measured. */
export const environmentLines = ({ date, commit, cores, processor, load, node }: Omit<Machine, 'chromium'>): string =>
  `- ${date} UTC, commit ${commit}
- ${cores} cores (${processor}), load ${load.toFixed(1)} at the start; Node ${node}`;

/** One line where everything was measured at one commit, and a line for each part where it was not. */
export const environmentsOf = (measured: readonly { machine: Omit<Machine, 'chromium'> }[]): string =>
  [...new Map(measured.map(({ machine }) => [machine.commit, environmentLines(machine)])).values()].join('\n');

/** The goals of a chapter with their figures and limits. */
export const goalTable = (goals: readonly Goal[], format: (value: number) => string): string =>
  table(
    ['goal', 'figure', 'limit', ''],
    goals.map((goal) => [goal.name, format(goal.figure), format(goal.limit), isMet(goal) ? 'met' : '**MISSED**']),
  );
