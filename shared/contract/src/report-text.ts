import type { Figures, Finding, ProblemReport, SectionHealth } from './registry-api/reports.ts';
import type { VitalName } from './reports.ts';

/** `2.4 s`, `180 ms` or `0.08`. */
export function formatVital(name: VitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

export const failuresPerThousand = ({ views, failedViews }: Pick<Figures, 'views' | 'failedViews'>): number =>
  views === 0 ? 0 : (Math.min(views, failedViews) / views) * 1000;

/** `/exams: LCP 3.2 s, before 2.4 s (200 and 1800 views)`. */
export function describeFinding({ page, measure, now, before, viewsNow, viewsBefore }: Finding): string {
  const difference =
    measure === 'errors'
      ? `${now} of 1000 views have errors, before ${before}`
      : `${measure} ${formatVital(measure, now)}, before ${formatVital(measure, before)}`;
  return `${page ?? 'all pages'}: ${difference} (${viewsNow} and ${viewsBefore} views)`;
}

export const describeFindings = (sections: readonly SectionHealth[], isShown = (_: Finding) => true): string[] =>
  sections.flatMap(({ name, worse }) => worse.filter(isShown).map((one) => `${name} ${describeFinding(one)}`));

/** `chrome 12, safari 3`. */
export function describeBrowsers(samples: ProblemReport['samples']): string {
  const counts = new Map<string, number>();
  for (const { browser } of samples) counts.set(browser, (counts.get(browser) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([browser, count]) => `${browser} ${count}`).join(', ');
}

export function describeHealth(health: SectionHealth, minimumViews: number): string {
  if (health.worse.length > 0) return 'worse than before';
  if (health.versionBefore === null) return 'first version';
  if (health.hasTooFewViews) return `too few views (${minimumViews} needed)`;
  return 'as before';
}
