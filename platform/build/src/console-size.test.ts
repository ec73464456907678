import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from './workspace.ts';

/* People who write have slow networks too. */

const limitKb = 150;

/** The scripts that a view loads at once: `console.js` and what it imports. */
function scriptsOf(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = fs.readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(/\bimport\s*(?:[\w*{}$,\s]+?from\s*)?"(\.[^"]+)"/g)) {
    scriptsOf(folder, path.resolve(path.dirname(file), name), found);
  }
  return found;
}

test('a view of the content room loads at most 150 KB of script, and readers of PDF and CSV only when they are used', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-'));
  const program = pathToFileURL(path.join(workspaceRoot, 'platform/build/bin/bundle-console.mjs')).href;
  const { bundleConsole } = (await import(program)) as { bundleConsole: (folder: string) => Promise<unknown> };
  await bundleConsole(folder);
  const scripts = [...scriptsOf(folder, path.join(folder, 'console.js'))].map((file) => fs.readFileSync(file));
  const size = scripts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  assert.ok(scripts.length > 1, 'finds the chunks');
  assert.ok(size <= limitKb * 1000, `${size} bytes, at most ${limitKb} KB`);
  for (const library of ['PDFWorker', 'papaparse', 'uPlot'])
    assert.ok(!scripts.some((text) => text.includes(library)), `${library} is loaded at once`);
  fs.rmSync(folder, { recursive: true });
});
