import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { indianTime } from '@viit/contract';
import type { ListedCollection, ListedDocument } from '@viit/contract/registry-api';
import { type draftsOf, notice, openNotices } from '../testing/sample-collection.ts';
import { samplePdf } from '../testing/sample-documents.ts';
import type { TestRegistry } from '../testing/test-registry.ts';

/* Files and where they are used, and entries that need attention. */

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
});
after(() => registry.close());

async function upload(title: string): Promise<string> {
  const response = await fetch(
    `${registry.address}/_registry/documents?collection=exams/notices&title=${encodeURIComponent(title)}`,
    {
      method: 'POST',
      body: samplePdf(title),
      headers: { authorization: `Bearer ${registry.token}`, 'content-type': 'application/octet-stream' },
    },
  );
  return ((await response.json()) as { address: string }).address;
}

const list = async () => (await registry.request('GET', 'documents')).body as unknown as ListedDocument[];

test('each file names the entries that use it, also drafts, and a file that nobody uses has none', async () => {
  const [used, unused] = [await upload('Fees'), await upload('Nobody')];
  await drafts.save('fees', notice('Fee dates', { link: used }));
  const files = new Map((await list()).map((file) => [file.address, file]));
  assert.deepEqual(files.get(used)?.entries, [{ part: 'exams/notices', id: 'fees', title: 'Fee dates' }]);
  assert.deepEqual([files.get(unused)?.entries, files.get(unused)?.pages], [[], []]);
  assert.equal(files.get(used)?.source, 'draft');
});

test('drafts and their documents are not listed for other teams', async () => {
  await drafts.save('page', notice('Unpublished results', { link: '/exams' }));
  const { body } = await registry.request('GET', 'documents', undefined, await registry.tokenFor('cells'));
  assert.doesNotMatch(JSON.stringify(body), /fees|Fee dates|nobody|Unpublished/);
});

test('the overview names entries whose link leads nowhere, and those that visitors do not see any more', async () => {
  await drafts.save('lost', notice('Lost', { link: '/no-such-page' }));
  await drafts.save('old', notice('Old', { until: indianTime(new Date(Date.now() - 3_600_000)) }));
  assert.equal((await drafts.publish({ ids: ['lost', 'old'] })).status, 200);
  const collections = (await registry.request('GET', 'collections')).body as unknown as ListedCollection[];
  assert.deepEqual(
    collections.flatMap(({ attention }) => attention.map(({ id, reason }) => `${id}: ${reason}`)),
    ['lost: its link /no-such-page leads nowhere', 'old: visitors do not see it any more'],
  );
});
