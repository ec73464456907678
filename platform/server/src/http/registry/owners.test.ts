import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { samplePdf, withPlaceholders } from '../../registry/testing/sample-documents.ts';

let registry: RefusalTest;
let exams: string;

before(async () => {
  registry = await openRefusalTest();
  exams = await registry.tokenFor('exams');
});
after(() => registry.close());

const publish = (pages: string[], publicFiles: Record<string, string> = {}) =>
  registry.publish(registry.nextExams({ pages, publicFiles }), { token: exams, remove: ['/Results'] });
const grant = (section: string, address: string, token?: string) =>
  registry.request('POST', `sections/${section}/addresses`, { address }, token);

test('a section that claims an address of nobody is refused, and the sentence says what to ask the operator for', async () => {
  const response = await publish(['/exams', '/library']);
  await registry.expectRefusal(response, 'address-not-owned', /\/library.*viit section grant exams \/library/);
});

test("a section that claims an address below another section's, or a document of it, is refused", async () => {
  const page = await publish(['/cells/new']);
  await registry.expectRefusal(page, 'address-not-owned', /\/cells\/new, which belongs to cells/);
  const document = await publish(['/exams'], { 'documents/cells/a.pdf': 'a' });
  await registry.expectRefusal(document, 'address-not-owned', /belongs to cells/);
});

test('a section that is not published yet owns its addresses as long as somebody has a right for it', async () => {
  const { body } = await registry.request('POST', 'tokens', { rights: { archive: 'publish' }, label: 'archive' });
  const build = registry.nextExams({ publicFiles: { 'documents/archive/a.pdf': 'a' } });
  const claim = () => registry.publish(build, { token: exams, channel: 'archive' });
  await registry.expectRefusal(await claim(), 'address-not-owned', /belongs to archive/);
  await registry.request('DELETE', `tokens/${body.id}`);
  assert.equal((await claim()).status, 200);
});

test('variants and public files outside a section are refused, in previews too', async () => {
  const withVariants = (manifest: Manifest): Manifest => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({
      ...page,
      path: '/exams/:code',
      variants: [{ params: { code: 'a' }, title: 'A', description: 'A.' }],
    })),
  });
  const inside = await registry.publish(registry.nextExams({ change: withVariants }), { token: exams, channel: 'ok' });
  assert.equal(inside.status, 200, inside.body.error);
  const outside = (manifest: Manifest): Manifest => ({
    ...manifest,
    pages: withVariants(manifest).pages.map((page) => ({ ...page, path: '/library/:code' })),
  });
  const response = await registry.publish(registry.nextExams({ change: outside }), { token: exams, channel: 'ok' });
  await registry.expectRefusal(response, 'address-not-owned', /\/library\/:code/);
  const file = await registry.publish(registry.nextExams({ publicFiles: { 'proof.html': 'mine' } }), { token: exams });
  await registry.expectRefusal(file, 'address-not-owned', /\/proof\.html/);
});

test('nobody owns /.well-known and what begins with an underscore, not even with a grant', async () => {
  for (const file of ['.well-known/security.txt', '_other/a.js']) {
    const response = await registry.publish(registry.nextExams({ publicFiles: { [file]: 'x' } }));
    await registry.expectRefusal(response, 'address-reserved');
  }
  await registry.expectRefusal(await grant('exams', '/.well-known/*'), 'address-reserved');
  await registry.expectRefusal(await grant('exams', '/_other'), 'address-reserved');
});

test('only the operator grants addresses, well-formed ones, and none that overlaps those of others', async () => {
  await registry.expectRefusal(await grant('exams', '/new', exams), 'not-permitted');
  await registry.expectRefusal(await grant('exams', 'new page'), 'address-invalid', /\/department\/:code/);
  await registry.expectRefusal(await grant('toolkit', '/new'), 'address-invalid', /toolkit/);
  await registry.expectRefusal(
    await grant('exams', '/cells/x'),
    'address-taken',
    /\/cells\/\*, which belongs to cells/,
  );
  await registry.expectRefusal(await grant('exams', '/:page'), 'address-taken');
  await registry.expectRefusal(await grant('exams', '/*'), 'address-invalid');
});

// From here on, the live release changes.

