import type { Machine } from '../machine.ts';
import { table } from '../markdown-table.ts';

/** The result of Lighthouse for a page; times in ms. */
export interface LighthouseFigures {
  /** Performance, accessibility, best practices and search engines, of 100 each. */
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
}

/** What was measured, as medians. */
export interface LighthouseResults {
  machine: Machine;
  rounds: number;
  pages: { page: string; site: LighthouseFigures; noScripts: LighthouseFigures }[];
}

/** Writes the chapter about Lighthouse. */
export function lighthouseReport({ machine, rounds, pages }: LighthouseResults): string {
  const head = ['page', 'scores', 'without scripts', 'first paint', 'largest paint', 'blocking', 'goal'];
  const rows = pages.map(({ page, site, noScripts }) => [
    page,
    site.scores.join(' / '),
    noScripts.scores.join(' / '),
    ...[site.firstPaint, site.largestPaint, site.blocking].map((ms) => String(Math.round(ms))),
    goalOf(site, noScripts),
  ]);
  return `# Lighthouse

Written by \`npm run bench -- lighthouse\`.

- ${machine.date} UTC, commit ${machine.commit}
- ${machine.cores} cores (${machine.processor}), load ${machine.load.toFixed(1)} at the start; Node ${machine.node}
- medians of ${rounds} runs, alternating with the same HTML without scripts
- scores: performance, accessibility, best practices, search engines; times in ms, simulated for a phone on slow 4G

${table(head, rows)}

The goal is a performance score of at least 98 and at most 100 ms of blocking time, where the HTML without scripts has a score of 100:
if it has less, the machine was too slow or too busy to say.
`;
}

function goalOf(site: LighthouseFigures, noScripts: LighthouseFigures): string {
  const [performance = 0] = site.scores;
  if (performance >= 98 && site.blocking <= 100) return 'met';
  return (noScripts.scores[0] ?? 0) < 100 ? 'undecided' : '**MISSED**';
}
