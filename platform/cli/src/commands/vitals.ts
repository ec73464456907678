import { type Figures, type Health, registryApi, type SectionHealth } from '@viit/contract/registry-api';
import { describeFindings, describeHealth, formatVital } from '@viit/contract/report-text';
import { vitalNames } from '@viit/contract/reports';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { table } from '../output.ts';

export function addVitals(program: Command): void {
  program
    .command('vitals')
    .argument('[section]', 'a section such as exams, or "shell": lists its pages too')
    .description('Show how fast pages are for visitors, beside the previous version')
    .addHelpText(
      'after',
      `
For each vital the value that three quarters of the views stay below: LCP (the largest element is painted), INP (the slowest
response to a visitor), CLS (layout shifts), TTFB (the first byte arrives). "!" marks what is worse than with the version
before; the figures and the rule follow. "-" means too few views.`,
    )
    .action(async (section: string | undefined, _options: unknown, command: Command) => {
      const { registry, output } = contextOf(command);
      const health = await registry.call(registryApi.readHealth, { query: { section } });
      output.result(health, describe(health, section !== undefined));
    });
}

function describe({ sections, minimumViews, rule }: Health, withPages: boolean): string[] {
  const rows = sections.flatMap((section) =>
    [{ ...section, page: null }, ...(withPages ? section.pages : [])].flatMap(({ page, now, before }) => {
      const worse = section.worse.filter((one) => one.page === page).map(({ measure }) => measure);
      const health = page === null ? describeHealth(section, minimumViews) : '';
      return [
        [page ?? section.name, section.version, ...cells(now, minimumViews, worse), health],
        ['  before', section.versionBefore ?? 'none', ...cells(before, minimumViews), ''],
      ];
    }),
  );
  const findings = describeFindings(sections).map((finding) => `! ${finding}`);
  const slow = withPages ? sections.flatMap(slowElements) : [];
  return [
    ...table([['section', 'version', 'views', ...vitalNames, 'health'], ...rows]),
    ...(findings.length > 0 ? ['', ...findings, rule] : []),
    ...(slow.length > 0 ? ['', ...slow] : []),
  ];
}

/** The element most often measured for slow values. */
const slowElements = ({ pages }: SectionHealth): string[] =>
  pages.flatMap(({ page, slow }) =>
    Object.entries(slow).map(([vital, element]) => `${page}: slow ${vital} mostly on ${element}`),
  );

/** Marks values that are worse. */
const cells = (figures: Figures | null, minimumViews: number, worse: readonly string[] = []) => [
  String(figures?.views ?? 0),
  ...vitalNames.map((name) => {
    const vital = figures?.vitals[name];
    const shown = vital && vital.count >= minimumViews ? formatVital(name, vital.p75) : '-';
    return worse.includes(name) ? `${shown} !` : shown;
  }),
];
