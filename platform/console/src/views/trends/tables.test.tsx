import { render, screen } from '@testing-library/react';
import type { Figures, SectionHealth } from '@viit/contract/registry-api';
import { TimelineTable } from './timeline-table.tsx';
import { VersionsTable } from './versions-table.tsx';

const figures = (views: number, failedViews = 0): Figures => ({
  ...{ views, failedViews, errors: failedViews },
  vitals: { LCP: { count: views, p75: 2400 }, INP: { count: 29, p75: 80 } },
});
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('a release is in the period in which it went live, also in its first second, and the latest period is first', () => {
  const at = Date.parse('2026-11-20T06:00:00Z') / 1000;
  const points = ['00', '06', '12'].map((hour) => ({ ...figures(100, 5), at: `2026-11-20T${hour}:00:00.000Z` }));
  const marks = [at - 1, at].map((time, index) => ({ time, label: String(index + 7), note: 'published exams' }));
  render(<TimelineTable timeline={{ hours: 6, points }} marks={marks} />);
  const [, last, second, first] = rows();
  expect(last).toMatch(/^20 Nov 2026, 17:30100502\.4 s.*–$/);
  expect(second).toMatch(/8: published exams$/);
  expect(first).toMatch(/7: published exams$/);
  expect([second, first].join()).not.toMatch(/7:.*8:/);
});

test('a version has no figures of fewer views than are compared, and one that is worse is marked', () => {
  const section = (name: string, more: Partial<SectionHealth>): SectionHealth => ({
    ...{ name, version: '1.1.0', since: '2026-11-20T06:00:00.000Z', versionBefore: '1.0.0', now: figures(30, 3) },
    ...{ before: figures(29, 3), pages: [], hasTooFewViews: false, worse: [], ...more },
  });
  const worse = { page: null, measure: 'errors', before: 1, now: 100, viewsBefore: 40, viewsNow: 30 } as const;
  const sections = [section('exams', { worse: [worse] }), section('cells', { versionBefore: null, before: null })];
  render(<VersionsTable health={{ minimumViews: 30, rule: '', sections }} />);
  const [, exams, before, cells] = rows();
  expect(exams).toMatch(/^exams 1\.1\.0301002\.4 s–/);
  expect(before).toMatch(/^before: 1\.0\.029–––/);
  expect([cells?.slice(0, 11), rows().length]).toEqual(['cells 1.1.0', 4]);
  expect(screen.getAllByRole('row').map(({ className }) => className)).toEqual(['', 'marked', '', '']);
});
