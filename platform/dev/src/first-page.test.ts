import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { readFirstPage, shellBase, withDevelopmentShell } from './first-page.ts';

const load = [
  { src: '/_builds/shell/aa11/main.1.js', integrity: 'sha384-x', run: true },
  { src: '/_builds/cells/bb22/remoteEntry.js', integrity: 'sha384-y', run: false },
];
const first = { shell: { version: '1.0.0' }, path: '/iqac', page: { title: 'A < B & $& C' }, load };
const json = JSON.stringify(first).replaceAll('<', '\\u003c');
const html = `<html><head><title>IQAC</title></head><body><div id="root">Rendered</div><script type="application/json" id="viit-page">${json}</script></body></html>`;
const shell = {
  base: '/_builds/shell/aa11/',
  entry: { scripts: ['development/main.js'], styles: [] },
} as unknown as Manifest;

test('a page has the address of its shell; another HTML document has none', () => {
  const page = readFirstPage(html);
  assert.equal(page && shellBase(page), '/_builds/shell/aa11/');
  assert.equal(readFirstPage('<h1>503</h1>'), undefined);
});

test('the development shell replaces the shell’s script, and nothing else changes', () => {
  const page = readFirstPage(html);
  assert.ok(page);
  const changed = withDevelopmentShell(html, page, shell);
  const after = readFirstPage(changed);
  assert.deepEqual(after?.load, [
    { src: '/_builds/shell/aa11/development/main.js', integrity: '', run: true },
    load[1],
  ]);
  assert.deepEqual({ ...after, load }, first);
  assert.match(changed, /<div id="root">Rendered<\/div>/);
  assert.equal(changed.match(/<\/script>/g)?.length, 2);
});
