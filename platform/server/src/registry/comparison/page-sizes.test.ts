import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets } from '@viit/contract';
import { findOverBudget } from './page-sizes.ts';

const side = { builds: new Map() } as unknown as Parameters<typeof findOverBudget>[0];
const noScripts = new Map() as unknown as Parameters<typeof findOverBudget>[2];
const bytes = (html: number, scripts: number) => ({
  html: { from: 0, to: html },
  styles: { from: 0, to: 0 },
  scripts: { from: 0, to: scripts },
  scriptLimit: 15_000,
});

test('pages of a build from before the budgets are named with what they exceed, unless they go away', () => {
  const found = findOverBudget(side, ['exams'], noScripts, [
    { path: '/exams/a', change: 'changed', bytes: bytes(1000, 15_001) },
    { path: '/exams/b', change: 'added', bytes: bytes(budgets.document + 1, 15_000) },
    { path: '/exams/c', change: 'removed', bytes: bytes(budgets.document + 1, 20_000) },
  ]);
  assert.deepEqual(found, [
    { name: '/exams/a: scripts', bytes: 15_001, limit: 15_000 },
    { name: '/exams/b: HTML', bytes: budgets.document + 1, limit: budgets.document },
  ]);
});
