import type { Machine } from '../machine.ts';
import { table } from '../markdown-table.ts';
import type { PageFigures } from '../measure-page.ts';
import type { FloodFigures } from './measure-flood.ts';

/** What was measured with reports and without. */
export interface ReportResults {
  machine: Machine;
  rounds: number;
  pages: { profile: string; page: string; on: PageFigures; off: PageFigures }[];
  flood: FloodFigures | undefined;
}

const bytesOf = ({ bytes }: PageFigures): number => Object.values(bytes).reduce((sum, size) => sum + (size ?? 0), 0);
const both = (on: number, off: number, unit: string) => `${Math.round(on)} / ${Math.round(off)} ${unit}`;

/** Writes the chapter about reports. */
export function reportsReport({ machine, rounds, pages, flood }: ReportResults): string {
  const rows = pages.map(({ profile, page, on, off }) => [
    `${page}, ${profile}`,
    both(on.firstPaint, off.firstPaint, 'ms'),
    both(on.largestPaint, off.largestPaint, 'ms'),
    both(on.hydrated, off.hydrated, 'ms'),
    both(on.blocking, off.blocking, 'ms'),
    `${bytesOf(on) - bytesOf(off)} B`,
    String(on.requests - off.requests),
  ]);
  const head = ['with / without reports', 'first paint', 'LCP', 'hydrated', 'blocking', 'more bytes', 'more requests'];
  return `# Reports from browsers

Medians of ${rounds} rounds, alternating. ${describe(machine)}

${table(head, rows)}
${
  flood
    ? `
Beyond the limit a report costs the server ${flood.refusedMicroseconds.toFixed(1)} µs of processor time (at most 60). Page throughput beside a flood of reports is ${flood.throughputRatio.toFixed(2)} of that beside as many requests to \`/healthz\` (at least 0.80).
`
    : ''
}`;
}

const describe = (machine: Machine): string =>
  Object.entries(machine)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
