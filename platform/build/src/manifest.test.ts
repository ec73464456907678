import assert from 'node:assert/strict';
import test from 'node:test';
import { budgets } from '@viit/contract';
import { manifestPage } from './manifest.ts';

const home = { id: 'home', path: '/', title: 'Home', description: 'The home page.', layout: 'home' } as const;
const groups = {
  pages: ['shared.js'],
  home: ['shared.js', 'home.js', 'home.css'],
  'home.news': ['home.css', 'news.js', 'news.css'],
  'home.campus': ['shared.js', 'home.css', 'campus.js'],
  homework: ['homework.js', 'homework.css'],
};

test('a page’s first view has the styles of its islands, but not their scripts', () => {
  const { scripts, styles, islands } = manifestPage(home, groups, 'section');
  assert.deepEqual(scripts, ['shared.js', 'home.js']);
  assert.deepEqual(styles, ['home.css', 'news.css']);
  assert.deepEqual(islands, ['news.js', 'campus.js']);
});

test('a page without islands has no `islands` field', () => {
  const page = manifestPage({ ...home, id: 'homework' }, groups, 'section');
  assert.deepEqual(page.scripts, ['shared.js', 'homework.js']);
  assert.equal('islands' in page, false);
});

test('a page whose chunk has another name is refused with the line to write', () => {
  assert.throws(() => manifestPage({ ...home, id: 'hoem' }, groups, 'section'), /webpackChunkName: "hoem"/);
});

test('a page’s manifest says how much script it may have: what the page declares, else the default', () => {
  assert.equal(manifestPage(home, groups, 'section').scriptBudget, budgets.pageScripts);
  assert.equal(manifestPage({ ...home, scriptBudget: 40_000 }, groups, 'section').scriptBudget, 40_000);
  assert.equal('scriptBudget' in manifestPage(home, groups, 'shell'), false);
});
