import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Entry } from '@viit/contract';
import { samplePdf } from './testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

/* A section declares collections of entries. Staff replace the entries without a new build. */

let registry: TestRegistry;
let cells: string;
let exams: string;
const address = '/api/content/exams/notices';
const part = 'exams/notices';

const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, sizes, component }) => ({
  html: '<title>' + first.page.title + '</title><main>' + component(first) + JSON.stringify({ lists, sizes }) + '</main>',
  scriptHashes: [], styleHashes: [],
});`;

const entry = (id: string, more: object = {}) => ({ id, title: `Notice ${id}`, date: '2026-11-23', ...more });

/** The section's builds differ in the fields of the collection. */
const section = (version: string, { fields = {}, seed = [entry('sample')] as object[], name = 'notices' } = {}) => ({
  name: 'exams',
  version,
  change: <M extends { pages: object[] }>(manifest: M): M => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: [address] })),
    collections: [
      {
        ...{ name, title: 'Notices', help: 'Newest first.', seed, order: { by: 'date', direction: 'descending' } },
        fields: {
          title: { type: 'line', label: 'Title', max: 40 },
          date: { type: 'date', label: 'Date' },
          link: { type: 'link', label: 'Link', optional: true },
          file: { type: 'document', label: 'PDF', optional: true },
          ...fields,
        },
      },
    ],
  }),
});

before(async () => {
  registry = await openTestRegistry();
  for (const build of [{ name: 'shell', bundle: shell }, section('1.0.0'), { name: 'cells' }]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
  [cells, exams] = [await registry.tokenFor('cells'), await registry.tokenFor('exams')];
});
after(() => registry.close());

const idsAt = async (cookie?: string) =>
  (JSON.parse(await registry.read(address, cookie ? { cookie } : {})) as { id: string }[]).map(({ id }) => id);
const replace = (entries: Entry[], token = exams, channel?: string) =>
  registry.publishEntries(part, entries, token, channel);

test('a preview of the first entries is compared with the seed', async () => {
  assert.equal((await replace([entry('sample'), entry('next')], exams, 'first')).status, 200);
  const { body } = await registry.request('GET', 'comparison?to=first');
  assert.deepEqual(body.lists, [{ list: address, added: ['Notice next'], removed: [] }]);
  const { body: plan } = await registry.request('GET', `rollback?${new URLSearchParams({ part })}`);
  assert.equal(plan.code, 'never-live');
});

test('visitors get the seed until somebody replaces it, and then the entries in the declared order', async () => {
  assert.deepEqual(await idsAt(), ['sample']);
  assert.match(await registry.read('/exams'), /Notice sample/);
  const other = await registry.read('/cells');
  const { status, body } = await replace([entry('old', { date: '2025-01-01' }), entry('new')]);
  assert.deepEqual([status, body.rendered], [200, 1], body.error);
  assert.deepEqual(await idsAt(), ['new', 'old']);
  const order = await registry.request(
    'PUT',
    `collections/${part}/order`,
    { revision: 'x', ids: ['old', 'new'] },
    exams,
  );
  assert.match(order.body.error ?? '', /are ordered by "Date", as the section declares/);
  assert.match(await registry.read('/exams'), /Notice new.*Notice old/);
  assert.equal(await registry.read('/cells'), other);
});

test('the collections are listed with their state', async () => {
  const { body } = await registry.request('GET', 'collections', undefined, cells);
  const [listed, ...others] = body as unknown as Record<string, unknown>[];
  assert.deepEqual([listed?.part, listed?.title, listed?.entries, others.length], [part, 'Notices', 2, 0]);
  assert.match(String(listed?.changedAt), /^20\d\d-/);
});

test('the section and the writers of content may replace its entries, and no other section', async () => {
  assert.equal((await replace([entry('new')], await registry.tokenFor('content'))).status, 200);
  const { status, body } = await replace([entry('mine')], cells);
  assert.deepEqual([status, body.code], [403, 'not-permitted']);
  assert.deepEqual(await idsAt(), ['new']);
});

for (const [what, wrong, reason] of [
  ['a script as an address', { link: 'javascript:alert(1)' }, /entry a \(number 1\), link: must be an address/],
  ['a date that does not exist', { date: '2026-02-30' }, /date: must be a date such as 2026-11-23/],
  ['a title of two lines', { title: 'a\nb' }, /title: must be one line/],
  ['a long title', { title: 'x'.repeat(41) }, /title: must have at most 40 characters/],
  ['text that reverses direction', { title: 'a\u202eb' }, /title: contains invisible characters/],
  ['a field that was not declared', { author: 'me' }, /entry a, author: is no field of the collection/],
  [
    'a document outside of the folders',
    { file: '/documents/../../etc/passwd.pdf' },
    /file: must be the address of a PDF/,
  ],
  ['no title', { title: undefined }, /title: Invalid input: expected string/],
] as const) {
  test(`an entry with ${what} is refused, and the refusal names it`, async () => {
    const { status, body } = await replace([entry('a', wrong)]);
    assert.deepEqual([status, body.code], [422, 'entries-invalid']);
    assert.match(body.error ?? '', reason);
    assert.deepEqual(await idsAt(), ['new']);
  });
}

test('an id that is no anchor is refused, and so are two entries with the same id', async () => {
  assert.match((await replace([entry('a b')])).body.error ?? '', /must be lower-case letters.*entries\[0\]\.id/s);
  assert.match((await replace([entry('a'), entry('a')])).body.error ?? '', /names an entry twice/);
});

test('of many errors the first ones are listed', async () => {
  const { body } = await replace(Array.from({ length: 15 }, (_, i) => entry(`e${i}`, { date: 'x', title: '' })));
  assert.equal(body.error?.split('\n- ').length, 1 + 20);
});

test('entries of more than 400 000 characters are refused', async () => {
  const many = Array.from({ length: 900 }, (_, i) => entry(`e${i}`, { link: `/${'x'.repeat(400)}` }));
  const { body } = await replace(many);
  assert.match(body.error ?? '', /have more than .*400 000 characters as JSON/);
});

test('a collection that no build declares is refused with those that exist', async () => {
  const { status, body } = await registry.publishEntries('exams/unknown', [], exams);
  assert.deepEqual([status, body.code], [404, 'list-unknown']);
  assert.match(body.error ?? '', /There is no collection "exams\/unknown". The section has exams\/notices\./);
});

test('a build whose fields do not accept the live entries is refused and names them', async () => {
  const stricter = section('2.0.0', { fields: { author: { type: 'line', label: 'Author' } }, seed: [] });
  const { status, body } = await registry.publish(stricter);
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /entry new \(number 1\), author: Invalid input: expected string/);
  const optional = section('2.0.1', { fields: { author: { type: 'line', label: 'Author', optional: true } } });
  assert.equal((await registry.publish(optional)).status, 200);
  assert.deepEqual(await idsAt(), ['new']);
});

test('a seed that its own fields do not accept is refused with the build', async () => {
  const { status, body } = await registry.publish(section('3.0.0', { seed: [entry('x', { date: 'soon' })] }));
  assert.deepEqual([status, body.code], [422, 'manifest-invalid']);
  assert.match(body.error ?? '', /collections.*seed.*date/s);
});

test('a rollback of the build keeps the entries, and a rollback of the entries keeps the build', async () => {
  const build = await registry.publish(section('4.0.0'));
  assert.equal(build.status, 200, build.body.error);
  assert.equal((await replace([entry('newest')])).status, 200);
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams' })).status, 200);
  assert.deepEqual(await idsAt(), ['newest']);
  const back = await registry.request('POST', 'rollback', { part });
  assert.equal(back.status, 200, back.body.error);
  assert.deepEqual(await idsAt(), ['new']);
});

test("an operator's rollback to fields that do not accept an entry leaves it out until it is accepted again", async () => {
  const place = { type: 'line', label: 'Place', optional: true };
  assert.equal((await registry.publish(section('4.1.0', { fields: { place } }))).status, 200);
  assert.equal((await replace([entry('plain'), entry('placed', { place: 'Hall 2' })])).status, 200);
  const asTeam = await registry.request('POST', 'rollback', { part: 'exams' }, exams);
  assert.equal(asTeam.body.code, 'entries-invalid');
  const back = await registry.request('POST', 'rollback', { part: 'exams' });
  assert.equal(back.status, 200, back.body.error);
  assert.deepEqual(await idsAt(), ['plain']);
  assert.equal((await registry.publish(section('4.2.0', { fields: { place } }))).status, 200);
  assert.deepEqual(await idsAt(), ['plain', 'placed']);
  assert.equal((await replace([entry('new')])).status, 200);
});

test('a withdrawn section takes its collection with it and brings its entries back', async () => {
  const withdrawn = await registry.request('POST', 'sections/exams/withdrawal', { confirmed: true });
  assert.equal(withdrawn.status, 200, withdrawn.body.error);
  assert.equal((await fetch(registry.address + address)).status, 404);
  assert.equal((await registry.publish(section('5.0.0'))).status, 200);
  assert.deepEqual(await idsAt(), ['new']);
});

test('a new file below the folder of the collection needs no new build', async () => {
  const file = '/documents/exams/notices/fee-dates.pdf';
  const added = await registry.upload(file, samplePdf('fees'), { token: exams });
  assert.equal(added.status, 200, added.body.error);
  assert.equal((await replace([entry('fees', { file })])).status, 200);
  assert.match(await registry.read(file), /% fees/);
  assert.match(await registry.read('/exams'), new RegExp(`"${file}":${samplePdf('fees').length}`));
  for (const wrong of ['/documents/exams/other/a.pdf', '/documents/exams/notices/A.pdf', '/documents/cells/a.pdf']) {
    assert.equal((await registry.upload(wrong, samplePdf('x'), { token: exams })).body.code, 'document-unknown', wrong);
  }
  const foreign = await registry.upload(file, samplePdf('theirs'), { token: cells });
  assert.equal(foreign.body.code, 'not-permitted');
});

test('an uploaded file takes the address of no other section, and is no folder of another file', async () => {
  const theirs = 'documents/library/notices/theirs.pdf';
  assert.equal(
    (await registry.publish({ name: 'cells', version: '2.0.0', publicFiles: { [theirs]: samplePdf('theirs') } }))
      .status,
    200,
  );
  const { change } = section('1.0.0');
  const withoutList = <M extends { pages: object[] }>(manifest: M) => ({ ...change(manifest), pages: manifest.pages });
  assert.equal((await registry.publish({ name: 'library', change: withoutList })).status, 200);
  const taken = await registry.upload(`/${theirs}`, samplePdf('ours'), { token: await registry.tokenFor('library') });
  assert.match(`${taken.status} ${taken.body.code}`, /^4\d\d address-(?:taken|not-owned)$/);
  assert.match(await registry.read(`/${theirs}`), /% theirs/);
  const file = 'documents/exams/notices/dir.pdf/file.txt';
  assert.equal((await registry.publish({ ...section('6.0.0'), publicFiles: { [file]: 'text' } })).status, 200);
  const folder = await registry.upload('/documents/exams/notices/dir.pdf', samplePdf('x'), { token: exams });
  assert.equal(folder.body.code, 'address-taken', folder.body.error);
});

test('a file that arrives after its address was given to another section is refused', async () => {
  const address = '/pdfs/slow.pdf';
  const build = { ...section('7.0.0'), publicFiles: { 'pdfs/slow.pdf': samplePdf('first') } };
  const withDocument = {
    ...build,
    change: <M extends { pages: object[] }>(manifest: M) => ({
      ...build.change(manifest),
      documents: [{ name: 'Slow', href: address }],
    }),
  };
  assert.equal((await registry.publish(withDocument)).status, 200);
  let finish = () => {};
  const bytes = Buffer.from(samplePdf('late'));
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 10));
      finish = () => {
        controller.enqueue(bytes.subarray(10));
        controller.close();
      };
    },
  });
  const upload = fetch(`${registry.address}/_registry/documents?address=${encodeURIComponent(address)}`, {
    ...{ method: 'PUT', body, duplex: 'half' },
    headers: { authorization: `Bearer ${exams}`, 'content-type': 'application/octet-stream' },
  } as RequestInit);
  // The upload has begun.
  await wait(300);
  await registry.request('POST', 'sections/exams/withdrawal', { confirmed: true });
  await registry.request('DELETE', `sections/exams/addresses?address=${encodeURIComponent(address)}`);
  await registry.request('POST', 'sections/cells/addresses', { address });
  const declare = <M extends object>(manifest: M) => ({ ...manifest, documents: [{ name: 'Slow', href: address }] });
  const other = {
    name: 'cells',
    version: '3.0.0',
    publicFiles: { 'pdfs/slow.pdf': samplePdf('of cells') },
    change: declare,
  };
  assert.equal((await registry.publish(other)).status, 200);
  finish();
  const { status } = await upload;
  assert.ok(status >= 400, String(status));
  assert.match(await registry.read(address), /of cells/);
});
