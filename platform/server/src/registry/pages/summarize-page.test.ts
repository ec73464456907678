import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitPage } from './page-hashes.ts';
import { summarizePage } from './summarize-page.ts';

test('adjacent elements, such as the title and the text of a card, are words of their own', () => {
  const card = '<a href="/cells"><span>Cells</span><span>All <b>eleven</b>.</span></a><h2><b>1</b>A</h2>';
  const { main, headings } = summarizePage(splitPage(`<!doctype html><main>${card}</main>`)).summary;
  assert.deepEqual(main.links, [{ href: '/cells', text: 'Cells All eleven.' }]);
  assert.deepEqual(main.text, ['Cells All eleven.', '1A']);
  assert.deepEqual(headings, ['h2 1A']);
});
