import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { storeFile } from '../../registry/changes/upload-document.ts';
import { samplePdf, withPlaceholders } from '../../registry/testing/sample-documents.ts';
import { sampleActor } from '../../registry/testing/sample-rights.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Attacks with a section's token on addresses that now belong to another section. */

let registry: TestRegistry;
let token: string;

before(async () => {
  registry = await openTestRegistry();
  token = await registry.tokenFor('exams');
  for (const name of ['shell', 'exams', 'cells']) await publish({ name });
});
after(() => registry.close());

async function publish(build: Parameters<TestRegistry['publish']>[0], options = {}) {
  const { status, body } = await registry.publish(build, options);
  assert.equal(status, 200, body.error);
}
async function giveToCells(address: string) {
  await registry.request('DELETE', `sections/exams/addresses?address=${address}`);
  const { status, body } = await registry.request('POST', 'sections/cells/addresses', { address });
  assert.equal(status, 200, body.error);
}

test('a file that was uploaded for a document never replaces that of another section at the same address', async () => {
  const pdf = '/pdfs/results.pdf';
  const withPdf = (text: string) => ({
    publicFiles: { [pdf.slice(1)]: samplePdf(text) },
    change: withPlaceholders(pdf),
  });
  await publish({ name: 'exams', version: '1.1.0', ...withPdf('placeholder') });
  assert.equal((await registry.upload(pdf, samplePdf('of exams'), { token })).status, 200);
  await publish({ name: 'exams', version: '1.2.0' }, { remove: [pdf] });
  await giveToCells(pdf);
  await publish({ name: 'cells', version: '1.1.0', ...withPdf('of cells') });
  assert.equal(await registry.read(pdf), samplePdf('of cells'));
  const again = await registry.upload(pdf, samplePdf('of exams'), { token: await registry.tokenFor('cells') });
  assert.equal(again.status, 200, 'the new owner may send the same file');
  assert.equal(await registry.read(pdf), samplePdf('of exams'));
});

const declaring = (name: string, address: string, version = '3.0.0') => ({
  ...{ name, version, change: withPlaceholders(address) },
  publicFiles: { [address.slice(1)]: samplePdf(`build of ${name}`) },
});
const sectionOf = async (address: string) =>
  (
    await registry.database.query<{ section: string }>(
      "select content->>'section' as section from part_version where name = $1",
      [address],
    )
  )
    .map(({ section }) => section)
    .join();

test('a preview from before an address had an owner is no way to its file', async () => {
  const address = '/documents/shared/rules.pdf';
  const file = samplePdf('rules');
  const cells = await registry.tokenFor('cells');
  await publish(declaring('exams', address), { token, channel: 'kept' });
  await publish(declaring('cells', address), { token: cells });
  assert.equal((await registry.upload(address, file, { token: cells })).status, 200);
  const attack = await registry.upload(address, file, { token, channel: 'kept' });
  assert.deepEqual([attack.status, attack.body.code], [403, 'not-permitted']);
  // The file arrives after the address has got an owner.
  const late = storeFile(registry.database, sampleActor('exams'), 'exams', { address, bytes: Buffer.from(file) });
  await assert.rejects(late, { code: 'address-not-owned' });
  assert.equal(await sectionOf(address), 'cells');
  await publish(declaring('cells', address, '3.1.0'), { token: cells });
  assert.equal(await registry.read(address), file);
});

test("while an address has no owner, another section's file there stays its own, and its preview closed", async () => {
  const address = '/documents/shared/fees.pdf';
  const cells = await registry.tokenFor('cells');
  await publish(declaring('cells', address, '4.0.0'), { token: cells, channel: 'secret' });
  assert.equal((await registry.upload(address, samplePdf('fees'), { token: cells, channel: 'secret' })).status, 200);
  await publish(declaring('exams', address, '4.0.0'), { token, channel: 'mine' });
  const attack = await registry.upload(address, samplePdf('fees'), { token, channel: 'mine' });
  assert.equal(attack.body.code, 'address-taken');
  assert.equal(await sectionOf(address), 'cells');
  await publish(declaring('exams', address, '4.0.0'), { token });
  const owner = await registry.upload(address, samplePdf('fees'), { token });
  assert.equal(owner.body.code, 'address-taken', 'it would open the preview');
  assert.equal((await registry.request('GET', 'comparison?to=secret', undefined, token)).status, 403);
  assert.equal((await registry.request('DELETE', 'previews/secret', undefined, cells)).status, 200);
  assert.equal((await registry.upload(address, samplePdf('fees'), { token })).status, 200);
});

test('a team cannot roll its section back to an address that another section owns by now, but the operator can', async () => {
  await registry.request('POST', 'sections/exams/addresses', { address: '/rti' });
  await publish({ name: 'exams', version: '2.0.0', pages: ['/exams', '/rti'] });
  await publish({ name: 'exams', version: '2.1.0' }, { remove: ['/rti'] });
  await giveToCells('/rti');
  const rollBack = (by?: string) => registry.request('POST', 'rollback', { part: 'exams', version: '2.0.0' }, by);
  const { body } = await rollBack(token);
  assert.equal(body.code, 'address-not-owned');
  assert.match(body.error ?? '', /\/rti, which belongs to cells/);
  assert.equal((await rollBack()).status, 200);
});
