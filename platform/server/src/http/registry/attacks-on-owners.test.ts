import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { samplePdf, withPlaceholders } from '../../registry/testing/sample-documents.ts';
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
