import { type VitalName, vitalNames } from '@viit/contract/reports';
import { htmlSection, htmlShell } from '../../../registry/testing/html-builds.ts';
import type { SampleBuild } from '../../../registry/testing/sample-builds.ts';
import type { TestRegistry } from '../../../registry/testing/test-registry.ts';
import { bucketOf } from '../../../reports/histogram.ts';
import { type CountRow, type ProblemRow, storeReports } from '../../../reports/store-reports.ts';

const pages = (heading: string, more: Record<string, string> = {}) => ({
  '/exams': `<h1>${heading}</h1><p>When and where examinations take place.</p>`,
  '/exams/core-team': { html: '<h1>Core team</h1><p>The examination section.</p>', list: '/api/content/exams/news' },
  ...more,
});

const shell = htmlShell('1.0.0');
/** Its pages show the entries of their lists. */
const listShell: SampleBuild = {
  ...shell,
  bundle: (shell.bundle ?? '').replace(
    "'</main>",
    `Object.values(lists).flat().map((entry) => '<p id="' + entry.id + '">' + entry.title + '</p>').join('') + '</main>`,
  ),
};

/** With the collection exams/news, which visitors see on a page of its own. */
const withNews = (build: SampleBuild): SampleBuild => ({
  ...build,
  change: (manifest) => ({
    ...(build.change?.(manifest) ?? manifest),
    collections: [
      {
        ...{ name: 'news', title: 'News', help: 'What is new, the newest first.', page: '/exams/core-team' },
        fields: {
          title: { type: 'line', label: 'Title', max: 80 },
          date: { type: 'date', label: 'Date', help: 'The day of publication.' },
          tags: { type: 'choices', label: 'Tags', options: ['B.Tech', 'MBA'], optional: true },
          isUrgent: { type: 'yes-no', label: 'Urgent', optional: true },
          contacts: {
            ...{ type: 'groups', label: 'Contacts', optional: true },
            fields: { name: { type: 'line', label: 'Name' } },
          },
        },
        seed: [{ id: 'sample', title: 'Sample news', date: '2026-01-01' }],
      },
    ],
  }),
});

const notices = { '/exams/notices': '<h1>Notices</h1><p>Notices of the examination section.</p>' };

/** Publishes a further version of exams. */
export const publishExams = (registry: TestRegistry, token: string, version: string) =>
  registry.publish(withNews(htmlSection('exams', version, pages('Examination Office', notices))), { token });

/** Publishes several versions, makes two previews, and stores what browsers could have reported about them in a week. */
export async function addSampleHistory(
  registry: TestRegistry,
  { team, tester }: { team: string; tester: string },
): Promise<void> {
  await registry.publish(listShell);
  await registry.publish(htmlSection('home', '1.0.0', { '/': '<h1>Home</h1>' }));
  await registry.publish(htmlSection('cells', '1.0.0', { '/cells': '<h1>Cells</h1>' }));
  await registry.publish(withNews(htmlSection('exams', '1.0.0', pages('Examinations', notices))), { token: team });
  await registry.publish(withNews(htmlSection('exams', '1.1.0', pages('Examination Cell', notices))), { token: team });
  // The preview lacks a page that is live.
  const next = withNews(htmlSection('exams', '1.2.0', pages('Examination Section')));
  await registry.publish(next, { token: team, channel: 'autumn' });
  await registry.request('POST', 'previews/review', { builds: [{ name: 'exams', version: '1.0.0' }] }, tester);
  await registry.request('POST', 'rollback', { part: 'cells' }, team);
  const daysAgo = [6.5, 6.3, 6, 5, 2];
  for (const [i, days] of daysAgo.entries()) {
    const row = '(select id from channel_switch order by id offset $1 limit 1)';
    await registry.database.query(
      `update channel_switch set created_at = now() - $2::float * interval '1 day' where id = ${row}`,
      [...[i, days]],
    );
  }
  await storeReports(registry.database, counts(), [
    problem(0, 'Cannot read properties of undefined'),
    problem(1, 'The list has no rows'),
  ]);
}

const typical: Readonly<Record<VitalName, number>> = { LCP: 1800, INP: 120, CLS: 0.03, TTFB: 240 };

/** Six days of views; version 1.1.0 fails more often and is slower. */
function counts(): CountRow[] {
  const hour = 3600_000;
  const now = Math.floor(Date.now() / hour) * hour;
  return Array.from({ length: 140 }, (_, i) => i).flatMap((i) => {
    const isNew = i < 46;
    const views = 20 + Math.round(15 * Math.sin(i / 4));
    const key = {
      ...{ preview: '', release: isNew ? '5' : '4', shell: '1.0.0', section: 'exams', page: '/exams' },
      ...{ version: isNew ? '1.1.0' : '1.0.0', hour: new Date(now - i * hour).toISOString() },
    };
    const count = (kind: string, value: number): CountRow => ({ ...key, kind, count: value, histogram: null });
    const slower = isNew ? 1.4 : 1;
    return [
      count('view', views),
      count('failed-view', isNew ? 2 + (i % 3) : i % 9 === 0 ? 1 : 0),
      count('error', isNew ? 3 : 0),
      ...vitalNames.map((name) => {
        const value = typical[name] * slower * (1 + Math.sin(i / 5) / 8);
        const histogram = { [bucketOf(name, value * 0.8)]: views, [bucketOf(name, value)]: views };
        return { ...count(name, views * 2), histogram };
      }),
    ].filter((row) => row.count > 0);
  });
}

function problem(index: number, message: string): ProblemRow {
  const at = new Date(Date.now() - (index + 1) * 600_000).toISOString();
  const frames = [
    { file: '/_builds/exams/0123456789ab/page.js', line: 1, column: 4200, name: 'CoreTeam' },
    { file: '/_builds/shell/0123456789ab/main.js', line: 1, column: 99, name: 'render' },
  ];
  const sample = { release: '5', shell: '1.0.0', navigation: 'navigate', connection: '4g', browser: 'chrome', frames };
  return {
    ...{ fingerprint: `sample-${index}`, preview: '', section: 'exams', version: '1.1.0', page: '/exams/core-team' },
    ...{ kind: 'error', message, count: 94 - index * 60, at, samples: [sample] },
  };
}
