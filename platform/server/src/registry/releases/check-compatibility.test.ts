import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { assertRefused } from '../testing/release-test.ts';
import { type SampleBuild, writeSampleBuild } from '../testing/sample-builds.ts';
import { checkCompatibility } from './check-compatibility.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-compatibility-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const check = (...samples: SampleBuild[]) =>
  checkCompatibility(
    new Map(
      samples.map((sample) => {
        const manifest = writeSampleBuild(path.join(folder, sample.name), sample);
        return [manifest.name, { version: manifest.version, manifest }];
      }),
    ),
  );
const shell = { name: 'shell' };

test('builds that work together are accepted, and the shell is returned', () => {
  const found = check(shell, { name: 'exams', peers: { react: '^19.0.0' } }, { name: 'cells' });
  assert.equal(found.manifest.name, 'shell');
});

test('a release without a shell is refused', () => assertRefused(() => check({ name: 'exams' }), 'shell-missing'));

test('two sections that claim the same address are refused, in any letter case and with any parameter names', async () => {
  const exams = (page: string) => ({ name: 'exams', pages: [page] });
  const cells = (page: string) => ({ name: 'cells', pages: [page] });
  await assertRefused(() => check(shell, exams('/Shared'), cells('/shared')), 'address-taken', /exams and cells/);
  await assertRefused(() => check(shell, exams('/of/:code'), cells('/of/:id')), 'address-taken');
  assert.ok(check(shell, exams('/of/:code'), cells('/of')));
});

test('a page below the route of another section is refused; a section may have both', async () => {
  const cells = { name: 'cells', pages: ['/of/cse'] };
  const claim = () => check(shell, { name: 'exams', pages: ['/of/:code'] }, cells);
  await assertRefused(claim, 'address-taken', /Both exams and cells claim the address \/of\/cse/);
  assert.ok(check(shell, { name: 'exams', pages: ['/of/:code', '/of/cse'] }));
});

test('a public file and a page cannot have the same address', () =>
  assertRefused(
    () => check(shell, { name: 'exams', publicFiles: { 'cells/a': '' } }, { name: 'cells', pages: ['/cells/a'] }),
    'address-taken',
  ));

test('addresses that are reserved for the server are refused', async () => {
  for (const page of ['/api/mine', '/_mine', '/healthz', '/robots_txt']) {
    const claim = () => check(shell, { name: 'exams', pages: [page] });
    if (page === '/robots_txt') assert.ok(claim());
    else await assertRefused(claim, 'address-reserved');
  }
});

test('a section that needs another React is refused with both versions', () =>
  assertRefused(
    () => check(shell, { name: 'exams', peers: { react: '^18.0.0' } }),
    'peer-unmet',
    /exams 1\.0\.0 needs react \^18\.0\.0, but the shell 1\.0\.0 provides 19\.3\.1/,
  ));

test('a section that needs a module which the shell does not provide is refused with its name', async () => {
  const claim = () => check(shell, { name: 'exams', peers: { lenis: '^1.0.0' } });
  await assertRefused(claim, 'peer-unmet', /exams 1\.0\.0 needs lenis, which the shell 1\.0\.0 does not provide/);
});
