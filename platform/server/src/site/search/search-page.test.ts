import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchResponse } from '@viit/contract/search';
import { excerpt, highlight } from './highlight.ts';
import { fillSearchPage } from './search-page.ts';

const page = '<form><input type="search" name="q"/></form><!--$--><div data-search-results=""></div><!--/$-->';
const plain = (text: string) => [{ text, isMatch: false }];

test('query, titles and excerpts are escaped, and signs with a meaning in replacements stay as they are', () => {
  const query = `"><script>alert(1)</script>$& $'`;
  const response: SearchResponse = {
    query,
    match: 'all',
    message: '1 result.',
    results: [
      { kind: 'page', title: plain('<b>A & B</b>'), excerpt: plain('<img>'), href: '/a?"b"', section: 'cells' },
    ],
  };
  const html = fillSearchPage(page, query, response);
  assert.doesNotMatch(html, /<script|<b>|<img>/);
  const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; $'";
  assert.ok(html.includes(`<input type="search" name="q" value="${escaped}"/>`), html);
  assert.ok(html.includes(`<div data-search-results="${escaped}">`), html);
  assert.ok(html.includes('<a href="/a?&quot;b&quot;">&lt;b&gt;A &amp; B&lt;/b&gt;</a><p>&lt;img&gt;</p>'), html);
});

test('results are grouped by kind, the best first; documents open in a new tab, and the browser opens what only it finds', () => {
  const results = (['document', 'page'] as const).map((kind) => ({
    ...{ kind, title: plain(`A ${kind}`), excerpt: [], href: `/${kind}`, section: 'cells' },
  }));
  const html = fillSearchPage(page, 'x', {
    query: 'x',
    match: 'similar',
    message: '2 results.',
    suggestion: 'xy & z',
    results,
  });
  assert.deepEqual(
    [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title),
    ['Documents', 'Pages'],
  );
  assert.match(html, /<p>2 results\.<\/p><p>Did you mean <a href="\/search\?q=xy%20%26%20z">xy &amp; z<\/a>\?<\/p>/);
  const href = '/team#:~:text=Dr.';
  const person = { kind: 'person' as const, title: plain('Dr.'), excerpt: [], href, section: 'cells' };
  const people = fillSearchPage(page, 'x', { query: 'x', match: 'all', message: '', results: [person] });
  assert.match(people, /<a href="\/team#:~:text=Dr\." target="_top" rel="noopener">Dr\.<\/a><\/li>/);
  assert.match(html, /<a href="\/document" target="_blank" rel="noopener">A document<\/a><p>opens in a new tab<\/p>/);
});

test('a query that cannot be searched for is explained', () => {
  assert.match(fillSearchPage(page, 'x', undefined), /Type 2 to 100 characters/);
});

test('a stem marks the words that begin with it, in whole', () => {
  const marked = (text: string, ...stems: string[]) =>
    highlight(text, stems).flatMap((piece) => (piece.isMatch ? piece.text : []));
  assert.deepEqual(marked('Policy and policies', 'polici'), ['Policy', 'policies']);
  assert.deepEqual(marked('Examinations, re-examined', 'examin'), ['Examinations', 'examined']);
  assert.deepEqual(marked('IT items', 'it'), ['IT']);
  assert.deepEqual(marked('परीक्षा', 'परीक्षा'), ['परीक्षा']);
  assert.deepEqual(marked('anything'), []);
});

test('an excerpt begins shortly before the first match and ends with a whole word', () => {
  const text = `${'before '.repeat(60)}the examination is held ${'after '.repeat(60)}`;
  const pieces = excerpt(text, ['examin']);
  const all = pieces.map((piece) => piece.text).join('');
  assert.match(all, /^… before .*the examination is held after .*after …$/);
  assert.ok(all.length < 200);
});
