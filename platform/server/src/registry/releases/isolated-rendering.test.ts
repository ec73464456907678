import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
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

test("a section's code can read neither the server's files nor its environment", async () => {
  const secret = path.join(site.folder, 'secret');
  fs.writeFileSync(secret, 'the operator’s secret');
  process.env.VIIT_TEST_SECRET = 'the operator’s secret';
  const bundle = `
    const seen = [];
    const fs = process.getBuiltinModule('fs');
    for (const file of [${JSON.stringify(secret)}, '/proc/' + process.ppid + '/environ', '/etc/hostname']) {
      try { seen.push(fs.readFileSync(file, 'utf8')); } catch (error) { seen.push(error.code); }
    }
    try { process.getBuiltinModule('child_process').execSync('env'); } catch (error) { seen.push(error.code); }
    seen.push(Object.keys(process.env).join());
    exports.default = [{ id: 'page-0', load: async () => ({ default: () => seen.join(' ') }) }];`;
  await site.release('secret', { name: 'shell' }, { name: 'exams', version: '4.0.3', bundle });
  delete process.env.VIIT_TEST_SECRET;
  const page = await site.textAt('secret', '/exams');
  assert.doesNotMatch(page, /secret/);
  assert.match(page, /ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED NODE_ENV/);
});
