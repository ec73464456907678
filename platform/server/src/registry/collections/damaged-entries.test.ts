import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EntryProblem } from '@viit/contract/registry-api';
import { draftsOf, notice, noticesSection, openNotices, stateIn } from '../testing/sample-collection.ts';
import type { RegistryResponse } from '../testing/test-client.ts';
import type { TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
});
after(() => registry.close());

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

/** Damage to a field, each in several forms. */
const damage: Record<string, unknown[]> = {
  title: [
    ...[undefined, null, '', '   ', 1, true, [], {}, ['Title'], { text: 'Title' }, 'x'.repeat(81), 'x'.repeat(150_000)],
    ...['two\nlines', 'tab\there', 'a\u202eb', 'a\u2066b', 'a\u0007b', 'a\u009bb', 'a\uffffb', nested(20), nested(5)],
  ],
  date: [
    ...[undefined, null, '', 'soon', '2026-02-30', '2026-13-01', '23/11/2026', '2026-11-23T09:00', 20261123, true],
    ...[
      ['2026-11-23'],
      { year: 2026 },
      '2026-11-23<script>alert(1)</script>',
      '-2026-11-23',
      '0',
      'today',
      '9999-12-31',
      '0001-01-01',
    ],
  ],
  link: [
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
    ...['data:text/html,<script>alert(1)</script>', '//evil.example', 'http:evil', '\\\\evil.example', 'file:///etc'],
    ...['/a\u0000b', 'exams', '', null, 1, ['/exams'], { href: '/exams' }, `/${'x'.repeat(3000)}`, 'blob:x', 'ftp://x'],
  ],
  tags: [
    ...['MBA', ['PhD'], ['MBA', 'MBA'], [1], [null], [['MBA']], { 0: 'MBA' }, null, true, ['MBA', 'B.Tech', 'MBA']],
    ...[['mba'], ['MBA '], Array(500).fill('MBA'), ['<script>alert(1)</script>']],
  ],
  author: ['me', null, 1, {}, '<script>alert(1)</script>', nested(3)],
  constructor: ['x', {}],
  // Computed, or it would be the prototype.
  ['__proto__']: ['x', { date: '2026-11-23' }],
};

const cases = Object.entries(damage).flatMap(([field, values]) => values.map((value) => ({ field, value })));
/** Each damage once; with FULL=1 300 entries. */
const damaged = Array.from({ length: process.env.FULL ? 300 : cases.length }, (_, i) => {
  const { field, value } = cases[i % cases.length] ?? { field: '', value: '' };
  const text = notice(i < cases.length ? 'Damaged' : '<script>alert(1)</script>');
  return { id: `damaged-${i}`, field, value: { ...text, [field]: value } };
});

/** @returns what is wrong with an entry, as the save or the publish of its draft says. */
async function refuse(id: string, value: object, isPublished: boolean): Promise<EntryProblem[]> {
  const saved = await drafts.save(id, value as Record<string, unknown>, null);
  if (saved.body.code === 'request-invalid') {
    const [, field = ''] = /(?:in value\.|a field ")(\w+)/.exec(saved.body.error ?? '') ?? [];
    return [{ id, field, message: '' }];
  }
  if (saved.status !== 200) return problemsIn(saved);
  const { draft, revision } = stateIn(saved);
  const refused = isPublished ? problemsIn(await drafts.publish({ ids: [id] })) : draft?.problems;
  assert.equal((await drafts.request('DELETE', `/drafts/${id}?revision=${revision}`)).status, 200);
  return refused ?? [];
}

function problemsIn({ status, body }: RegistryResponse): EntryProblem[] {
  assert.deepEqual([status, body.code], [422, 'entries-invalid'], body.error);
  const problems = body.details as EntryProblem[];
  const [{ id = '', field = '' } = {}] = problems;
  assert.match(body.error ?? '', new RegExp(`entry ${id}.*${field}`));
  return problems;
}

test(`of ${damaged.length} damaged entries none reaches a visitor, and each refusal names the entry and the field`, async () => {
  const before = await registry.read('/exams');
  for (const [i, { id, field, value }] of damaged.entries()) {
    const [problem] = await refuse(id, value, i % 8 === 0);
    assert.deepEqual([problem?.id, problem?.field.split('.')[0]], [id, field], JSON.stringify(value).slice(0, 200));
  }
  assert.equal(await registry.read('/exams'), before);
});

test('an entry that is no object, or nested too deeply to be parsed, is refused', async () => {
  for (const value of ['text', 1, true, [], undefined, nested(1000)]) {
    const { status, body } = await drafts.request('PUT', '/entries/a', { revision: null, value });
    assert.ok(status >= 400 && status < 500, `${status} ${body.error}`);
  }
  const { status, body } = await drafts.save('A b', notice('Title'), null);
  assert.deepEqual([status, body.code], [400, 'request-invalid']);
});

test('a script in a text reaches visitors as text', async () => {
  assert.equal((await drafts.save('script', notice('<script>alert(1)</script>'), null)).status, 200);
  assert.equal((await drafts.publish()).status, 200);
  const response = await fetch(`${registry.address}/api/content/exams/notices`);
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  assert.equal(((await response.json()) as { title: string }[])[1]?.title, '<script>alert(1)</script>');
});

test('drafts of more than 400 000 characters are refused', async () => {
  const entries = Array.from({ length: 40 }, (_, i) => ({
    ...{ id: `long-${i}`, revision: null, value: notice('x'.repeat(12_000)) },
  }));
  const { status, body } = await drafts.request('PUT', '/entries', { entries });
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /The drafts of exams\/notices have more than/);
});

test('hundreds of incomplete drafts of a collection with very many fields are saved and read at once', {
  timeout: 30_000,
}, async () => {
  const field = { type: 'line', label: 'Text' };
  const group = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, field]));
  const rows = { type: 'groups', label: 'Rows', optional: true, fields: group };
  const fields = { title: field, ...Object.fromEntries(Array.from({ length: 38 }, (_, i) => [`g${i}`, rows])) };
  const wideSection = noticesSection('1.0.1', { fields, seed: [], name: 'wide' });
  assert.equal((await registry.publish(wideSection)).status, 200);
  const wide = draftsOf(registry, 'exams/wide');
  const entries = Array.from({ length: 400 }, (_, i) => ({ id: `e${i}`, revision: null, value: { g0: [] } }));
  const { status, body } = await wide.request('PUT', '/entries', { entries });
  assert.equal(status, 200, body.error);
  assert.equal((await wide.read()).entries[399]?.draft?.problems[0]?.field, 'title');
});
