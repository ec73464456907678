import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { readChannel } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';
import { assertRefused } from '../testing/release-test.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { rememberLocalBuilds, storeLocalBuilds } from './local-builds.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-local-builds-'));
const folders = ['shell', 'exams'].map((name) => path.join(root, name));
const [shell = '', exams = ''] = folders;
const origin = 'https://viit.example';
let database: Database;

before(async () => {
  database = await openTestDatabase(path.join(root, 'data'));
});
after(async () => {
  await database.close();
  fs.rmSync(root, { recursive: true, force: true });
});

/** What `npm start` does with the builds in the folders. */
async function start({ isKilled = false } = {}): Promise<string[]> {
  const changed = await storeLocalBuilds(database, folders);
  if (isKilled) return [];
  const parts = new Map(changed.map(({ name, identity }) => [name, identity]));
  await setParts({ database, origin }, { channel: 'live', parts, note: 'local builds' });
  await rememberLocalBuilds(database, changed);
  return changed.map(({ name }) => name);
}

const liveExams = async () =>
  (await readChannel(database, 'live'))?.entries.find(({ name }) => name === 'exams')?.identity;

test('each start publishes the builds that have changed, also where sources have returned to an earlier state', async () => {
  writeSampleBuild(shell, { name: 'shell' });
  const earlier = writeSampleBuild(exams, { name: 'exams', version: '1.0.0' });
  assert.deepEqual(await start(), ['shell', 'exams']);
  assert.deepEqual(await start(), []);
  const later = writeSampleBuild(exams, { name: 'exams', version: '1.1.0' });
  assert.deepEqual(await start(), ['exams']);
  assert.equal(await liveExams(), later.identity);
  writeSampleBuild(exams, { name: 'exams', version: '1.0.0' });
  assert.deepEqual(await start(), ['exams']);
  assert.equal(await liveExams(), earlier.identity);
});

test('a start without changes leaves a rollback in place', async () => {
  const bad = writeSampleBuild(exams, { name: 'exams', version: '2.0.0' });
  const good = writeSampleBuild(path.join(root, 'earlier'), { name: 'exams', version: '1.0.0' });
  await start();
  await setParts(
    { database, origin },
    { channel: 'live', parts: new Map([['exams', good.identity]]), note: 'rollback' },
  );
  assert.deepEqual(await start(), []);
  assert.notEqual(await liveExams(), bad.identity);
  assert.equal(await liveExams(), good.identity);
});

test('if a start is killed before its builds are published, the next start publishes them', async () => {
  const next = writeSampleBuild(exams, { name: 'exams', version: '3.0.0' });
  await start({ isKilled: true });
  assert.notEqual(await liveExams(), next.identity);
  assert.deepEqual(await start(), ['exams']);
  assert.equal(await liveExams(), next.identity);
});

test('a build with a changed or missing file is refused', async () => {
  const folder = path.join(root, 'changed');
  writeSampleBuild(folder, { name: 'cells' });
  const entry = path.join(folder, 'dist/client/remoteEntry.js');
  fs.appendFileSync(entry, 'changed');
  await assertRefused(storeLocalBuilds(database, [folder]), 'file-hash-mismatch', /client\/remoteEntry\.js of cells/);
  fs.rmSync(entry);
  await assertRefused(storeLocalBuilds(database, [folder]), 'file-missing', /client\/remoteEntry\.js/);
});

test('a folder without a build is refused', () =>
  assertRefused(storeLocalBuilds(database, [path.join(root, 'nothing')]), 'build-missing', /npm run build/));
