import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createDraftPages } from '../registry/collections/draft-page.ts';
import { withCollections } from '../registry/testing/sample-builds.ts';
import { draftsOf, notice, noticesSection, publishNotices } from '../registry/testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';

/* The page of a collection with its drafts, for a frame in the console. */

const console = 'http://localhost:3090';
let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry, { page: '/exams' });
  drafts = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
});
after(() => registry.close());

const openPage = async (body: object = { origin: console }) => {
  const { status, body: opened } = await drafts.request('POST', '/page', body);
  assert.equal(status, 200, opened.error);
  return String((opened as unknown as { address: string }).address);
};
const get = (address: string) => fetch(registry.address + address);

test('the page shows the drafts as visitors would get them, and visitors do not', async () => {
  await drafts.save('fees', notice('Fee dates'));
  const address = await openPage();
  assert.match(await (await get(address)).text(), /Sample notice.*Fee dates/);
  assert.doesNotMatch(await registry.read('/exams'), /Fee dates/);
  await drafts.save('fees', notice('Fee dates of spring'));
  assert.match(await (await get(address)).text(), /Fee dates of spring/, 'the same link, after another save');
});

test('what is missing or wrong in a draft is replaced, so that the page can be shown', async () => {
  await drafts.save('results', { title: 'Results', link: 'javascript:alert(1)' });
  const html = await (await get(await openPage())).text();
  assert.match(html, /"title":"Results","date":"\d{4}-\d\d-\d\d"/);
  assert.doesNotMatch(html, /javascript:/);
});

