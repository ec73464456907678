import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import { fuzz } from '@viit/test/fuzz';
import { processorTime } from '@viit/test/processor-time';
import fc from 'fast-check';
import { splitPage } from './page-hashes.ts';
import { processPage } from './process-page.ts';

const processHtml = (html: string) =>
  processPage({ html: `<title>Exams</title>${html}`, name: 'The page', quality: 'quick' });

test('styles and scripts are taken from a page; structured data and lists stay', () => {
  const html =
    '<style>a</style><link rel="preload" href="/a.js">1<script>b</script>2<script type="application/ld+json">{}</script>' +
    '<script id="viit-content">{}</script><style data-a="b">c</style>3<style>never closed';
  assert.deepEqual(splitPage(html), {
    visible:
      '12<script type="application/ld+json">{}</script><script id="viit-content">{}</script>3<style>never closed',
    styles: 'a\nc',
  });
});

test('starts of elements that never end are read in a time that grows with their number only', () => {
  for (const part of [
    '<style>',
    '<script>',
    '<style',
    '<script',
    '<link rel="preload"',
    '_R_',
    '<script id="viit-content">',
  ]) {
    const time = (count: number) => {
      const html = part.repeat(count);
      return processorTime(() => splitPage(html));
    };
    time(5000);
    const [few, many] = [time(5000), time(20_000)];
    assert.ok(many < 20 + few * 8, `${part}: ${few} ms, four times as many ${many} ms`);
  }
});

const tag = fc.constantFrom(
  'a href="/x.pdf"',
  'main',
  'h1',
  'p',
  'title',
  'script',
  'style',
  'svg',
  'template',
  'table',
  'b',
  'img src=a',
);
const data = fc.json().map((json) => `<script type="application/ld+json">${json}</script>`);
const list = fc.json().map((json) => `<script id="viit-content">{"/api/announcement/list":[${json}]}</script>`);
const piece = fc.oneof(
  tag.map((one) => `<${one}>`),
  tag.map((one) => `</${one.split(' ')[0]}>`),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<title>A</title>', '&#0;', '&#xd800;', 'Dr. A Name', '"\\u0000"', '<!--', '😀'),
  data,
  list,
);

test('any HTML is refused with a code, or gives a summary and search entries that can be stored', () => {
  const property = fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
    try {
      const { summary, index } = processHtml(pieces.join(''));
      assert.equal(findUnstorable([summary, index]), undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  });
  fc.assert(property, fuzz({ examples: [[['<script type="application/ld+json">"\\u0000"</script>']], [['\ud83d']]] }));
});

test('a page is accepted wherever its long texts are cut, also within an emoji', () => {
  const list = `<script id="viit-content">{"/api/announcement/list":[["${'a'.repeat(77)}😀"]]}</script>`;
  for (const html of [`<main>${'a'.repeat(19_998)}😀`, `<main>${'a'.repeat(5998)}😀`, list]) {
    const { summary, index } = processHtml(html);
    assert.equal(findUnstorable([summary, index]), undefined);
  }
});

test('a text that is repeated by nested headings does not grow without limit', () => {
  const html = `<main>${'<h1><div>'.repeat(300)}${'a'.repeat(20_000)}`;
  assert.throws(() => processHtml(html), { code: 'page-too-complex' });
});

test('nested headings, deep elements and structured data are read in a time that grows with their number only', () => {
  const parts: Record<string, (count: number) => string> = {
    'nested headings': (count) => `${'<h1><div>'.repeat(count / 50)}${'<b></b>'.repeat(count)}`,
    'deep elements': (count) => '<div>'.repeat(count * 2),
    'elements that are opened again': (count) =>
      `<p>${Array.from({ length: 200 }, (_, i) => `<b id=${i}>`).join('')}</p>${'<p>a</p>'.repeat(count)}`,
    'elements before a table': (count) => `<table>${'<i></i>x'.repeat(count * 4)}`,
    'roots with attributes': (count) => Array.from({ length: count }, (_, i) => `<html a${i}>`).join(''),
    'deep structured data': (count) =>
      `<script type="application/ld+json">${'['.repeat(count / 5)}${'1,'.repeat(count)}1${']'.repeat(count / 5)}</script>`,
    'a long label of marks': (count) =>
      `<script id="viit-content">{"/api/announcement/list":[{"title":"${'\u0315\u0300'.repeat(count * 2)}"}]}</script>`,
  };
  for (const [name, part] of Object.entries(parts)) {
    const time = (count: number) => {
      const html = part(count);
      return processorTime(() => {
        try {
          processHtml(html);
        } catch (error) {
          assert.equal((error as Refusal).code, 'page-too-complex', name);
        }
      });
    };
    time(3000);
    const [few, many] = [time(3000), time(12_000)];
    assert.ok(many < 50 + few * 8, `${name}: ${few} ms, four times as many ${many} ms`);
  }
});

test('a page nests as many elements as a browser does, and no more', () => {
  assert.equal(processHtml(`<main>${'<div>'.repeat(500)}text`).summary.summary.main.text[0], 'text');
  assert.throws(() => processHtml('<div>'.repeat(520)), { code: 'page-too-complex' });
});
