import { goalTable, table } from '../results.ts';
import type { ServingFigures } from './measure-serving.ts';
import { measureSections, measureSize, type SectionsFigures, type SizeFigures } from './measure-site.ts';
import type { Cost } from './publisher.ts';

/** Each size has its own database. Measures all sizes by default. */
export async function benchGrowth(pages?: readonly number[], sections?: readonly number[]): Promise<string> {
  const isAll = !pages && !sections;
  const sizes: SizeFigures[] = [];
  for (const count of pages ?? (isAll ? [74, 1000, 5000] : [])) sizes.push(await measureSize(count));
  const wide: SectionsFigures[] = [];
  for (const count of sections ?? (isAll ? [5, 20, 100] : [])) wide.push(await measureSections(count));
  return `Once each, in seconds unless it says otherwise; the server's processor time in brackets

${goalTable([...goalsOfSize(sizes.at(-1)), ...goalsOfSections(wide.at(-1))])}

${table(
  ['pages', 'first render', 'one changed inside', 'one beside', 'shell', 'rollback', 'peak, MB'],
  sizes.map((one) => [
    ...[one.pages, ...[one.first, one.inside, one.beside, one.shell, one.rollback].map(costOf), one.peak.toFixed(0)],
  ]),
)}

${table(
  ['sections', 'pages', 'one changed page', 'shell', 'rollback'],
  wide.map((one) => [one.sections, one.pages, ...[one.beside, one.shell, one.rollback].map(costOf)]),
)}

${table(
  [
    ...['site', 'start', 'memory, MB', 'hot /s', 'hot p99, ms', 'cold /s', 'cold p99, ms', '/healthz p99, ms'],
    ...['search, ms', 'route index, B'],
  ],
  [
    ...sizes.map(({ pages: count, serving }) => servingRow(`${count} pages`, serving)),
    ...wide.map(({ sections: count, serving }) => servingRow(`${count} sections`, serving)),
  ],
)}`;
}

const costOf = ({ seconds, processor }: Cost): string => `${seconds.toFixed(1)} (${processor.toFixed(1)})`;

const servingRow = (name: string, { start, memory, hot, cold, healthz, search, routeIndex }: ServingFigures) => [
  ...[name, costOf(start), memory.toFixed(0), hot.perSecond.toFixed(0), hot.p99.toFixed(1)],
  ...[cold.perSecond.toFixed(0), cold.p99.toFixed(1), healthz.p99.toFixed(1), search.toFixed(0), routeIndex],
];

type Goals = (readonly [string, number, number])[];

const goalsOfSize = (most: SizeFigures | undefined): Goals =>
  most
    ? [
        [`memory while rendering, MB, ${most.pages} pages`, most.peak, 1000],
        [`memory while serving, MB, ${most.pages} pages`, most.serving.memory, 420],
        [`one changed page beside them, s, ${most.pages} pages`, most.beside.seconds, 3],
        [`one changed page inside, s, ${most.pages} pages`, most.inside.seconds, 40],
        [`p99 with nothing in memory, ms, ${most.pages} pages`, most.serving.cold.p99, 20],
      ]
    : [];

const goalsOfSections = (most: SectionsFigures | undefined): Goals =>
  most ? [[`route index, bytes, ${most.sections} sections`, most.serving.routeIndex, 2048]] : [];
