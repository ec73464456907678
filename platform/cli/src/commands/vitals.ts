import { type Figures, type Health, registryApi, type SectionHealth } from '@viit/contract/registry-api';
import { describeFindings, describeHealth, formatVital } from '@viit/contract/report-text';
import { vitalNames } from '@viit/contract/reports';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { table } from '../output.ts';

/** `viit vitals`. */
export function addVitals(program: Command): void {
  program
    .command('vitals')
    .argument('[section]', 'a section such as exams, or "shell": lists its pages too')
    .description('Show how fast pages are for visitors, beside the version before')
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
  const header = ['section', 'version', 'views', ...vitalNames, 'health'];
  const rows = sections.flatMap((section) => [
    [section.name, section.version, ...cells(section, null, minimumViews), describeHealth(section, minimumViews)],
    ['  before', section.versionBefore ?? 'none', ...figures(section.before, minimumViews), ''],
    ...(withPages ? pageRows(section, minimumViews) : []),
  ]);
  const findings = describeFindings(sections).map((finding) => `! ${finding}`);
  const slow = withPages ? sections.flatMap(slowElements) : [];
  return [...table([header, ...rows]), ...withGap(findings), ...(findings.length > 0 ? [rule] : []), ...withGap(slow)];
}

const withGap = (lines: readonly string[]): string[] => (lines.length > 0 ? ['', ...lines] : []);

/** On which element slow values of a page are measured most often. */
const slowElements = ({ pages }: SectionHealth): string[] =>
  pages.flatMap(({ page, slow }) =>
    Object.entries(slow).map(([vital, element]) => `${page}: slow ${vital} mostly on ${element}`),
  );

const pageRows = (section: SectionHealth, minimumViews: number): string[][] =>
  section.pages.flatMap(({ page, before }) => [
    [page, section.version, ...cells(section, page, minimumViews), ''],
    ['  before', section.versionBefore ?? 'none', ...figures(before, minimumViews), ''],
  ]);

/** The figures of the live version, with a mark at what is worse. */
function cells(section: SectionHealth, page: string | null, minimumViews: number): string[] {
  const now = page === null ? section.now : (section.pages.find((one) => one.page === page)?.now ?? null);
  const worse = new Set(section.worse.filter((one) => one.page === page).map(({ measure }) => String(measure)));
  return figures(now, minimumViews).map((cell, i) => (worse.has(vitalNames[i - 1] ?? '') ? `${cell} !` : cell));
}

function figures(of: Figures | null, minimumViews: number): string[] {
  const vitals = vitalNames.map((name) => {
    const vital = of?.vitals[name];
    return vital && vital.count >= minimumViews ? formatVital(name, vital.p75) : '-';
  });
  return [String(of?.views ?? 0), ...vitals];
}