test("a route covers its addresses: another section cannot take one, and with the operator's token neither", async () => {
  assert.equal((await grant('cells', '/department/:code')).status, 200);
  const cells = await registry.tokenFor('cells');
  const route = { name: 'cells', version: '2.0.0', pages: ['/cells', '/department/:code'] };
  const published = await registry.publish(route, { token: cells });
  assert.equal(published.status, 200, published.body.error);
  for (const token of [exams, registry.token]) {
    const response = await registry.publish(registry.nextExams({ pages: ['/department/cse'] }), { token });
    assert.equal(response.body.code, 'address-taken');
    assert.match(response.body.error ?? '', /cells and exams claim the address \/department\/cse/);
  }
});

test('a granted address can be published, stays with the section after a rollback, and the status shows it', async () => {
  assert.equal((await grant('exams', '/Results')).status, 200);
  const published = await publish(['/exams', '/Results']);
  assert.equal(published.status, 200, published.body.error);
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams' }, exams)).status, 200);
  const { owners } = (await registry.request('GET', 'status', undefined, exams)).body as unknown as {
    owners: { name: string; addresses: string[] }[];
  };
  assert.deepEqual(owners.find(({ name }) => name === 'exams')?.addresses, [
    '/exams',
    '/exams/*',
    '/documents/exams/*',
    '/pdfs/a.pdf',
    '/results',
  ]);
});

test('a grant is taken back by the operator: what is live stays, and the next build with the address is refused', async () => {
  const revoke = (address: string, token?: string) =>
    registry.request('DELETE', `sections/exams/addresses?address=${encodeURIComponent(address)}`, undefined, token);
  assert.equal((await grant('exams', '/fees')).status, 200);
  assert.equal((await publish(['/exams', '/fees'])).status, 200);
  assert.equal((await revoke('/fees', exams)).body.code, 'not-permitted');
  const revoked = await revoke('/fees');
  assert.deepEqual([revoked.status, revoked.body], [200, { section: 'exams', address: '/fees' }], revoked.body.error);
  assert.match(await registry.read('/fees'), /\/fees/);
  assert.equal((await publish(['/exams', '/fees'])).body.code, 'address-not-owned');
  const token = exams;
  assert.equal((await registry.publish(registry.nextExams(), { token, remove: ['/fees'] })).status, 200);
  for (const address of ['/fees', '/exams', '/exams/*', '/cells']) {
    const refused = await revoke(address);
    assert.deepEqual([refused.status, refused.body.code], [404, 'address-not-granted'], address);
  }
});

test('a section that has a document at an address that was taken back gets it back by no upload', async () => {
  const pdf = '/brochure.pdf';
  const build = () => registry.nextExams({ publicFiles: { [pdf.slice(1)]: 'x' }, change: withPlaceholders(pdf) });
  assert.equal((await grant('exams', pdf)).status, 200);
  const published = await registry.publish(build(), { token: exams });
  assert.equal(published.status, 200, published.body.error);
  assert.equal((await registry.upload(pdf, samplePdf('granted'), { token: exams })).status, 200);
  await registry.request('DELETE', `sections/exams/addresses?address=${pdf}`);
  const uploaded = await registry.upload(pdf, samplePdf('taken back'), { token: exams });
  assert.equal(uploaded.body.code, 'address-not-owned', uploaded.body.error);
  assert.match(uploaded.body.error ?? '', /viit section grant exams \/brochure\.pdf/);
  assert.equal(await registry.read(pdf), samplePdf('granted'));
  assert.equal((await registry.publish(build(), { token: exams })).body.code, 'address-not-owned');
});

test('in the shared folders, the first section that is live with an address owns it', async () => {
  const first = await publish(['/exams'], { 'images/hall.jpg': 'exams' });
  assert.equal(first.status, 200, first.body.error);
  const withoutIt = await publish(['/exams']);
  assert.equal(withoutIt.status, 200, withoutIt.body.error);
  const cells = await registry.tokenFor('cells');
  const build = { name: 'cells', version: '3.0.0', pages: ['/cells'], publicFiles: { 'images/hall.jpg': 'cells' } };
  const second = await registry.publish(build, { token: cells });
  assert.deepEqual([second.status, second.body.code], [403, 'address-not-owned']);
  assert.match(second.body.error ?? '', /\/images\/hall\.jpg, which belongs to exams/);
});

test('what the operator publishes at an address of nobody is granted with it', async () => {
  const published = await registry.publish({ name: 'library', pages: ['/library', '/books'] });
  assert.equal(published.status, 200, published.body.error);
  const { body } = await registry.request('GET', 'sections');
  const library = (body as unknown as { name: string; addresses: string[] }[]).find(({ name }) => name === 'library');
  assert.deepEqual(library?.addresses, ['/library', '/library/*', '/documents/library/*', '/books']);
});
