import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderJobs } from './jobs.ts';
import { sampleBuild, samplePage } from './testing/sample-build.ts';

test('a page names the feeds and calendars of its own collections', () => {
  const build = sampleBuild('exams', [
    samplePage('notices', { content: ['/api/content/exams/notices'] }),
    samplePage('staff'),
  ]);
  const collection = { title: 'Notices', help: 'For all.', page: '/notices', fields: {}, seed: [] };
  const collections = [
    {
      ...collection,
      name: 'notices',
      feed: { title: 'title', date: 'day' },
      calendar: { title: 'title', begins: 'day' },
    },
    { ...collection, name: 'others', feed: { title: 'title', date: 'day' } },
  ];
  const jobs = renderJobs({
    ...{ shell: sampleBuild('shell'), lists: new Map(), origin: 'https://viit.example' },
    build: { ...build, manifest: { ...build.manifest, collections } },
  });
  assert.deepEqual(
    jobs.map(({ input }) => input.metadata.alternates),
    [
      [
        { type: 'application/atom+xml', title: 'Notices', address: '/feeds/exams/notices.atom' },
        { type: 'text/calendar', title: 'Notices', address: '/calendars/exams/notices.ics' },
      ],
      undefined,
    ],
  );
});

test("the home page names the feed of a collection that it shows by the content API's address", () => {
  const build = sampleBuild('home', [samplePage('home', { content: ['/api/announcement/list'] })]);
  const feed = { title: 'title', date: 'date' };
  const collections = [{ name: 'announcements', title: 'Announcements', help: 'All.', fields: {}, seed: [], feed }];
  const [job] = renderJobs({
    ...{ shell: sampleBuild('shell'), lists: new Map(), origin: 'https://viit.example' },
    build: { ...build, manifest: { ...build.manifest, collections } },
  });
  assert.deepEqual(job?.input.metadata.alternates, [
    { type: 'application/atom+xml', title: 'Announcements', address: '/feeds/home/announcements.atom' },
  ]);
});
