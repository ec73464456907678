import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Sql } from '../../database/database.ts';
import { draftsOf } from '../testing/sample-collection.ts';
import { samplePdf } from '../testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { addressesFor, documentBase, findFreeAddress } from './new-document.ts';

/* A new document of a collection gets its address from the title of its entry. */

let registry: TestRegistry;
let exams: string;
const collection = 'exams/notices';

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  const { status, body } = await registry.publish({
    name: 'exams',
    publicFiles: { 'documents/exams/notices/results.pdf': samplePdf('of the build') },
    change: (manifest) => ({
      ...manifest,
      collections: [
        {
          ...{ name: 'notices', title: 'Notices', help: 'Newest first.', seed: [] },
          fields: { file: { type: 'document', label: 'PDF' } },
        },
      ],
    }),
  });
  assert.equal(status, 200, body.error);
  exams = await registry.tokenFor('exams');
});
after(() => registry.close());

const upload = async (title: string, text: string) => {
  const { status, body } = await registry.uploadNew(collection, title, samplePdf(text), exams);
  assert.equal(status, 200, body.error);
  return body.address;
};

const publish = async (addresses: unknown[]) => {
  const entries = addresses.map((file, index) => ({ id: `entry-${index}`, file }));
  const { status, body } = await registry.publishEntries(collection, entries);
  assert.equal(status, 200, body.error);
};

for (const [title, name] of [
  ['Fee dates, 2027', 'fee-dates-2027'],
  ['  M.Tech (AI & ML) – Résumé  ', 'm-tech-ai-ml-resume'],
  ['../../etc/passwd', 'etc-passwd'],
  ['పరీక్షలు', 'document'],
  ['x'.repeat(300), 'x'.repeat(80)],
] as const) {
  test(`the address for "${title.slice(0, 40)}" ends with ${name.slice(0, 40)}`, () => {
    assert.equal(documentBase(collection, title), `/documents/exams/notices/${name}`);
  });
}

test('another document with the same title gets a number, and the same one again its own address', async () => {
  const addresses = [await upload('Halls', 'first'), await upload('Halls', 'second'), await upload('Halls', 'first')];
  const base = '/documents/exams/notices/halls';
  assert.deepEqual(addresses, [`${base}.pdf`, `${base}-2.pdf`, `${base}.pdf`]);
  await publish([`${base}.pdf`, `${base}-2.pdf`]);
  assert.match(await registry.read(`${base}.pdf`), /% first/);
  assert.match(await registry.read(`${base}-2.pdf`), /% second/);
  assert.equal(await upload('Halls', 'first'), `${base}.pdf`, 'also when it is live');
});

test('an address that a draft names without a document is not given to one: the draft may be approved already', async () => {
  const base = '/documents/exams/notices/fees';
  const drafts = draftsOf(registry, collection, exams);
  await drafts.save('fees', { file: `${base}.pdf` });
  assert.equal(await upload('Fees', 'fees'), `${base}-2.pdf`);
  await drafts.save('other', { file: `${base}-2.pdf` });
  assert.equal(await upload('Fees', 'fees'), `${base}-2.pdf`, 'the same document again');
});

test('ten documents with the same title that arrive together replace none of each other', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `at the same time ${index}`);
  const addresses = await Promise.all(texts.map((text) => upload('Together', text)));
  assert.equal(new Set(addresses).size, 10);
  await publish(addresses);
  for (const [index, address] of addresses.entries()) {
    assert.match(await registry.read(String(address)), new RegExp(`${texts[index]}\n`));
  }
});

test('the 21st document with a title has the hash of its file in its address, and one that has no address left is refused', async () => {
  const addresses = addressesFor('/documents/a.pdf', 'hash');
  assert.deepEqual([addresses.length, addresses[19]], [21, '/documents/a-20.pdf']);
  const find = (taken: number) =>
    findFreeAddress({ query: async () => [] } as unknown as Sql, addresses, 'hash', {
      ...{ addresses: new Set(addresses.slice(0, taken)), live: new Map() },
    });
  assert.match((await find(20)).address, /^\/documents\/a-[0-9a-f]+\.pdf$/);
  await assert.rejects(find(21), { code: 'address-taken' });
});

test("a file of the section's build keeps its address", async () => {
  assert.equal(await upload('Results', 'uploaded'), '/documents/exams/notices/results-2.pdf');
  assert.match(await registry.read('/documents/exams/notices/results.pdf'), /of the build/);
});

test('a new document is refused where it is no document, or the collection is unknown or of another section', async () => {
  for (const [refused, code] of [
    [await registry.uploadNew(collection, 'A page', '<!doctype html>', exams), 'document-invalid'],
    [await registry.uploadNew(collection, 'Half', '%PDF-1.7', exams), 'document-invalid'],
    [await registry.uploadNew('exams/unknown', 'Fees', samplePdf('x'), exams), 'list-unknown'],
    [await registry.uploadNew(collection, 'Fees', samplePdf('x'), await registry.tokenFor('cells')), 'not-permitted'],
  ] as const) {
    assert.equal(refused.body.code, code, refused.body.error);
  }
});
