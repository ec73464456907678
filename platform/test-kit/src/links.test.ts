import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectLinks, describeBrokenLink, findBrokenLinks, type LinkTargets } from './links.ts';

const page = (main: string, rest = '') => `<header>${rest}</header><main>${main}</main>`;

const targets: LinkTargets = {
  readPage: async (path) => (path === '/cells' ? page('<h2 id="first">First</h2>') : undefined),
  fileStatus: async (address) => (address === '/a.pdf' ? 200 : 404),
};

const broken = async (...pages: [string, string][]) =>
  (await findBrokenLinks(collectLinks(new Map(pages)), targets)).map(describeBrokenLink);

test('links to pages, fragments and files that exist are not reported, with or without a query', async () => {
  const links = '<a href="/cells">a</a><a href="cells#first">b</a><a href="/cells?year=2">c</a><a href="/a.pdf">d</a>';
  assert.deepEqual(await broken(['/', page(links)]), []);
});

test('a link to no page, no fragment and no file is reported with its page and the reason', async () => {
  const links = '<a class="x" href="/none">a</a><a href="/cells#none">b</a><a href="/b.pdf">c</a>';
  assert.deepEqual(await broken(['/exams', page(links)]), [
    '/exams → /none: no such page',
    '/exams → /cells#none: no such fragment on that page',
    '/exams → /b.pdf: the file responds with 404',
  ]);
});

test('links to other sites, mail addresses and strings in the data of a page are not followed', async () => {
  const links = '<a href="https://example.org/x">a</a><a href="mailto:a@b.in">b</a><a href="//example.org">c</a>';
  const data = '<script type="application/json">"<a href=\\"/none\\">"</script>';
  assert.deepEqual(await broken(['/', page(links) + data]), []);
});

test('a link of many pages is described with the first two, those that have it in their own content first', async () => {
  const inHeader = page('', '<a href="/none">a</a>');
  assert.deepEqual(await broken(['/a', inHeader], ['/b', inHeader], ['/c', inHeader]), [
    '/a and /b and 1 more → /none: no such page',
  ]);
  const own = page('<a href="/none">a</a>');
  assert.deepEqual(await broken(['/a', inHeader], ['/b', own]), ['/b → /none: no such page']);
});
