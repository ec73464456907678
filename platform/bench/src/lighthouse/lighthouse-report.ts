import { table } from '../markdown-table.ts';
import { environmentsOf } from '../report-parts.ts';
import type { LighthouseFigures, LighthousePage } from './kept-results.ts';

/** Writes the chapter about Lighthouse. */
export function lighthouseReport(pages: readonly LighthousePage[]): string {
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

${environmentsOf(pages)}
- medians of ${Math.min(...pages.map(({ rounds }) => rounds))} runs, alternating with the same HTML without scripts
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
