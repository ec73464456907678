import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database, Sql } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { type Blob, makeBlob, storeBlobs } from '../../registry/builds/blobs.ts';
import { BlobUnavailable, createBlobStore } from './blob-store.ts';
import { openDiskCache } from './disk-cache.ts';
import { describeBlobs, type StoredBlob } from './stored-blob.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-blobs-'));
const text = '<p>A page of the site.</p>'.repeat(100);
let database: Database;
let page: StoredBlob;
let picture: StoredBlob;

const describe = async (blob: Blob): Promise<StoredBlob> => {
  await storeBlobs(database, [blob]);
  const described = (await describeBlobs(database, [blob.sha384])).get(blob.sha384);
  assert.ok(described);
  return described;
};

before(async () => {
  database = await openTestDatabase(folder);
  page = await describe(await makeBlob('page.html', Buffer.from(text)));
  picture = await describe(await makeBlob('picture.webp', randomBytes(3000)));
});
after(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The database, counting its queries. It does not respond while `isAway`. */
function countedDatabase() {
  const state = { queries: 0, isAway: false };
  const sql: Sql = {
    async query(statement, values) {
      state.queries++;
      if (state.isAway) throw new Error('connection terminated');
      return database.query(statement, values);
    },
  };
  return { state, sql };
}

const newDisk = () => openDiskCache(fs.mkdtempSync(path.join(folder, 'disk-')));

test('every encoding has the same content, whichever is stored', async () => {
  const store = createBlobStore({ sql: database, memory: 1e6 });
  assert.deepEqual([page.storedAs, page.hasGzip, picture.storedAs, picture.hasGzip], ['br', true, 'identity', false]);
  assert.equal(Buffer.from(await store.read(page, 'identity')).toString(), text);
  assert.equal(brotliDecompressSync(await store.read(page, 'br')).toString(), text);
  assert.equal(gunzipSync(await store.read(page, 'gzip')).toString(), text);
  assert.equal((await store.read(picture, 'identity')).length, 3000);
});

test('requests for the same page share one read, and then it is in memory', async () => {
  const { state, sql } = countedDatabase();
  const store = createBlobStore({ sql, memory: 1e6 });
  assert.equal(store.peek(page, 'br'), undefined);
  const bodies = await Promise.all(Array.from({ length: 50 }, () => store.read(page, 'br')));
  assert.equal(state.queries, 1);
  assert.equal(new Set(bodies).size, 1);
  assert.equal(store.peek(page, 'br'), bodies[0]);
  assert.deepEqual(store.counts(), { memory: 1, disk: 0, database: 1 });
});

test('memory stays within the budget: what was used least recently is read again', async () => {
  const { state, sql } = countedDatabase();
  const budget = 64 * 1024;
  const store = createBlobStore({ sql, memory: budget });
  const files = await Promise.all(
    Array.from({ length: 20 }, async () => describe(await makeBlob('file.webp', randomBytes(4000)))),
  );
  for (const file of files) {
    await store.read(file, 'identity');
    assert.ok(store.usedBytes() <= budget);
  }
  assert.equal(state.queries, 20);
  const [first, last] = [files[0], files.at(-1)];
  assert.ok(first && last);
  assert.ok(store.peek(last, 'identity'));
  assert.equal(store.peek(first, 'identity'), undefined);
  await store.read(first, 'identity');
  assert.equal(state.queries, 21);
});

test('a file that is too large for the memory displaces nothing, and downloads at the same time share its bytes', async () => {
  const { state, sql } = countedDatabase();
  const store = createBlobStore({ sql, memory: 40_000 });
  await store.read(page, 'br');
  const film = await describe(await makeBlob('film.mp4', randomBytes(30_000)));
  const first = await store.read(film, 'identity');
  assert.equal(await store.read(film, 'identity'), first);
  assert.equal(state.queries, 2);
  assert.ok(store.peek(page, 'br'));
});

test('what was copied to the disk is served while the database is away; anything else is reported as unavailable', async () => {
  const { state, sql } = countedDatabase();
  const disk = await newDisk();
  await createBlobStore({ sql, memory: 1, disk }).copyToDisk([page]);
  state.isAway = true;
  const store = createBlobStore({ sql, memory: 1e6, disk });
  assert.equal(Buffer.from(await store.read(page, 'identity')).toString(), text);
  await assert.rejects(store.read(picture, 'identity'), BlobUnavailable);
  state.isAway = false;
  assert.equal((await store.read(picture, 'identity')).length, 3000, 'a failed read is not kept');
});

test('what is on the disk is copied once, also by a server that is started again', async () => {
  const { state, sql } = countedDatabase();
  const cache = fs.mkdtempSync(path.join(folder, 'disk-'));
  await createBlobStore({ sql, memory: 1, disk: await openDiskCache(cache) }).copyToDisk([page, picture]);
  assert.equal(state.queries, 1);
  assert.equal(fs.readdirSync(cache).length, 2, 'no temporary files are left');
  const restarted = createBlobStore({ sql, memory: 1, disk: await openDiskCache(cache) });
  await restarted.copyToDisk([page, picture]);
  assert.equal(state.queries, 1);
});

test('a copy that a crash cut off, or that somebody deleted, is read from the database again', async () => {
  const damages = [(file: string) => fs.truncateSync(file, 10), (file: string) => fs.rmSync(file)];
  for (const damage of damages) {
    const { state, sql } = countedDatabase();
    const cache = fs.mkdtempSync(path.join(folder, 'disk-'));
    const store = createBlobStore({ sql, memory: 1, disk: await openDiskCache(cache) });
    await store.copyToDisk([page]);
    for (const name of fs.readdirSync(cache)) damage(path.join(cache, name));
    assert.equal(Buffer.from(await store.read(page, 'identity')).toString(), text);
    assert.equal(state.queries, 2);
  }
});

test('copies that the live release does not need are deleted after a week', async () => {
  const cache = fs.mkdtempSync(path.join(folder, 'disk-'));
  const disk = await openDiskCache(cache);
  const store = createBlobStore({ sql: database, memory: 1, disk });
  await store.copyToDisk([page, picture]);
  await store.pruneDisk([page]);
  assert.equal(fs.readdirSync(cache).length, 2, 'a recent one stays');
  const longAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
  for (const name of fs.readdirSync(cache)) fs.utimesSync(path.join(cache, name), longAgo, longAgo);
  await store.pruneDisk([page]);
  assert.deepEqual([disk.has(page), disk.has(picture)], [true, false]);
});

test('a disk that is full is reported, and the site is served from the database', async () => {
  const problems: unknown[] = [];
  const disk = await newDisk();
  const write = async () => {
    throw new Error('ENOSPC');
  };
  const onDiskError = (error: unknown) => problems.push(error);
  const store = createBlobStore({ sql: database, memory: 1, disk: { ...disk, write }, onDiskError });
  await store.copyToDisk([page]);
  assert.equal(Buffer.from(await store.read(page, 'identity')).toString(), text);
  assert.ok(problems.length > 0);
});
