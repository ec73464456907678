import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createToken } from '../access/tokens.ts';
import { draftsOf, notice, noticesSection, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* Adding to a preview opens it, so it needs a part in it that one may edit. */

let registry: TestRegistry;
let exams: string;
let cells: string;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  exams = await registry.tokenFor('exams');
  cells = await registry.tokenFor('cells');
  const clubs = [
    { name: 'clubs', title: 'Clubs', help: 'All.', seed: [], fields: { title: { type: 'line', label: 'T' } } },
  ];
  const change = <M extends object>(manifest: M): M => ({ ...manifest, collections: clubs });
  const published = await registry.publish({ name: 'cells', version: '1.1.0', change });
  assert.equal(published.status, 200, published.body.error);
  const secret = await registry.publish(noticesSection('2.0.0'), { channel: 'secret', token: exams });
  assert.equal(secret.status, 200, secret.body.error);
});
after(() => registry.close());

const compared = async (channel: string, token: string) =>
  (await registry.request('GET', `comparison?to=${channel}`, undefined, token)).status;

test('another team cannot open a preview by adding to it, and its link is not in the refusal', async () => {
  const { link } = (await registry.publish(noticesSection('2.0.1'), { channel: 'secret', token: exams })).body;
  const added = await registry.publish({ name: 'cells', version: '2.0.0' }, { channel: 'secret', token: cells });
  assert.deepEqual([added.status, added.body.code], [403, 'preview-not-owned']);
  assert.match(added.body.error ?? '', /Choose another name with --as, or ask a tester/);
  assert.ok(!JSON.stringify(added.body).includes(String(link)));
  assert.equal(await compared('secret', cells), 403);
});

test('nor does a change of nothing, or one of entries of another section', async () => {
  const { token } = await createToken(registry.database, {
    rights: { 'cells/clubs': 'edit' },
    label: 'clubs',
    days: 1,
  });
  const writer = draftsOf(registry, 'cells/clubs', token);
  assert.equal((await writer.publish({ channel: 'secret' })).body.code, 'preview-not-owned');
  await writer.save('chess', { title: 'Chess' });
  assert.equal((await writer.publish({ channel: 'secret' })).body.code, 'preview-not-owned');
  const versions = await registry.database.query("select 1 from part_version where name = 'cells/clubs'");
  assert.equal(versions.length, 0, 'nothing is stored');
});

test('a preview in which nothing is chosen yet belongs to the person who made it', async () => {
  const rights = { 'cells/clubs': 'edit' } as const;
  const { token } = await createToken(registry.database, { rights, label: 'clubs', days: 1 });
  const made = await draftsOf(registry, 'cells/clubs', token).publish({ channel: 'empty' });
  assert.equal(made.status, 200, made.body.error);
  const deleted = await registry.request('DELETE', 'previews/empty', undefined, exams);
  assert.deepEqual([deleted.status, deleted.body.code], [403, 'preview-not-owned']);
});

test('teams share a preview that a tester has made of a build of each', async () => {
  const builds = [
    { name: 'exams', version: '1.0.0' },
    { name: 'cells', version: '1.0.0' },
  ];
  const composed = await registry.request('POST', 'previews/june', { builds }, await registry.tokenFor('tester'));
  assert.equal(composed.status, 200, composed.body.error);
  for (const [name, token] of [
    ['exams', exams],
    ['cells', cells],
  ] as const) {
    const added = await registry.publish({ name, version: '3.0.0' }, { channel: 'june', token });
    assert.deepEqual([added.status, added.body.link], [200, composed.body.link], added.body.error);
  }
});

test("a section's writers add drafts to a preview of their section's team", async () => {
  const rights = { 'exams/notices': 'edit' } as const;
  const { token } = await createToken(registry.database, { rights, label: 'notices', days: 1 });
  const writer = draftsOf(registry, 'exams/notices', token);
  await writer.save('fees', notice('Fee dates'));
  const { status, body } = await writer.publish({ channel: 'secret' });
  assert.equal(status, 200, body.error);
});

test('only those who may open a preview read the titles of what was published there', async () => {
  const statusFor = async (token: string) =>
    JSON.stringify((await registry.request('GET', 'status', undefined, token)).body);
  assert.match(await statusFor(exams), /Fee dates/);
  assert.doesNotMatch(await statusFor(cells), /Fee dates/);
});
