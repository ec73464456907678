import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageLimits, processInChild } from './page-processes.ts';

const read = (html: string) =>
  processInChild({ html, quality: 'quick' }, { path: '/a', section: 'exams' }, (work) => work());

test('many items with the id of one long text have its beginning', async () => {
  pageLimits.ms = 60_000;
  const items = Array.from({ length: 90 }, (_, i) => ({ id: 'a', title: `Item ${i}` }));
  const content = `<script type="application/json" id="viit-content">${JSON.stringify({ '/api/x': items })}</script>`;
  const text = `<div id="a"><p>First</p><p>${'ab '.repeat(200_000)}</p></div>`;
  const { index } = await read(`<title>A</title><main><h1>A</h1>${text}</main>${content}`);
  assert.equal(index.rows.length, 91);
  assert.ok(JSON.stringify(index).length < 3_000_000);
});
