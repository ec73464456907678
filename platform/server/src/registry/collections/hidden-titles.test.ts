import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import type { ListedCollection, ListedDocument } from '@viit/contract/registry-api';
import { createToken } from '../access/tokens.ts';
import { draftsOf, notice, noticesSection, publishNotices } from '../testing/sample-collection.ts';
import { samplePhoto } from '../testing/sample-pictures.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* An entry is published before its time. Until then its title and picture are for those who may edit it. */

let registry: TestRegistry;
let others: string[];
let writer: string;
let pictures: { shown: string; later: string; unused: string };
let releases: { before: string; after: string };

const fields = {
  title: { type: 'line', label: 'Title' },
  date: { type: 'date', label: 'Date' },
  photo: { type: 'picture', label: 'Photo', optional: true },
};
const tokenWith = async (rights: Record<string, 'edit'>) =>
  (await createToken(registry.database, { rights, label: 'somebody', days: 1 })).token;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry, { fields });
  const { change, ...section } = noticesSection('1.1.0', { fields });
  const withMarks = (manifest: Manifest) => {
    const { collections = [], ...changed } = change(manifest);
    return { ...changed, collections: collections.flatMap((one) => [one, { ...one, name: 'marks' }]) };
  };
  assert.equal((await registry.publish({ ...section, change: withMarks })).status, 200);
  others = [await tokenWith({}), await registry.tokenFor('cells'), await tokenWith({ 'exams/marks': 'edit' })];
  writer = await tokenWith({ 'exams/notices': 'edit' });
  const upload = async (width: number) =>
    (await registry.uploadPicture('exams/notices', await samplePhoto(width, 20))).body;
  const [shown, later, unused] = [await upload(20), await upload(30), await upload(40)];
  pictures = { shown: String(shown.src), later: String(later.src), unused: String(unused.src) };
  const drafts = draftsOf(registry);
  const publish = async (id: string, title: string, photo: object, more: object = {}) => {
    await drafts.save(id, notice(title, { photo: { ...photo, alt: '' }, ...more }));
    const { status, body } = await drafts.publish({ ids: [id] });
    assert.equal(status, 200, body.error);
    return String(body.release);
  };
  const first = await publish('open', 'Open day', shown);
  releases = {
    before: first,
    after: await publish('later', 'Results “A” in cells', later, { from: '2100-01-01T00:00' }),
  };
  await drafts.save('fees', notice('Fee dates', { photo: { ...shown, alt: '' } }));
});
after(() => registry.close());

const read = async (route: string, token: string) => {
  const { status, body } = await registry.request('GET', route, undefined, token);
  assert.equal(status, 200, body.error);
  return body;
};

test('others read who changed which collection and when, but no titles', async () => {
  const routes = ['status', 'history?part=exams/notices', `comparison?from=${releases.before}&to=${releases.after}`];
  for (const route of routes) {
    assert.match(JSON.stringify(await read(route, writer)), /published “Results “A” in cells” in exams/, route);
    for (const token of others) {
      const text = JSON.stringify(await read(route, token));
      assert.doesNotMatch(text, /Results/, route);
      assert.match(text, /"by":"the operator","note":"published an entry in exams\/notices"/, route);
      if (route === 'status') assert.match(text, /published cells/);
    }
  }
});

test('others get the pictures that visitors get, with the titles of the entries that show them', async () => {
  const listed = async (token: string) =>
    ((await read('documents', token)) as unknown as ListedDocument[])
      .filter(({ isPicture }) => isPicture)
      .map(({ address, entries }) => [address, entries.map(({ title }) => title)]);
  const shown = [pictures.shown, ['Open day']];
  for (const token of others) assert.deepEqual(await listed(token), [shown]);
  const used = [
    [pictures.later, ['Results “A” in cells']],
    [pictures.shown, ['Open day', 'Fee dates']],
  ];
  assert.deepEqual(await listed(writer), used);
  for (const part of ['exams', 'exams/*'])
    assert.deepEqual(await listed(await tokenWith({ [part]: 'edit' })), [[pictures.unused, []], ...used]);
  const [notices] = (await read('collections', writer)) as unknown as ListedCollection[];
  assert.deepEqual(notices?.attention, [], 'pictures are found at their addresses');
});
