import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { checkBudgets } from './check-build.ts';

test('a section with too many stylesheets is refused before they are checked, the shell is not', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'viit-budgets-'));
  const names = Array.from({ length: 6 }, (_, i) => `${i}.${i % 2 ? 'css' : 'CSS'}`);
  const clientFiles = Object.fromEntries(names.map((name) => [name, '.exams_a{color:red}'.repeat(10_000)]));
  const check = (name: string) => {
    const manifest = writeSampleBuild(path.join(folder, name), { name, clientFiles });
    return checkBudgets(manifest, (file) => fs.readFile(path.join(folder, name, 'dist', file)));
  };
  await assert.rejects(check('exams'), {
    code: 'budget-exceeded',
    message: /stylesheets, not compressed: 1140\.0 KB of 1000\.0 KB/,
  });
  await check('shell');
  await fs.rm(folder, { recursive: true });
});
