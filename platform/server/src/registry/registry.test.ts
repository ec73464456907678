import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { loadSite } from '../site/load-site.ts';
import { resolvePath } from '../site/resolve-path.ts';
import type { Site } from '../site/site.ts';
import { storeLocalBuilds } from './builds/local-builds.ts';
import { createRelease } from './releases/create-release.ts';
import { readChannel } from './releases/releases.ts';
import { writeSampleBuild } from './testing/sample-builds.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-registry-'));
let database: Database;
let count = 0;

before(async () => {
  database = await openTestDatabase(path.join(root, 'data'));
});
after(async () => {
  await database.close();
  fs.rmSync(root, { recursive: true, force: true });
});

type Sample = Parameters<typeof writeSampleBuild>[1];

/** Takes sample builds in and makes a release of them on a channel of its own. */
async function release(channel: string, ...samples: Sample[]) {
  const folders = samples.map((sample) => {
    const folder = path.join(root, `build-${++count}`);
    writeSampleBuild(folder, sample);
    return folder;
  });
  const manifests = samples.map((_, i) =>
    JSON.parse(fs.readFileSync(path.join(folders[i] ?? '', 'dist/manifest.json'), 'utf8')),
  );
  await storeLocalBuilds(database, folders);
  return createRelease(database, manifests, { channel, origin: 'https://viit.example', note: 'test' });
}

async function siteOf(channel: string): Promise<Site> {
  const site = await loadSite(database, channel);
  assert.ok(site);
  return site;
}

const textAt = (site: Site, address: string): string => {
  const found = resolvePath(site, address);
  assert.ok('resource' in found, `${address} is served`);
  return Buffer.from(found.resource.blob.bytes).toString();
};

const refused = (pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Refusal, String(error));
  assert.match(error.message, pattern);
  return true;
};

test('a release serves the rendered pages of each build, and its files', async () => {
  const made = await release(
    'first',
    { name: 'shell' },
    { name: 'exams', publicFiles: { 'pdfs/a.pdf': 'a document' } },
  );
  assert.deepEqual([made.isNew, made.rendered], [true, 1]);
  const site = await siteOf('first');
  assert.match(textAt(site, '/exams'), /<title>Page \/exams<\/title>\/exams 1\.0\.0/);
  assert.equal(textAt(site, '/pdfs/a.pdf'), 'a document');
});

test('the same builds again render nothing and make no release', async () => {
  const samples = [{ name: 'shell' }, { name: 'exams' }, { name: 'cells' }];
  const first = await release('again', ...samples);
  const second = await release('again', ...samples);
  assert.deepEqual([second.isNew, second.rendered, second.release], [false, 0, first.release]);
});

test("a section's new build renders its own pages only, and leaves everybody else's bytes alone", async () => {
  await release('alone', { name: 'shell' }, { name: 'exams' }, { name: 'cells', pages: ['/cells', '/cells/two'] });
  const before = textAt(await siteOf('alone'), '/cells/two');
  const made = await release('alone', { name: 'exams', version: '1.1.0' });
  assert.equal(made.rendered, 1);
  const site = await siteOf('alone');
  assert.match(textAt(site, '/exams'), /1\.1\.0/);
  assert.equal(textAt(site, '/cells/two'), before);
});

test('two releases made at once both end up live', async () => {
  await release('both', { name: 'shell' }, { name: 'exams' }, { name: 'cells' });
  await Promise.all([
    release('both', { name: 'exams', version: '2.0.0' }),
    release('both', { name: 'cells', version: '2.0.0' }),
  ]);
  const site = await siteOf('both');
  assert.match(textAt(site, '/exams'), /2\.0\.0/);
  assert.match(textAt(site, '/cells'), /2\.0\.0/);
});

test('a build whose file does not match its hash is refused by name', async () => {
  const folder = path.join(root, 'changed');
  writeSampleBuild(folder, { name: 'exams', version: '3.0.0' });
  fs.appendFileSync(path.join(folder, 'dist/client/remoteEntry.js'), 'changed');
  await assert.rejects(
    storeLocalBuilds(database, [folder]),
    refused(/client\/remoteEntry\.js of exams .* does not match its hash.*Build it again/s),
  );
});

test('a build without one of its files is refused by name', async () => {
  const folder = path.join(root, 'lost');
  writeSampleBuild(folder, { name: 'exams', version: '3.0.1' });
  fs.rmSync(path.join(folder, 'dist/client/remoteEntry.js'));
  await assert.rejects(
    storeLocalBuilds(database, [folder]),
    refused(/names the file client\/remoteEntry\.js, which is not there/),
  );
});

