import type { Finding, SectionHealth } from './registry-api/reports.ts';
import {
  describeBrowsers,
  describeFinding,
  describeFindings,
  describeHealth,
  failuresPerThousand,
  formatVital,
} from './report-text.ts';

test('vitals are read in seconds from one second on, in milliseconds below, and layout shifts without a unit', () => {
  expect([formatVital('LCP', 2440), formatVital('LCP', 1000), formatVital('INP', 999.4)]).toEqual([
    '2.4 s',
    '1.0 s',
    '999 ms',
  ]);
  expect(formatVital('CLS', 0.084)).toBe('0.08');
});

test('failures are counted for a thousand views, and are never more than all', () => {
  expect(failuresPerThousand({ views: 2000, failedViews: 3 })).toBe(1.5);
  expect(failuresPerThousand({ views: 10, failedViews: 11 })).toBe(1000);
  expect(failuresPerThousand({ views: 0, failedViews: 2 })).toBe(0);
});

const finding = {
  page: '/exams',
  measure: 'LCP',
  now: 3200,
  before: 2400,
  viewsNow: 200,
  viewsBefore: 1800,
} as Finding;
const errors = { ...finding, page: null, measure: 'errors', now: 12, before: 3 } as unknown as Finding;

test('a finding names page, measure, both values and both numbers of views', () => {
  expect(describeFinding(finding)).toBe('/exams: LCP 3.2 s, before 2.4 s (200 and 1800 views)');
  expect(describeFinding(errors)).toBe('all pages: 12 of 1000 views have errors, before 3 (200 and 1800 views)');
  const sections = [{ name: 'exams', worse: [finding, errors] }] as unknown as SectionHealth[];
  expect(describeFindings(sections, ({ measure }) => measure === 'errors')).toEqual([
    `exams ${describeFinding(errors)}`,
  ]);
});

test('the browser of most samples comes first', () => {
  const browsers = ['safari', 'chrome', 'chrome'].map((browser) => ({ browser }));
  expect(describeBrowsers(browsers as never)).toBe('chrome 2, safari 1');
});

test('the health of a section is the first of these that is true', () => {
  const health = (more: object) =>
    describeHealth(
      { worse: [], versionBefore: '1.0.0', hasTooFewViews: false, ...more } as unknown as SectionHealth,
      100,
    );
  expect(health({ worse: [finding], versionBefore: null })).toBe('worse than before');
  expect(health({ versionBefore: null, hasTooFewViews: true })).toBe('first version');
  expect(health({ hasTooFewViews: true })).toBe('too few views (100 needed)');
  expect(health({})).toBe('as before');
});
