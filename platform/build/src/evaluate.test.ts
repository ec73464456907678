import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { PageData } from '@viit/contract';
import { evaluatePages } from './evaluate.ts';

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-pages-'));
after(() => fs.rmSync(dist, { recursive: true }));

/** Reads a list with one page as the build does. */
function evaluate(change: Partial<PageData>) {
  const page = { id: 'library', path: '/library', title: 'Library', description: 'Books.', layout: 'plain', ...change };
  fs.mkdirSync(path.join(dist, 'server'), { recursive: true });
  fs.writeFileSync(path.join(dist, 'server/pages.cjs'), `exports.default = [${JSON.stringify(page)}];`);
  return evaluatePages(dist, 'library');
}

test('a page declares what search engines and the search need, and its budget', () => {
  const declared: Partial<PageData> = {
    breadcrumbs: [{ name: 'Campus Life', path: '/campus-life' }],
    content: ['/api/newsEvents/list'],
    structuredData: [
      { type: 'Library', institute: 'parentOrganization' },
      { type: 'Event', list: '/api/newsEvents/list' },
    ],
    searchWords: ['books'],
    scriptBudget: 20_000,
  };
  const [page] = evaluate(declared);
  for (const [field, value] of Object.entries(declared)) assert.deepEqual(page?.[field as keyof PageData], value);
});

test('what a page cannot declare is refused with the field', () => {
  assert.throws(() => evaluate({ structuredData: [{ type: 'library' }] }), /structuredData/);
  assert.throws(() => evaluate({ structuredData: [{ type: 'Event', list: '/api/a' }] }), /`content` does not have/);
  assert.throws(() => evaluate({ breadcrumbs: [{ name: 'A', path: '/a/:b' }] }), /must have no parameters/);
  assert.throws(() => evaluate({ scriptBudget: 45_001 }), /scriptBudget/);
});