test('a folder without a build is refused with the way to one', async () => {
  await assert.rejects(
    storeLocalBuilds(database, [path.join(root, 'nothing')]),
    refused(/no readable build.*npm run build/),
  );
});

test('two sections that claim one address are refused, whatever its letter case', async () => {
  const work = release(
    'claims',
    { name: 'shell' },
    { name: 'exams', pages: ['/Shared'] },
    { name: 'cells', pages: ['/shared'] },
  );
  await assert.rejects(work, refused(/Both cells and exams claim the address \/Shared/));
  assert.equal(await readChannel(database, 'claims'), undefined);
});

test('an address that the server keeps for itself is refused', async () => {
  await assert.rejects(
    release('reserved', { name: 'shell' }, { name: 'exams', pages: ['/api/mine'] }),
    refused(/reserved for the server/),
  );
});

test('a section that asks for another React is refused with both versions', async () => {
  const work = release('peers', { name: 'shell' }, { name: 'exams', peers: { react: '^18.0.0' } });
  await assert.rejects(work, refused(/exams 1\.0\.0\+\w+ asks for react \^18\.0\.0, and the shell .* shares 19\.3\.1/));
});

test('a page that throws is refused by name, and the channel stays where it was', async () => {
  const first = await release('throws', { name: 'shell' }, { name: 'exams' });
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => { throw new Error('no such member'); } }) }];`;
  await assert.rejects(
    release('throws', { name: 'exams', version: '4.0.0', bundle }),
    refused(/page \/exams of exams fails.*no such member/s),
  );
  assert.equal((await readChannel(database, 'throws'))?.id, first.release);
});

test('a page that takes too much memory is stopped and refused', async () => {
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); } }) }];`;
  await assert.rejects(
    release('memory', { name: 'shell' }, { name: 'exams', version: '4.0.1', bundle }),
    refused(/took more than 512 MB/),
  );
});

test('a section asks in vain for what the shell does not share', async () => {
  const bundle = `require('node:fs'); exports.default = [];`;
  await assert.rejects(
    release('asks', { name: 'shell' }, { name: 'exams', version: '4.0.2', bundle }),
    refused(/requires node:fs, which the shell does not share/),
  );
});

test("a section's code finds neither the server's files nor its environment", async () => {
  const secret = path.join(root, 'secret');
  fs.writeFileSync(secret, 'the operator’s secret');
  process.env.VIIT_TEST_SECRET = 'the operator’s secret';
  const attempt = `
    const seen = [];
    const fs = process.getBuiltinModule('fs');
    for (const file of [${JSON.stringify(secret)}, '/proc/' + process.ppid + '/environ', '/etc/hostname']) {
      try { seen.push(fs.readFileSync(file, 'utf8')); } catch (error) { seen.push(error.code); }
    }
    try { process.getBuiltinModule('child_process').execSync('env'); } catch (error) { seen.push(error.code); }
    seen.push(Object.keys(process.env).join());
    exports.default = [{ id: 'page-0', load: async () => ({ default: () => seen.join(' ') }) }];`;
  await release('secret', { name: 'shell' }, { name: 'exams', version: '4.0.3', bundle: attempt });
  delete process.env.VIIT_TEST_SECRET;
  const said = textAt(await siteOf('secret'), '/exams');
  assert.doesNotMatch(said, /secret/);
  assert.match(said, /ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED NODE_ENV/);
});

test('an unknown page leads home, a missing file is missing, another letter case is put right', async () => {
  await release('addresses', { name: 'shell' }, { name: 'exams', pages: ['/exams', '/exams/CoreTeam'] });
  const site = await siteOf('addresses');
  assert.deepEqual(resolvePath(site, '/nothing/here'), { kind: 'redirect', status: 302, to: '/' });
  assert.deepEqual(resolvePath(site, '/EXAMS/coreteam/'), { kind: 'redirect', status: 301, to: '/exams/CoreTeam' });
  for (const address of ['/documents/none.pdf', '/_builds/exams/000000000000/none.js', '/_other', '/api/none']) {
    const found = resolvePath(site, address);
    assert.equal(found.kind === 'error' && found.status, 404, address);
  }
});

test('the content API: an unknown department is an empty list, an impossible code is told what a code is', async () => {
  await release('api', { name: 'shell' });
  const site = await siteOf('api');
  assert.equal(textAt(site, '/api/department/list/nobody'), '[]');
  const found = resolvePath(site, '/api/department/list/No-Body');
  assert.ok(found.kind === 'error' && found.status === 400);
  assert.match(found.reason, /such as cse_ai/);
});
