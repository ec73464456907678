import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import { findSourceLocation } from './source-location.ts';
import type { WatchedBuild } from './watch/watch-build.ts';

const out = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-location-'));
after(() => fs.rmSync(out, { recursive: true, force: true }));

/** Two bundles of five lines, which are lines 40 to 44 of a page. */
for (const file of ['client/about.js', 'server/pages.cjs']) {
  fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  fs.writeFileSync(path.join(out, file), '\n'.repeat(4));
  const sources = [path.join(workspaceRoot, 'remotes/exams/src/about/page.tsx')];
  // The first line maps to line 40 of the source, each other line to the next one.
  const map = { version: 3, file, sources, names: [], mappings: 'AAuCA;AACA;AACA;AACA;AACA' };
  fs.writeFileSync(path.join(out, `${file}.map`), JSON.stringify(map));
}
const builds = [{ name: 'exams', out } as WatchedBuild];
const page = 'remotes/exams/src/about/page.tsx';

test('finds the source of an error in the browser', () => {
  const stack =
    'Error: Nothing to show\n    at react (http://localhost:3001/_builds/shell/aa/development/main.js:1:2)\n    at About (http://localhost:3001/_dev/exams/about.js:3:1)';
  assert.deepEqual(findSourceLocation(stack, builds), { file: page, line: 42, message: 'Error: Nothing to show' });
});

test('finds the source of an error in the renderer', () => {
  const stack = 'ReferenceError: document is not defined\n    at About (exams/server/pages.cjs:2:1)';
  assert.deepEqual(findSourceLocation(stack, builds), {
    file: page,
    line: 41,
    message: 'ReferenceError: document is not defined',
  });
});

test('returns only the message of an error outside of the sources', () => {
  const stack = 'Error: Not in a bundle\n    at other (http://localhost:3001/_dev/../../etc/passwd:1:1)';
  assert.deepEqual(findSourceLocation(stack, builds), { message: 'Error: Not in a bundle' });
});
