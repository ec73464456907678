import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { noticesSection, publishNotices } from '../testing/sample-collection.ts';
import { samplePdf } from '../testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* A section shows another's collection, and throws unless it has the present entries. */

let registry: TestRegistry;
const part = 'exams/notices';
const entry = (title: string) => ({ id: 'one', title, date: '2026-11-23' });

const throwsWithout = (text: string) => ({
  name: 'cells',
  bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: (first, lists) => {
    if (!JSON.stringify(lists).includes('${text}')) throw new Error('cells says no');
    return 'cells shows ${text}';
  } }) }];`,
  change: <M extends { pages: object[] }>(manifest: M): M => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: [`/api/content/${part}`] })),
  }),
});
const shell = (version: string, problem = '') => ({
  ...{ name: 'shell', version },
  bundle: `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, component }) => {
  ${problem}
  return { html: '<title>t</title>' + component(first, lists) + JSON.stringify(lists), scriptHashes: [], styleHashes: [] };
};`,
});

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  assert.equal((await registry.publish(shell('1.1.0'))).status, 200);
  assert.equal((await registry.publishEntries(part, [entry('Harmful')])).status, 200);
  const published = await registry.publish({ ...throwsWithout('Harmful'), version: '1.1.0' });
  assert.equal(published.status, 200, published.body.error);
});
after(() => registry.close());

const lastNote = async () =>
  ((await registry.request('GET', 'status')).body as { switches: { note: string }[] }).switches[0]?.note ?? '';

test("the operator's rollback of another section's entries goes live; the failing page stays, and the response and the history say so", async () => {
  const { status, body } = await registry.request('POST', 'rollback', { part });
  assert.deepEqual([status, body.kept], [200, ['cells']], body.error);
  assert.match(await registry.read('/exams'), /Sample notice/);
  assert.match(await registry.read('/cells'), /cells shows Harmful/);
  assert.match(await lastNote(), /; kept the pages of cells, which fail with it$/);
  const { body: history } = await registry.request('GET', `history?${new URLSearchParams({ part })}`);
  assert.match(JSON.stringify(history), /kept the pages of cells/);
});

test('so do changes by the team whose entries they are, and its next build', async () => {
  const replaced = await registry.publishEntries(part, [entry('Corrected')], await registry.tokenFor('exams'));
  assert.deepEqual([replaced.status, replaced.body.kept], [200, ['cells']], replaced.body.error);
  assert.match(await registry.read('/exams'), /Corrected/);
  const published = await registry.publish(noticesSection('1.2.0', { title: 'News' }));
  assert.equal(published.status, 200, published.body.error);
});

test('so does a new document of another section, which those pages do not show', async () => {
  const address = '/documents/exams/notices/a.pdf';
  const token = await registry.tokenFor('exams');
  const { status, body } = await registry.upload(address, samplePdf('a'), { token });
  assert.deepEqual([status, body.kept], [200, ['cells']], body.error);
  assert.equal(await registry.read(address), samplePdf('a'));
});

test('a page with more words in one place than the database takes is cut for the search, and blocks nobody', async () => {
  const words = `Array.from({ length: 600 }, (_, i) => '\\u3316'.repeat(100) + 'q' + String.fromCharCode(97 + (i % 26), 97 + i / 26)).join(' ')`;
  const published = await registry.publish({
    ...throwsWithout('Corrected'),
    version: '1.1.1',
    bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: (first, lists) =>
      JSON.stringify(lists).includes('Corrected') ? 'few words' : '<main><div id="x"><p>' + ${words} +
      '</p></div></main><script id="viit-content">{"/api/a":[{"id":"x","title":"t"}]}</script>' }) }];`,
  });
  assert.equal(published.status, 200, published.body.error);
  const { status, body } = await registry.publishEntries(part, [entry('Long')], await registry.tokenFor('exams'));
  assert.deepEqual([status, body.kept], [200, undefined], body.error);
  assert.match(await registry.read('/cells'), /qaa /);
});

test('a page that exceeds a limit of the database stays as it was, and blocks nobody', async () => {
  // No page is known that does.
  await registry.database.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.detail like '%too long%' then raise 'row is too big' using errcode = '54000'; end if; return new; end $$`);
  await registry.database.query(
    'create trigger refuse before insert on search_entry for each row execute function refuse()',
  );
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: (first, lists) =>
    JSON.stringify(lists).includes('Long') ? 'shorter' : '<main><p>too long</p></main>' }) }];`;
  assert.equal((await registry.publish({ ...throwsWithout(''), bundle, version: '1.1.2' })).status, 200);
  const { status, body } = await registry.publishEntries(part, [entry('Corrected')]);
  assert.deepEqual([status, body.kept], [200, ['cells']], body.error);
  const own = await registry.publish({ ...throwsWithout(''), bundle, version: '1.1.3' });
  assert.deepEqual([own.body.code, own.status], ['page-too-complex', 422], own.body.error);
  assert.match(own.body.error ?? '', /pages? \/cells of cells: row is too big/);
});

test('entries with which a page of their own section fails are refused', async () => {
  const throwing = { ...throwsWithout('Corrected'), name: 'exams', version: '1.3.0' };
  const { change } = noticesSection();
  const published = await registry.publish({ ...throwing, change: (manifest) => throwing.change(change(manifest)) });
  assert.equal(published.status, 200, published.body.error);
  const { body } = await registry.publishEntries(part, [entry('Other')]);
  assert.deepEqual([body.code, body.kept], ['page-fails', undefined], body.error);
  assert.match(await registry.read('/exams'), /Corrected/);
});

test('a withdrawal goes live although another section needs the entries', async () => {
  await registry.publish({ ...throwsWithout('Corrected'), version: '1.2.0' });
  const { status, body } = await registry.request('POST', 'sections/exams/withdrawal', { confirmed: true });
  assert.deepEqual([status, body.kept], [200, ['cells']], body.error);
  assert.equal((await fetch(`${registry.address}/exams`)).status, 410);
});

test('a shell with which pages fail is refused, and one that fails can be rolled back', async () => {
  const broken = await registry.publish(shell('2.0.0', "throw new Error('no header');"));
  assert.equal(broken.body.code, 'page-fails');
  const before = await registry.publish({ ...throwsWithout('Corrected'), version: '1.3.0' });
  assert.equal(before.status, 422, 'its own change must render');
  const { status, body } = await registry.request('POST', 'rollback', { part: 'shell' });
  assert.deepEqual([status, body.kept], [200, ['cells']], body.error);
});
