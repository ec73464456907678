import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { workspaceRoot } from '@viit/build';

const bin = path.join(workspaceRoot, 'platform/build/bin');
let folder: string;

before(() => {
  // Inside the project, where npm packages are found.
  fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
  folder = path.join(fs.mkdtempSync(path.join(workspaceRoot, 'test-results/compiled-')), 'compiled');
  execFileSync(process.execPath, [path.join(bin, 'compile.mjs'), folder]);
});
after(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

/** The npm packages that a compiled file and its static imports load. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const files = [path.join(folder, entry)];
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export)[^;]*?["']([^"']+)["'];$/gm)) {
      const target = path.resolve(path.dirname(file), specifier);
      if (!specifier.startsWith('.')) packages.add(specifier);
      else if (!files.includes(target)) files.push(target);
    }
  }
  return packages;
}

test('neither the server nor the command loads a compiler', () => {
  for (const [entry, expected] of [
    ['platform/server/src/start.js', 'fastify'],
    ['platform/cli/src/main.js', 'commander'],
  ] as const) {
    const packages = packagesOf(entry);
    assert.ok(packages.has(expected), `${entry} loads ${expected}`);
    assert.deepEqual(
      [...packages].filter((name) => /tsx|esbuild|rspack|swc|typescript|viit/.test(name)),
      [],
      entry,
    );
  }
});

test('what the server reads from disk is beside its compiled files', () => {
  for (const file of [
    'platform/server/src/database/migrations/001-schema.sql',
    'platform/server/src/site/error-page.css',
    'platform/render/src/render.program.iife.js',
    'platform/render/src/entry-check.program.iife.js',
    'platform/build/src/declarations.program.iife.js',
  ]) {
    assert.ok(fs.existsSync(path.join(folder, file)), file);
  }
});

test('the compiled server starts as far as its settings', () => {
  const program = path.join(folder, 'platform/server/src/start.js');
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, PORT: 'many' },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, /A setting is invalid \(PORT: /);
});

test('a folder that cannot be written is reported with what to do', () => {
  const file = path.join(os.tmpdir(), `viit-file-${process.pid}`);
  fs.writeFileSync(file, '');
  const { status, stderr } = spawnSync(process.execPath, [path.join(bin, 'compile.mjs'), path.join(file, 'compiled')], {
    encoding: 'utf8',
  });
  fs.rmSync(file);
  assert.equal(status, 1);
  assert.match(stderr, /could not be compiled to .*EEXIST|ENOTDIR/);
});
