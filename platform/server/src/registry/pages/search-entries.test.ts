import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitPage } from './page-hashes.ts';
import { searchEntries } from './search-entries.ts';
import { summarizePage } from './summarize-page.ts';

const found = (main: string, kind: string) =>
  searchEntries(summarizePage(splitPage(`<!doctype html><title>Exams</title><main>${main}</main>`)))
    .filter((entry) => entry.kind === kind)
    .map(({ title, href }) => `${title}: ${href}`);

test('search finds a document of the site, and no file of another site however its address is written', () => {
  const links = ['/documents/rules.pdf', '//evil.example/a.pdf', '/\\evil.example/a.pdf', '/\t/evil.example/a.pdf'];
  const list = links.map((href) => `<a href="${href}">Rules, PDF</a>`).join('');
  assert.deepEqual(found(list, 'document'), ['Rules: /documents/rules.pdf']);
});

test('a notice leads to the address of its link, unless that runs a script', () => {
  const items = JSON.stringify({ '/api/announcement/list': [{ title: 'Good' }, { title: 'Bad' }] });
  const page = `<a href="https://news.example/">Good</a><a href="javascript:alert(1)">Bad</a><script type="application/json" id="viit-content">${items}</script>`;
  assert.deepEqual(found(page, 'notice'), ['Good: https://news.example/', 'Bad: ']);
});
