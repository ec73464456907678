import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { indianTime } from '@viit/contract';
import type { ListedCollection } from '@viit/contract/registry-api';
import { publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry, {
    fields: {
      title: { type: 'line', label: 'Title' },
      file: { type: 'document', label: 'File', optional: true, awaited: true },
      scan: { type: 'document', label: 'Scan', optional: true },
      validUntil: { type: 'date', label: 'Valid until', optional: true, expires: true },
      published: { type: 'date', label: 'Published', optional: true },
    },
    seed: [
      { id: 'aqar', title: 'AQAR' },
      { id: 'policy', title: 'Policy', file: '/documents/exams/paper.pdf', published: '2001-01-01' },
      { id: 'approval', title: 'Approval', file: '/documents/exams/paper.pdf', validUntil: '2020-07-11' },
      { id: 'certificate', title: 'Certificate', file: '/documents/exams/paper.pdf', validUntil: '2199-07-11' },
      {
        id: 'last-day',
        title: 'Last day',
        file: '/documents/exams/paper.pdf',
        validUntil: indianTime(new Date()).slice(0, 10),
      },
      ...['a', 'b', 'c', 'd'].map((id) => ({ id, title: id })),
    ],
  });
});
after(() => registry.close());

test('staff are told which awaited documents are missing and what is no longer valid, the first five and how many', async () => {
  const { status, body } = await registry.request('GET', 'collections');
  assert.equal(status, 200, body.error);
  const [notices] = body as unknown as ListedCollection[];
  assert.deepEqual(
    notices?.attention.map(({ id, title, reason }) => [id, title, reason]),
    [
      ['aqar', 'AQAR', 'its document is missing'],
      ['policy', 'Policy', 'its link /documents/exams/paper.pdf leads nowhere'],
      ['approval', 'Approval', 'it was valid until 2020-07-11'],
      ['approval', 'Approval', 'its link /documents/exams/paper.pdf leads nowhere'],
      ['certificate', 'Certificate', 'its link /documents/exams/paper.pdf leads nowhere'],
    ],
  );
  assert.equal(notices?.attentionCount, 10, 'what is valid until today is valid');
});