test('a row or a picture that is not complete stays on the page, and so do the other rows', async () => {
  const club = { name: { type: 'line', label: 'Name' }, day: { type: 'date', label: 'Day' } };
  const fields = {
    ...{ title: { type: 'line', label: 'Title' }, date: { type: 'date', label: 'Date', optional: true } },
    clubs: { type: 'groups', label: 'Clubs', optional: true, fields: club },
    hall: { type: 'picture', label: 'Hall', optional: true },
  };
  const { status, body } = await registry.publish(noticesSection('1.0.2', { page: '/exams', fields }));
  assert.equal(status, 200, body.error);
  const hall = { src: '/images/hall.webp', width: 8, height: 6 };
  const clubs = [{ name: 'Chess', day: '2026-11-23' }, { name: 'Drama' }];
  await drafts.save('clubs', { title: 'Clubs', hall, clubs });
  const html = await (await get(await openPage())).text();
  assert.match(html, /"hall":\{"src":"[^"]*hall\.webp","width":8,"height":6,"alt":""\}/);
  assert.match(html, /"clubs":\[\{"day":"2026-11-23","name":"Chess"\},\{"name":"Drama","day":"\d{4}-\d\d-\d\d"\}\]/);
  await registry.publish(noticesSection('1.0.0', { page: '/exams' }));
});

test('a page that shows the collection at its address of the content API (R13) shows the drafts too', async () => {
  const { status, body } = await registry.publish({
    ...{ name: 'home', pages: ['/'] },
    change: (manifest) => ({
      ...manifest,
      pages: manifest.pages.map((page) => ({ ...page, content: ['/api/announcement/list'] })),
      collections: withCollections('announcements')(manifest).collections?.map((one) => ({ ...one, page: '/' })),
    }),
  });
  assert.equal(status, 200, body.error);
  const announcements = draftsOf(registry, 'home/announcements');
  await announcements.save('open-day', { title: 'Open day' });
  const opened = await announcements.request('POST', '/page', { origin: console });
  const { address } = opened.body as unknown as { address: string };
  assert.match(await (await get(address)).text(), /\/api\/announcement\/list.*Open day/);
});

test('only the console may frame it, and no script but the own one runs', async () => {
  const { headers } = await get(await openPage());
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, new RegExp(`frame-ancestors ${console};`));
  assert.match(policy, /script-src 'sha256-[^']+';/);
  assert.match(policy, /connect-src 'none'/);
  assert.equal(headers.get('cache-control'), 'private, no-store');
  const withoutFrame = await get(await openPage({}));
  assert.match(withoutFrame.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
});

test('a draft that visitors get later is shown now, in a link that works for twelve hours', async () => {
  await drafts.save('later', notice('In a hundred years', { from: '2126-01-01T00:00' }));
  const address = await openPage();
  assert.match(await (await get(address)).text(), /In a hundred years/);
  const age = (hours: number) =>
    registry.database.query(`update draft_link set created_at = now() - interval '${hours} hours'`);
  await age(7);
  assert.equal((await get(address)).status, 200);
  assert.notEqual(await openPage(), address, 'a new one lasts long enough');
  await age(13);
  assert.equal((await get(address)).status, 404);
});

test('a page that is opened from the frame does not get the address, which is the secret of the drafts', async () => {
  const { headers } = await get(await openPage());
  assert.equal(headers.get('referrer-policy'), 'no-referrer');
});

test('an origin with more than an origin in it cannot change the policy', async () => {
  const { headers } = await get(await openPage({ origin: `${console}/;%20script-src%20*` }));
  assert.match(headers.get('content-security-policy') ?? '', new RegExp(`frame-ancestors ${console};`));
});

test('an origin whose host could add to the policy is refused', async () => {
  for (const origin of ['https://x;trusted-types-x', 'https://*', 'https://a,b']) {
    const { status, body } = await drafts.request('POST', '/page', { origin });
    assert.deepEqual([status, body.code], [400, 'request-invalid'], origin);
  }
});

test('a link is only made for those who may edit, and ends with their token', async () => {
  const cells = draftsOf(registry, 'exams/notices', await registry.tokenFor('cells'));
  assert.equal((await cells.request('POST', '/page', {})).status, 403);
  const { body } = await registry.request('POST', 'tokens', { rights: { exams: 'publish' }, label: 'summer' });
  const summer = draftsOf(registry, 'exams/notices', String(body.token));
  const opened = await summer.request('POST', '/page', {});
  const address = String((opened.body as unknown as { address: string }).address);
  assert.equal((await get(address)).status, 200);
  await registry.database.query(`update token set rights = '{"cells": "publish"}' where id = $1`, [String(body.id)]);
  assert.equal((await get(address)).status, 403, 'with other rights');
  await registry.database.query(`update token set rights = '{"exams": "publish"}' where id = $1`, [String(body.id)]);
  await registry.request('DELETE', `tokens/${body.id}`);
  assert.equal((await get(address)).status, 401);
  assert.equal((await get(`/_drafts/${'a'.repeat(32)}`)).status, 404);
});

test('a page with endlessly many starts of scripts is shown at once, without its scripts', {
  timeout: 30_000,
}, async () => {
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({
    default: () => '<script>first()</script><b>' + '<script '.repeat(100_000) + '</script >' }) }];`;
  const { status, body } = await registry.publish({ ...noticesSection('1.0.1', { page: '/exams' }), bundle });
  assert.equal(status, 200, body.error);
  const html = await (await get(await openPage())).text();
  assert.match(html, /<b>/);
  assert.doesNotMatch(html, /first\(\)/);
});

test('pages of a collection are rendered in the same isolate until one fails', async () => {
  const bundle = `let count = 0;
    exports.default = [{ id: 'page-0', load: async () => ({ default: () => {
      count++;
      if (count === 3) throw new Error('Not a third time');
      return '<b>page ' + count + '</b>';
    } }) }];`;
  const { status, body } = await registry.publish({ ...noticesSection('1.0.3', { page: '/exams' }), bundle });
  assert.equal(status, 200, body.error);
  const address = await openPage();
  const pages = [];
  for (const title of ['First', 'Second', 'Third', 'Fourth']) {
    await drafts.save('count', notice(title));
    pages.push(/page \d|Not a third time/.exec(await (await get(address)).text())?.[0]);
  }
  assert.deepEqual(pages, ['page 1', 'page 2', 'Not a third time', 'page 1']);
});

test('people who ask for the page at the same time all get their drafts', async () => {
  await registry.publish(noticesSection('1.0.4', { page: '/exams' }));
  const address = await openPage();
  const titles = Array.from({ length: 8 }, (_, index) => `Notice of person ${index}`);
  await Promise.all(
    titles.map(async (title, index) => {
      await drafts.save(`person-${index}`, notice(title));
      assert.match(await (await get(address)).text(), new RegExp(title));
    }),
  );
});

test('a page that does not work with the drafts says so in the frame, in words', async () => {
  const address = await openPage();
  await registry.publish(noticesSection('1.0.5', { page: '/exams/elsewhere' }));
  const response = await get(address);
  assert.match(response.headers.get('content-security-policy') ?? '', new RegExp(`frame-ancestors ${console}$`));
  assert.match(await response.text(), /Visitors are not affected: they see what was published/);
});

test('a collection that names no page has none to show', async () => {
  await registry.publish(noticesSection('1.1.0'));
  const response = await get(await openPage({}));
  assert.equal(response.status, 404);
  assert.match(await response.text(), /exams\/notices does not say which page shows it/);
  const link = { part: 'exams/notices', origin: undefined };
  await assert.rejects(createDraftPages(registry.context).read(link, ''), { code: 'page-missing' });
});
