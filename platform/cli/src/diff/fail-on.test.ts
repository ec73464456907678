import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Comparison } from '@viit/contract/registry-api';
import { findFailures, parseCondition } from './fail-on.ts';
import type { VisualComparison } from './visual/visual-comparison.ts';

const comparison = {
  pages: [
    { path: '/b', section: 'exams', change: 'moved', movedFrom: '/a' },
    { path: '/d', section: 'exams', change: 'moved', movedFrom: '/c', redirectsTo: '/d' },
    { path: '/e', section: 'exams', change: 'removed', redirectsTo: '/d' },
    { path: '/f', section: 'cells', change: 'removed' },
    { path: '/g', section: 'cells', change: 'added' },
  ],
  brokenLinks: [{ href: '/nowhere', pages: [{ path: '/b', section: 'exams' }] }],
  overBudget: [{ name: '/b: scripts', bytes: 20_000, limit: 15_000 }],
} as unknown as Comparison;

const visual = {
  ...{ same: [], identical: [] },
  pages: [
    {
      path: '/b',
      axe: { added: ['label: input'], removed: ['image-alt: img'] },
      widths: [
        { width: 360, changedPercent: 1.5 },
        { width: 768, changedPercent: 2 },
        { width: 1440, changedPercent: 2.5 },
      ],
    },
  ],
} as unknown as VisualComparison;

const find = (conditions: string, looks?: VisualComparison) =>
  findFailures(comparison, looks, parseCondition(conditions));

test('a page that moves or goes away loses its address, unless that redirects', () => {
  assert.deepEqual(find('removed'), ['removed: /a of exams', 'removed: /f of cells']);
});

test('a link that leads nowhere is named with its page', () => {
  assert.deepEqual(find('broken-link'), ['broken-link: /nowhere on /b']);
  const many = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ path, section: 'exams' }));
  const brokenLinks = comparison.brokenLinks.map((link) => ({ ...link, pages: many }));
  const found = findFailures({ ...comparison, brokenLinks }, undefined, parseCondition('broken-link'));
  assert.deepEqual(found, ['broken-link: /nowhere on /a, /b, /c and 2 more']);
});

test('budgets and several conditions are found together', () => {
  assert.deepEqual(find('removed,budget'), ['removed: /a of exams', 'removed: /f of cells', 'budget: /b: scripts']);
});

test('pictures fail above the share that is named, and without one at any difference', () => {
  assert.deepEqual(find('visual>2%', visual), ['visual: /b at 1440 px: 2.5% changed']);
  assert.equal(find('visual', visual).length, 3);
  assert.deepEqual(find('visual>2%'), []);
});

test('new findings of axe fail', () => {
  assert.deepEqual(find('axe', visual), ['axe: /b: label: input']);
});

test('spaces after commas do not matter, and a share above 100% is refused', () => {
  assert.deepEqual(find('removed, budget'), find('removed,budget'));
  assert.throws(() => parseCondition('visual>200%'), /Use removed, broken-link, axe, budget or visual>2%/);
});
