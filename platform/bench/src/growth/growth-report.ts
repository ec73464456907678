import type { Goal } from '../goals.ts';
import { table } from '../markdown-table.ts';
import { environmentsOf, goalTable } from '../report-parts.ts';
import type { Cost, EleventyFigures, Generation, GrowthResults, SectionsFigures, SizeFigures } from './figures.ts';
import { explanation } from './growth-explanation.ts';

/** Whether every size has been measured, in this run or an earlier one. */
export const isComplete = (
  { sizes, eleventy, sections }: GrowthResults,
  wanted: { pages: readonly number[]; sections: readonly number[] },
): boolean =>
  wanted.pages.every(
    (count) => sizes.some(({ pages }) => pages === count) && eleventy.some(({ pages }) => pages === count),
  ) && wanted.sections.every((count) => sections.some((one) => one.sections === count));

/** The results as a chapter of docs/benchmarks.md. */
export const growthReport = ({ sizes, sections, eleventy }: GrowthResults): string => `# Growth

Written by \`npm run bench -- growth\`.

${environmentsOf([...sizes, ...sections])}
- once each, in seconds unless it says otherwise; processor time in brackets

${goalTable(goalsOf(sizes, sections), (value) => value.toFixed(1))}

## Publishing with more and more pages

${publishTable(sizes)}

## Publishing with more and more sections

${table(
  ['sections', 'pages', 'one changed page', 'shell', 'rollback'],
  sections.map((one) => [
    ...[String(one.sections), String(one.pages)],
    ...[cost(one.beside), cost(one.shell), cost(one.rollback)],
  ]),
)}

## Serving

${servingTable([
  ...sizes.map((one) => [`${one.pages} pages`, one] as const),
  ...sections.map((one) => [`${one.sections} sections`, one] as const),
])}

## Beside Eleventy

${eleventyTable(sizes, eleventy)}

${explanation}`;

const seconds = (value: number) => value.toFixed(1);
const cost = ({ seconds: time, processor }: Generation) => `${seconds(time)} (${seconds(processor)})`;
const withCommand = ({ seconds: time, processor, command }: Cost) =>
  `${seconds(time)} (${seconds(processor)} + ${seconds(command)})`;

function goalsOf(sizes: readonly SizeFigures[], sections: readonly SectionsFigures[]): Goal[] {
  const [most, widest] = [sizes.at(-1), sections.at(-1)];
  return [
    ...(most ? goalsOfPages(most) : []),
    ...(widest
      ? [{ name: `route index, bytes, ${widest.sections} sections`, figure: widest.serving.routeIndex, limit: 2048 }]
      : []),
  ];
}

function goalsOfPages({ pages, peak, beside, inside, serving }: SizeFigures): Goal[] {
  const goals: Goal[] = [
    { name: 'memory while rendering, MB', figure: peak, limit: 1000 },
    { name: 'memory while serving, MB', figure: serving.steady, limit: 420 },
    { name: 'one changed page beside them, s', figure: beside.seconds, limit: 3 },
    { name: 'one changed page inside, s', figure: inside.seconds, limit: 40 },
    { name: 'p99 with nothing in memory, ms', figure: serving.cold.p99, limit: 20 },
  ];
  return goals.map((goal) => ({ ...goal, name: `${goal.name}, ${pages} pages` }));
}

const publishTable = (sizes: readonly SizeFigures[]): string =>
  table(
    [
      'pages',
      'first render',
      'a processor-second',
      'one changed inside',
      'one beside',
      'shell',
      'rollback',
      'peak, MB',
    ],
    sizes.map((one) => [
      ...[String(one.pages), cost(one.first), `${(one.pages / one.first.processor).toFixed(0)} pages`],
      ...[cost(one.inside), withCommand(one.beside), cost(one.shell), cost(one.rollback)],
      one.peak.toFixed(0),
    ]),
  );

const servingTable = (sites: readonly (readonly [string, Pick<SizeFigures, 'serving'>])[]): string =>
  table(
    [
      ...['site', 'start', 'memory, MB', 'hot /s', 'hot p99, ms', 'cold /s', 'cold p99, ms', '/healthz p99, ms'],
      ...['search, ms', 'longest', 'document, KB', 'route index, B'],
    ],
    sites.map(([name, { serving }]) => {
      const { start, steady, hot, cold, healthz, search, document, routeIndex } = serving;
      return [
        ...[name, cost(start), steady.toFixed(0), hot.perSecond.toFixed(0), hot.p99.toFixed(1)],
        ...[cold.perSecond.toFixed(0), cold.p99.toFixed(1), healthz.p99.toFixed(1), search.median.toFixed(0)],
        ...[search.longest.toFixed(0), (document / 1000).toFixed(1), String(routeIndex)],
      ];
    }),
  );

const eleventyTable = (sizes: readonly SizeFigures[], eleventy: readonly EleventyFigures[]): string =>
  table(
    ['pages', 'this site, first render', 'Eleventy', 'version', 'processor time, ratio'],
    eleventy.flatMap((one) => {
      const size = sizes.find(({ pages }) => pages === one.pages);
      if (!size) return [];
      const ratio = (size.first.processor / one.processor).toFixed(1);
      return [[String(one.pages), cost(size.first), cost(one), one.version, ratio]];
    }),
  );
