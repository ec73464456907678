import { type Figures, type Health, type ProblemReport, registryApi } from '@viit/contract/registry-api';
import {
  describeBrowsers,
  describeFindings,
  describeHealth,
  failuresPerThousand,
  formatVital,
} from '@viit/contract/report-text';
import { vitalNames } from '@viit/contract/reports';
import type { Command } from 'commander';
import { withContext } from '../context.ts';
import { formatTime, table } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

interface ReportsOptions {
  preview?: string;
  days: number;
  count: number;
  stacks?: boolean;
}

export function addReports(program: Command): void {
  program
    .command('reports')
    .argument('[section]', 'a section such as exams, or "shell": lists its pages too')
    .option('--preview <preview>', 'errors on the pages of a preview, instead of the live site')
    .option('--days <n>', 'how far back to list errors, at most 90', wholeNumber, 7)
    .option('--count <n>', 'how many different errors, at most 200', wholeNumber, 20)
    .option('--stacks', 'print a stack trace of each')
    .description("Show errors and loading times in visitors' browsers, beside the previous version")
    .addHelpText(
      'after',
      `
"failed" is how many of 1000 views had an error. For each vital the value that three quarters of the views stay below: LCP (the
largest element is painted), INP (the slowest response to a visitor), CLS (layout shifts), TTFB (the first byte arrives). "!"
marks what is worse than with the previous version; the figures and the rule follow. "-" means too few views.

Errors are attributed to the section whose code threw, also where shared code threw for it. (extension) is an extension of the
visitor's browser, (content) a list of the content API, (unknown) anything else.`,
    )
    .action(
      withContext(async ({ registry, output }, section: string | undefined, options: ReportsOptions) => {
        const { preview, days, count, stacks } = options;
        const health = preview ? undefined : await registry.call(registryApi.readHealth, { query: { section } });
        const problems = await registry.call(registryApi.readProblems, { query: { section, preview, days, count } });
        output.result({ health, problems }, [
          ...(health ? [...describeFigures(health, section !== undefined), ''] : []),
          ...(problems.length === 0
            ? ['No browser has reported an error.']
            : problems.flatMap((problem) => describeProblem(problem, stacks === true))),
        ]);
      }),
    );
}

function describeFigures({ sections, minimumViews, rule }: Health, withPages: boolean): string[] {
  const rows = sections.flatMap((section) =>
    [{ ...section, page: null }, ...(withPages ? section.pages : [])].flatMap(({ page, now, before }) => {
      const worse = section.worse.filter((one) => one.page === page).map(({ measure }) => measure);
      const health = page === null ? describeHealth(section, minimumViews) : '';
      return [
        [page ?? section.name, section.version, ...cells(now, minimumViews, worse), health],
        ['  before', section.versionBefore ?? 'none', ...cells(before, minimumViews)],
      ];
    }),
  );
  const findings = describeFindings(sections).map((finding) => `! ${finding}`);
  const slow = sections.flatMap(({ pages }) =>
    pages.flatMap((one) =>
      Object.entries(one.slow).map(([vital, element]) => `${one.page}: slow ${vital} mostly on ${element}`),
    ),
  );
  return [
    ...table(['section', 'version', 'views', 'failed', ...vitalNames, 'health'], rows),
    ...(findings.length > 0 ? ['', ...findings, rule] : []),
    ...(withPages && slow.length > 0 ? ['', ...slow] : []),
  ];
}

/** Marks values that are worse. */
function cells(figures: Figures | null, minimumViews: number, worse: readonly string[] = []): string[] {
  const cell = (name: string, count: number, text: () => string) =>
    `${count >= minimumViews ? text() : '-'}${worse.includes(name) ? ' !' : ''}`;
  const { views, vitals } = figures ?? { views: 0, vitals: {} };
  return [
    String(views),
    cell('errors', views, () => (figures ? failuresPerThousand(figures).toFixed(1) : '')),
    ...vitalNames.map((name) => cell(name, vitals[name]?.count ?? 0, () => formatVital(name, vitals[name]?.p75 ?? 0))),
  ];
}

const describeProblem = (problem: ProblemReport, withStack: boolean): string[] => {
  const { section, version, page, kind, message, location, count, lastAt, samples } = problem;
  return [
    `${count} × ${section} ${version} ${page}  ${kind}: ${message}`.replace(/ {2,}(?=\/)/, ' '),
    ...(location ? [`    at ${location.file}:${location.line}:${location.column}`] : []),
    `    last ${formatTime(lastAt)}; ${samples.length} examples: ${describeBrowsers(samples)}`,
    ...(withStack ? (samples[0]?.stack ?? []).map((line) => `      ${line}`) : []),
  ];
};
