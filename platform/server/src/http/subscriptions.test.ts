import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import RssParser from 'rss-parser';
import { planExport } from '../export/plan-export.ts';
import { draftsOf, notice, noticesSection, publishNotices } from '../registry/testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry, {
    page: '/exams',
    feed: { title: 'title', date: 'date', link: 'link' },
    calendar: { title: 'title', begins: 'date', by: 'tags' },
    seed: [
      { id: 'sample', title: 'Fee & "dates" <2026>', date: '2026-01-01', tags: ['B.Tech'] },
      { id: 'paper', title: 'Paper', date: '2026-02-01', link: '/documents/exams/paper.pdf', tags: ['MBA'] },
      { id: 'holiday', title: 'Holiday', date: '2026-01-26' },
    ],
  });
});
after(() => registry.close());

const feed = '/feeds/exams/notices.atom';
const calendar = '/calendars/exams/notices';
/** Without the `cache-control` of Node's own `fetch`. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(registry.address + path, { headers: { 'cache-control': 'max-age=0', ...headers } });
const textAt = async (path: string) => (await get(path)).text();
const eventsAt = async (path: string) =>
  new ICAL.Component(ICAL.parse(await textAt(path))).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const titlesAt = async (path: string) => (await eventsAt(path)).map(({ summary }) => summary).sort();

async function change(id: string, value: ReturnType<typeof notice> | null): Promise<void> {
  const drafts = draftsOf(registry);
  assert.equal((await drafts.save(id, value)).status, 200);
  assert.equal((await drafts.publish({ ids: [id] })).status, 200);
  await registry.live.refresh();
}

test('two feed readers find the entries, newest first, with the same ids, titles, links and times', async () => {
  const response = await get(feed);
  assert.deepEqual(
    [response.status, response.headers.get('content-type')],
    [200, 'application/atom+xml; charset=utf-8'],
  );
  const text = await response.text();
  const first = parseFeed(text);
  const second = await new RssParser().parseString(text);
  const expected = [
    [
      'tag:viit.example,2026:exams/notices/paper',
      'Paper',
      'https://viit.example/documents/exams/paper.pdf',
      '2026-01-31T18:30:00.000Z',
    ],
    [
      'tag:viit.example,2026:exams/notices/holiday',
      'Holiday',
      'https://viit.example/exams#holiday',
      '2026-01-25T18:30:00.000Z',
    ],
    [
      'tag:viit.example,2026:exams/notices/sample',
      'Fee & "dates" <2026>',
      'https://viit.example/exams#sample',
      '2025-12-31T18:30:00.000Z',
    ],
  ];
  assert.deepEqual(
    first.items.map((item) => [item.id, item.title, item.url, item.published?.toISOString()]),
    expected,
  );
  assert.deepEqual(
    second.items.map((item) => [item.id, item.title, item.link, item.isoDate]),
    expected,
  );
  assert.deepEqual(
    [first.self, first.url, second.feedUrl, second.link],
    [
      ...[`https://viit.example${feed}`, 'https://viit.example/exams'],
      ...[`https://viit.example${feed}`, 'https://viit.example/exams'],
    ],
  );
  assert.deepEqual([first.title, first.updated?.toISOString()], ['Page /exams', '2026-01-31T18:30:00.000Z']);
});

test('a feed or calendar that has not changed costs a reader an empty response', async () => {
  for (const path of [feed, `${calendar}.ics`]) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    assert.equal((await get(path, { 'if-none-match': etag })).status, 304, path);
  }
});

test('a calendar has all events, one of a programme its own and those for everybody, and each event its own file', async () => {
  assert.equal((await get(`${calendar}.ics`)).headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.deepEqual(await titlesAt(`${calendar}.ics`), ['Fee & "dates" <2026>', 'Holiday', 'Paper']);
  assert.deepEqual(await titlesAt(`${calendar}/for/btech.ics`), ['Fee & "dates" <2026>', 'Holiday']);
  assert.deepEqual(await titlesAt(`${calendar}/for/mba.ics`), ['Holiday', 'Paper']);
  const [event] = await eventsAt(`${calendar}/holiday.ics`);
  assert.deepEqual([event?.uid, event?.startDate.toString()], ['holiday.notices.exams@viit.example', '2026-01-26']);
  for (const path of [`${calendar}/nobody.ics`, `${calendar}/for/phd.ics`, '/feeds/exams/none.atom']) {
    assert.equal((await get(path)).status, 404, path);
  }
});

test('each published change raises the sequence of its event only, and a rollback raises it again', async () => {
  const sequences = async () =>
    Object.fromEntries(
      (await eventsAt(`${calendar}.ics`)).map(({ uid, sequence, startDate }) => [
        uid.split('.')[0],
        `${sequence} ${startDate}`,
      ]),
    );
  const etag = (await get(feed)).headers.get('etag') ?? '';
  const unchanged = { paper: '0 2026-02-01', holiday: '0 2026-01-26' };
  await change('sample', notice('Fee', { date: '2026-03-01' }));
  assert.deepEqual(await sequences(), { ...unchanged, sample: '1 2026-03-01' });
  assert.equal((await get(feed, { 'if-none-match': etag })).status, 200);
  await change('sample', notice('Fee', { date: '2026-03-08' }));
  assert.deepEqual(await sequences(), { ...unchanged, sample: '2 2026-03-08' });
  const { status, body } = await registry.request('POST', 'rollback', { part: 'exams/notices' });
  assert.equal(status, 200, body.error);
  await registry.live.refresh();
  assert.deepEqual(await sequences(), { ...unchanged, sample: '3 2026-03-01' });
});

test('a changed entry has a new time in the feed and the same id', async () => {
  const began = Date.now() - 1000;
  await change('paper', notice('Paper, corrected', { date: '2026-02-01' }));
  const item = parseFeed(await textAt(feed)).items.find(({ title }) => title === 'Paper, corrected');
  assert.equal(item?.id, 'tag:viit.example,2026:exams/notices/paper');
  assert.equal(item?.published?.toISOString(), '2026-01-31T18:30:00.000Z');
  assert.ok(Number(item?.updated) >= began);
  await change('paper', null);
  assert.equal((await get(`${calendar}/paper.ics`)).status, 404);
});

test('an export has the same files', async () => {
  const { texts } = await planExport(registry.context, { builds: 1 });
  for (const path of [feed, `${calendar}.ics`, `${calendar}/for/btech.ics`, `${calendar}/holiday.ics`]) {
    assert.equal(texts.find(({ file }) => file === `site${path}`)?.text, await textAt(path), path);
  }
});

test('two feeds of one page are told apart by their titles', async () => {
  const build = noticesSection('8.0.0', { page: '/exams', feed: { title: 'title', date: 'date' } });
  const { status, body } = await registry.publish({
    ...build,
    change: (manifest) => {
      const { collections = [], ...changed } = build.change(manifest);
      const results = collections.map((notices) => ({ ...notices, name: 'results', title: 'Results' }));
      return { ...changed, collections: [...collections, ...results] };
    },
  });
  assert.equal(status, 200, body.error);
  await registry.live.refresh();
  const titles = [feed, '/feeds/exams/results.atom'].map(async (path) => parseFeed(await textAt(path)).title);
  assert.deepEqual(await Promise.all(titles), ['Notices', 'Results']);
});

test('a section cannot publish at the addresses of feeds and calendars', async () => {
  for (const path of ['/feeds', '/calendars/exams']) {
    const { status, body } = await registry.publish({
      name: 'exams',
      version: '9.0.0',
      change: (manifest) => ({ ...manifest, pages: manifest.pages.map((page) => ({ ...page, path })) }),
    });
    assert.deepEqual([status, body.code], [422, 'address-reserved'], path);
  }
});
