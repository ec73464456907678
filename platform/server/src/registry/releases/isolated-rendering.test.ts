import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertRefused, openReleaseTest, type ReleaseTest } from '../testing/release-test.ts';

let site: ReleaseTest;

before(async () => {
  site = await openReleaseTest();
});
after(() => site.close());

test('a page that needs too much memory is stopped and refused', async () => {
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); } }) }];`;
  const work = site.release('memory', { name: 'shell' }, { name: 'exams', version: '4.0.1', bundle });
  await assertRefused(work, 'page-fails', /512 MB/);
});

test('a section that requires a module which the shell does not share is refused', async () => {
  const bundle = `require('node:fs'); exports.default = [];`;
  const work = site.release('module', { name: 'shell' }, { name: 'exams', version: '4.0.2', bundle });
  await assertRefused(work, 'page-fails', /node:fs/);
});

test("a section's code has no process, no module and no network", async () => {
  const bundle = `
    const seen = [typeof process, typeof require.main, typeof Buffer];
    exports.default = [{ id: 'page-0', load: async () => ({ default: async () => {
      await fetch('http://127.0.0.1/').catch((error) => seen.push(error.message));
      return seen.join(' ');
    } }) }];`;
  await site.release('secret', { name: 'shell' }, { name: 'exams', version: '4.0.3', bundle });
  const page = await site.textAt('secret', '/exams');
  assert.match(page, /undefined undefined undefined a page cannot use the network while it is rendered/);
});
