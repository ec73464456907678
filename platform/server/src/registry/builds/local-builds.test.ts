import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { createRelease } from '../releases/create-release.ts';
import { readChannel } from '../releases/releases.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { rememberLocalBuilds, storeLocalBuilds } from './local-builds.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-local-builds-'));
const folders = ['shell', 'exams'].map((name) => path.join(root, name));
const [shell = '', exams = ''] = folders;
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
  const taken = await storeLocalBuilds(database, folders);
  if (isKilled) return [];
  await createRelease(database, taken, { origin: 'https://viit.example', note: 'local builds' });
  await rememberLocalBuilds(database, taken);
  return taken.map(({ name }) => name);
}

const liveExams = async () =>
  (await readChannel(database, 'live'))?.entries.find(({ name }) => name === 'exams')?.identity;

test('each start makes live what has changed in the folders, also where sources have returned to a former state', async () => {
  writeSampleBuild(shell, { name: 'shell' });
  const former = writeSampleBuild(exams, { name: 'exams', version: '1.0.0' });
  assert.deepEqual(await start(), ['shell', 'exams']);
  assert.deepEqual(await start(), []);
  const later = writeSampleBuild(exams, { name: 'exams', version: '1.1.0' });
  assert.deepEqual(await start(), ['exams']);
  assert.equal(await liveExams(), later.identity);
  writeSampleBuild(exams, { name: 'exams', version: '1.0.0' });
  assert.deepEqual(await start(), ['exams']);
  assert.equal(await liveExams(), former.identity);
});

test('a start with nothing changed leaves what was turned back where it is', async () => {
  const bad = writeSampleBuild(exams, { name: 'exams', version: '2.0.0' });
  const good = writeSampleBuild(path.join(root, 'former'), { name: 'exams', version: '1.0.0' });
  await start();
  await createRelease(database, [good], { origin: 'https://viit.example', note: 'rollback' });
  assert.deepEqual(await start(), []);
  assert.notEqual(await liveExams(), bad.identity);
  assert.equal(await liveExams(), good.identity);
});

test('a start that was killed before its builds went live does not lose them', async () => {
  const next = writeSampleBuild(exams, { name: 'exams', version: '3.0.0' });
  await start({ isKilled: true });
  assert.notEqual(await liveExams(), next.identity);
  assert.deepEqual(await start(), ['exams']);
  assert.equal(await liveExams(), next.identity);
});
