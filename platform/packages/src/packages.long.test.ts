import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import { type Manifest, manifestSchema, type Toolkit } from '@viit/contract';
import { buildPackages } from './build-packages.ts';
import { installPackages, outsideFolder } from './testing/outside-folder.ts';

/*
 * The packages for a team without this project: unpacked in a folder outside of it. The test with npm and a site is
 * e2e/tests/publishing/own-repository.spec.ts.
 */

const folder = outsideFolder();
const archives = path.join(folder, 'archives');
const site = http.createServer((request, response) => {
  response.writeHead(request.url === '/_registry.json' ? 200 : 404, { 'content-type': 'application/json' });
  response.end('{"sections":{}}');
});
let packed: Toolkit;
let address: string;

before(async () => {
  packed = await buildPackages({ out: archives, withTypes: false });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
after(() => {
  site.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Result {
  code: number;
  output: string;
}

const run = (file: string, args: readonly string[], cwd = folder) =>
  new Promise<Result>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { cwd }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
    child.stdin?.end();
  });

const createSection = (...args: string[]) => run(path.join(archives, 'unpacked/create-section/dist/main.js'), args);

test('four packages are packed, and the same sources give the same bytes', async () => {
  assert.deepEqual(
    packed.packages.map(({ name }) => name),
    ['@viit/runtime', '@viit/ui', '@viit/toolkit', '@viit/create-section'],
  );
  const again = await buildPackages({ out: path.join(folder, 'again'), withTypes: false });
  assert.deepEqual(again, packed);
});

test('a repository is refused with the reason: name, title, address, missing answers', async () => {
  const given = ['--title', 'Library', '--site', address];
  const refusals: [string[], RegExp][] = [
    [['Library', ...given], /"Library" cannot be the name of a section/],
    [['shell', ...given], /"shell" is reserved/],
    [['documents', ...given], /"documents" is reserved/],
    [['library', '--title', '<b>', '--site', address], /The title is a line/],
    [['library', '--title', 'Library', '--site', 'viit.example'], /is not the address of a site/],
    [['library', '--title', 'Library', '--site', 'http://127.0.0.1:1'], /No site responds at http:\/\/127\.0\.0\.1:1/],
    [['library'], /--title is missing/],
    [['library', '--colour', 'red', ...given], /colour/],
  ];
  const results = await Promise.all(refusals.map(([args]) => createSection(...args)));
  for (const [i, { code, output }] of results.entries()) {
    assert.equal(code, 1, output);
    assert.match(output, refusals[i]?.[1] ?? /-/);
  }
  assert.ok(!fs.existsSync(path.join(folder, 'library')));
});

test('a folder with files in it is refused', async () => {
  const { code, output } = await createSection('library', '--title', 'L', '--site', address, '--folder', 'archives');
  assert.equal(code, 1);
  assert.match(output, /archives is not empty/);
});

test('a created section builds outside of the project, under its configured name', async () => {
  const created = await createSection('library', '--title', "Women's Library", '--site', address, '--folder', 'any');
  assert.equal(created.code, 0, created.output);
  assert.match(created.output, /The section "library" is in any/);
  const repository = path.join(folder, 'any');
  // Publishes from GitHub as the repository, without a secret.
  const workflow = fs.readFileSync(path.join(repository, '.github/workflows/publish.yml'), 'utf8');
  assert.match(workflow, /viit token create library:publish --repository/);
  const settings = workflow.replace(/^#.*/gm, '');
  assert.match(settings, /id-token: write[\s\S]*npx viit login && npm run publish/);
  assert.doesNotMatch(settings, /secrets\./);
  await installPackages(repository, archives, packed);
  const [built, tested] = await Promise.all([
    run('node_modules/@viit/toolkit/dist/build/rspack.js', ['build'], repository),
    run(path.join(workspaceRoot, 'node_modules/jest/bin/jest.js'), [], repository),
  ]);
  assert.equal(built.code, 0, built.output);
  const manifest: Manifest = manifestSchema.parse(
    JSON.parse(fs.readFileSync(path.join(repository, 'dist/manifest.json'), 'utf8')),
  );
  assert.equal(manifest.name, 'library');
  assert.deepEqual(
    manifest.pages.map(({ path, title }) => ({ path, title })),
    [{ path: '/library', title: "Women's Library" }],
  );
  assert.deepEqual(
    manifest.collections?.map(({ name, title }) => ({ name, title })),
    [{ name: 'notices', title: 'Notices' }],
  );
  assert.deepEqual(Object.keys(manifest.peers), ['react', 'react/jsx-runtime', 'react-dom', '@viit/runtime']);
  const styles = manifest.files.filter((file) => file.path.endsWith('.css'));
  for (const { path: file } of styles) {
    const text = fs.readFileSync(path.join(repository, 'dist', file), 'utf8');
    assert.match(text, /\.library_[\w-]+-row\b/);
    assert.match(text, /\.library_[\w-]+-/);
  }
  assert.equal(styles.length, 1);
  assert.equal(tested.code, 0, tested.output);
});
