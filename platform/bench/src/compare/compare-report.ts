import type { Goal } from '../goals.ts';
import type { Machine } from '../machine.ts';
import { table } from '../markdown-table.ts';
import { environmentLines, goalTable } from '../report-parts.ts';
import type { ComparisonFigures, ShellFigures } from './measure-comparisons.ts';
import type { PictureFigures } from './measure-pictures.ts';

/** The results of a run; written to `bench-compare.json`. */
export interface CompareResults {
  machine: Omit<Machine, 'chromium'>;
  rounds: number;
  sections: ComparisonFigures[];
  shell: ShellFigures;
  pictures: PictureFigures[];
}

const seconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function compareGoals({ sections, shell, pictures }: Omit<CompareResults, 'machine' | 'rounds'>): Goal[] {
  const most = sections.at(-1);
  return [
    ...(most ? [{ name: `short form, ${most.sections} sections, s`, figure: most.short.seconds, limit: 0.3 }] : []),
    { name: `comparison, ${shell.pages} pages that differ, s`, figure: shell.seconds, limit: 1.5 },
    ...pictures.map(({ name, seconds: figure }) => ({
      name: `pictures of every page, ${name}, s`,
      figure,
      limit: 360,
    })),
  ];
}

/** The results as a chapter of docs/benchmarks.md. */
export const compareReport = (results: CompareResults): string => `# Comparing

Written by \`npm run bench -- compare\`.

${environmentLines(results.machine)}
- median of ${results.rounds} rounds, in seconds; pictures once

${goalTable(compareGoals(results), seconds)}

## Without a browser

${table(
  ['sections', 'pages', 'publish, short form included', 'short form', 'processor', 'whole comparison', 'processor'],
  [
    ...results.sections.map((one) => [
      ...[String(one.sections), String(one.pages), one.publish.toFixed(2)],
      ...[one.short, one.whole].flatMap((request) => [request.seconds.toFixed(3), request.processor.toFixed(3)]),
    ]),
    [
      ...['a new shell', String(results.shell.pages), '', '', ''],
      ...[results.shell.seconds.toFixed(3), results.shell.processor.toFixed(3)],
    ],
  ],
)}

## In a browser

${table(
  ['`viit diff --visual --all`', 'pages', 'opened on both sides', 'that differ', 'time', 'processor'],
  results.pictures.map((one) => [
    one.name,
    ...[one.pages, one.opened, one.different].map(String),
    ...[seconds(one.seconds), seconds(one.processor)],
  ]),
)}

## What is measured

- The sections are generated from the exams section. One of them is published again with another heading, and its release compared with the one
  before. **short form**: what \`publish\` requests and prints. **processor**: the server's processor time for the request.
- **a new shell**: the whole comparison of two releases in which every page differs.
- In a browser: the site's own pages, each at three widths and with axe, without pictures from former runs. **processor**: of the command and its
  browser. Pages whose bytes are the same on both sides are not opened.
- Times vary on a busy machine; see the load. Processor times vary less.
`;
