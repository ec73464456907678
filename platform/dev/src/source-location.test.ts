import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import type { WatchedBuild } from '@viit/build/development';
import { whereOf } from './source-location.ts';

const out = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-where-'));
after(() => fs.rmSync(out, { recursive: true, force: true }));

/** A bundle of five lines, each of which is line 40 to 44 of a page. */
for (const file of ['client/about.js', 'server/pages.cjs']) {
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), '\n'.repeat(4));
  const sources = [path.join(workspaceRoot, 'remotes/exams/src/about/page.tsx')];
  // In a source map: line 40 of the source, then each line the next one.
  const map = { version: 3, file, sources, names: [], mappings: 'AAuCA;AACA;AACA;AACA;AACA' };
  fs.writeFileSync(path.join(out, `${file}.map`), JSON.stringify(map));
}
const builds = [{ name: 'exams', out } as WatchedBuild];
const page = 'remotes/exams/src/about/page.tsx';

test('an error in a browser is found in the sources', () => {
  const stack =
    'Error: Nothing to show\n    at react (http://localhost:3001/_builds/shell/aa/development/main.js:1:2)\n    at About (http://localhost:3001/_dev/exams/about.js:3:1)';
  assert.deepEqual(whereOf(stack, builds), { file: page, line: 42, message: 'Error: Nothing to show' });
});

test('an error of the renderer, too: its bundle stands below two lines', () => {
  const stack =
    'ReferenceError: document is not defined\n    at About (eval at section (worker.cjs:1:1), <anonymous>:4:1)';
  assert.deepEqual(whereOf(stack, builds), {
    file: page,
    line: 41,
    message: 'ReferenceError: document is not defined',
  });
});

test('an error from elsewhere keeps its message', () => {
  const stack = 'Error: Out of reach\n    at elsewhere (http://localhost:3001/_dev/../../etc/passwd:1:1)';
  assert.deepEqual(whereOf(stack, builds), { message: 'Error: Out of reach' });
});
