import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { budgets, type Manifest } from '@viit/contract';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { checkBudgets, checkBuild } from './check-build.ts';

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

const sampleManifest = async (change: (manifest: Manifest) => Manifest) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'viit-budgets-'));
  const manifest = writeSampleBuild(folder, { name: 'exams', change });
  await fs.rm(folder, { recursive: true });
  return manifest;
};

test('a section with more code than its budget is refused before a file of it is read; source maps have their own', async () => {
  const withFile = (file: string) =>
    sampleManifest((manifest) => ({
      ...manifest,
      files: [...manifest.files, { path: file, size: budgets.code, sha384: 'A'.repeat(64) }],
    }));
  const read = () => assert.fail('no file is read');
  for (const file of ['client/notes.txt', 'server/notes.txt']) {
    const message = /code, not compressed: 20000\.\d KB of 20000\.0 KB/;
    await assert.rejects(checkBudgets(await withFile(file), read), { code: 'budget-exceeded', message });
  }
  const message = /exceeds a budget: source maps/;
  await assert.rejects(checkBudgets(await withFile('server/maps/1.map'), read), { code: 'budget-exceeded', message });
});

test('former addresses count as pages of a build', async () => {
  const manifest = await sampleManifest((given) => ({
    ...given,
    pages: Array.from({ length: 100 }, (_, i) => ({
      ...(given.pages[0] ?? assert.fail()),
      formerPaths: Array.from({ length: 60 }, (_, n) => `/exams/${i}/${n}`),
    })),
  }));
  const read = () => assert.fail('no file is read');
  const message = /pages, with variants and former addresses: 6100 of 6000/;
  await assert.rejects(checkBudgets(manifest, read), { code: 'budget-exceeded', message });
});

test('a section with many pages that have parameters is refused: each costs every address that nobody has', async () => {
  const manifest = await sampleManifest((sample) => ({
    ...sample,
    pages: sample.pages.flatMap((page) =>
      Array.from({ length: 51 }, (_, i) => ({ ...page, path: `/exams/:name/${i}` })),
    ),
  }));
  await assert.rejects(
    checkBuild(manifest, 'exams', () => assert.fail('no file is read')),
    { code: 'manifest-invalid', message: /51 pages with parameters in their address, .* at most 50/ },
  );
});
