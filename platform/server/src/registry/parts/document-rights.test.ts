import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import type { ListedDocument, Status } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { createToken } from '../access/tokens.ts';
import { samplePdf, withPlaceholders } from '../testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { watchQueries } from '../testing/watch-queries.ts';

/* Who may replace which document. A new file is live at once. */

let registry: TestRegistry;

const fields = { title: { type: 'line', label: 'Title' } } as const;
const collections = (...names: string[]) =>
  names.map((name) => ({ name, title: name, help: 'x', fields, seed: [], review: name === 'fees' }));
const declaring = (names: string[], addresses: string[] = []) => ({
  publicFiles: Object.fromEntries(addresses.map((address) => [address.slice(1), samplePdf('build').toString()])),
  change: (manifest: Manifest): Manifest => ({
    ...withPlaceholders(...addresses)(manifest),
    collections: collections(...names),
  }),
});

before(async () => {
  registry = await openTestRegistry();
  const own = ['/documents/exams/rules.pdf', '/timetables/first-year.pdf', '/documents/cells/papers/shared.pdf'];
  for (const build of [
    { name: 'shell' },
    { name: 'exams', ...declaring(['notices', 'papers', 'fees'], own) },
    { name: 'cells', ...declaring(['notices']) },
  ]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
});
after(() => registry.close());

let count = 0;
const replace = async (rights: Rights, address: string, channel = 'live') => {
  const { token } = await createToken(registry.database, { rights, label: 'somebody', days: 1 });
  const { status, body } = await registry.upload(address, samplePdf(`file ${++count}`), { token, channel });
  return status === 200 ? 'replaced' : body.code;
};

test('a right to publish a collection includes the documents in its folder, and no others', async () => {
  const rights: Rights = { 'exams/notices': 'publish' };
  assert.equal(await replace(rights, '/documents/exams/notices/a.pdf'), 'replaced');
  for (const address of [
    '/documents/exams/papers/a.pdf',
    '/documents/exams/rules.pdf',
    '/documents/cells/notices/a.pdf',
    '/documents/cells/papers/shared.pdf',
    '/timetables/first-year.pdf',
  ])
    assert.equal(await replace(rights, address), 'not-permitted', address);
  assert.equal(await replace({ 'exams/notices': 'edit' }, '/documents/exams/notices/a.pdf'), 'not-permitted');
});

test('a right for all content of a section includes the documents in its folders', async () => {
  const rights: Rights = { 'exams/*': 'publish' };
  for (const address of [
    '/documents/exams/notices/a.pdf',
    '/documents/exams/papers/a.pdf',
    '/documents/exams/rules.pdf',
  ])
    assert.equal(await replace(rights, address), 'replaced', address);
  for (const address of ['/documents/cells/notices/a.pdf', '/timetables/first-year.pdf'])
    assert.equal(await replace(rights, address), 'not-permitted', address);
});

test('a folder of another section is of no use: the document belongs to the section that declares it', async () => {
  const address = '/documents/cells/papers/shared.pdf';
  for (const part of ['cells/papers', 'cells/*', 'cells']) {
    assert.equal(await replace({ [part]: 'publish' }, address), 'not-permitted', part);
  }
  assert.equal(await replace({ exams: 'publish' }, address), 'replaced');
});

test('the list of files says the same as the refusal of a new file', async () => {
  assert.equal(await replace({ exams: 'publish' }, '/documents/exams/fees/2027.pdf'), 'replaced');
  for (const right of ['exams/notices', 'exams/*', 'exams', 'cells', '*']) {
    const rights: Rights = { [right]: 'publish' };
    const { token } = await createToken(registry.database, { rights, label: 'somebody', days: 1 });
    const { body } = await registry.request('GET', 'documents', undefined, token);
    const files = body as unknown as ListedDocument[];
    assert.ok(files.length >= 5);
    for (const { address, mayReplace } of files) {
      const replaced = (await replace(rights, address)) === 'replaced';
      assert.deepEqual([right, address, mayReplace], [right, address, replaced]);
    }
  }
});

test('where somebody else must approve each draft, it takes the right for the section or the address', async () => {
  const address = '/documents/exams/fees/2027.pdf';
  for (const part of ['exams/fees', 'exams/*']) {
    assert.equal(await replace({ [part]: 'publish' }, address), 'not-permitted', part);
    assert.equal(await replace({ [part]: 'publish' }, address, 'trial'), 'not-permitted', part);
  }
  assert.equal(await replace({ [address]: 'publish' }, address), 'replaced');
  assert.equal(await replace({ exams: 'publish' }, address), 'replaced');
});

test('a preview whose build needs no review is no way around it', async () => {
  const build = declaring(['notices', 'papers', 'fees']);
  const change = (manifest: Manifest): Manifest => {
    const changed = build.change(manifest);
    return { ...changed, collections: changed.collections?.map((one) => ({ ...one, review: false })) };
  };
  const published = await registry.publish({ name: 'exams', version: '2.0.0', ...build, change }, { channel: 'loose' });
  assert.equal(published.status, 200, published.body.error);
  assert.equal(await replace({ 'exams/*': 'publish' }, '/documents/exams/fees/2027.pdf', 'loose'), 'not-permitted');
});

test('status links a preview of documents for those who may edit one of them, without reading builds', async () => {
  const folder = '/documents/exams';
  const documents = {
    rules: `${folder}/rules.pdf`,
    notices: `${folder}/notices/a.pdf`,
    fees: `${folder}/fees/2027.pdf`,
  };
  for (const [name, address] of Object.entries(documents)) {
    assert.equal(await replace({ exams: 'publish' }, address, `file-${name}`), 'replaced', address);
  }
  const linked = async (rights: Rights) => {
    const { token } = await createToken(registry.database, { rights, label: 'somebody', days: 1 });
    const { channels } = (await registry.request('GET', 'status', undefined, token)).body as unknown as Status;
    return channels.flatMap(({ name, link }) => (link && name.startsWith('file-') ? [name.slice(5)] : []));
  };
  const builds = watchQueries(registry.database, /b\.manifest end as manifest/);
  assert.deepEqual(await linked({ cells: 'publish', 'cells/*': 'edit' }), []);
  assert.deepEqual(await linked({ exams: 'edit' }), ['fees', 'notices', 'rules']);
  assert.deepEqual(await linked({ 'exams/*': 'edit' }), ['notices', 'rules']);
  assert.deepEqual(await linked({ 'exams/notices': 'edit' }), ['notices']);
  assert.deepEqual(await linked({ [documents.fees]: 'edit' }), ['fees']);
  builds.stop();
  assert.equal(builds.count, 0);
});
