import type { Machine } from '../machine.ts';
import { table } from '../markdown-table.ts';
import { environmentLines, goalTable } from '../report-parts.ts';
import type { GrowthFigures } from './measure-growth.ts';

/** The results of a run; written to `bench-growth.json`. */
export interface GrowthResults {
  machine: Omit<Machine, 'chromium'>;
  sizes: GrowthFigures[];
}

const seconds = (value: number) => value.toFixed(1);

const goalsOf = (sizes: readonly GrowthFigures[]) => {
  const most = sizes.at(-1);
  if (!most) return [];
  const name = (text: string) => `${text}, ${most.pages} pages`;
  return [
    { name: name('memory, MB'), figure: most.peak, limit: 1000 },
    { name: name('publish inside the section, s'), figure: most.again.seconds, limit: 40 },
    { name: name('publish of one page beside it, s'), figure: most.onePage.seconds, limit: 3 },
  ];
};

/** The results as a chapter of docs/benchmarks.md. */
export const growthReport = ({ machine, sizes }: GrowthResults): string => `# Growth

Written by \`npm run bench -- growth\`.

${environmentLines(machine)}
- once each, in seconds

${goalTable(goalsOf(sizes), seconds)}

${table(
  [
    'pages',
    'first render',
    'its processor time',
    'pages per processor-second',
    'next version',
    'one page beside it',
    'memory, MB',
  ],
  sizes.map(({ pages, first, again, onePage, peak }) => [
    String(pages),
    seconds(first.seconds),
    seconds(first.processor),
    seconds(pages / first.processor),
    seconds(again.seconds),
    seconds(onePage.seconds),
    String(Math.round(peak)),
  ]),
)}

## What is measured

- One section with one route, on a site with an embedded database that exists already. Each page shows the exams section's core team, 47 KB of
  HTML, under a title of its own. The builds are finished, so the compiler's time is not included.
- Times are from the command to live. **first render**: all pages are new. **next version**: one text of the section has changed, so all pages
  are rendered again. **one page beside it**: another section with one page.
- **processor time**: of the server with its renderers, from the archive to the release in memory: unpacking, rendering, compressing,
  storing, and indexing for search.
- **memory**: the most that the server and its renderers had together, as proportional memory (PSS), sampled every 100 ms.
`;
