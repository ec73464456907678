import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sql } from '../database/database.ts';
import type { Frame } from './parse-stack.ts';
import { resolveLocation } from './resolve-location.ts';

const mapWith = (mappings: string) =>
  JSON.stringify({ version: 3, sources: ['src/table.tsx'], names: [], mappings: `AAEIA${mappings}` });
const text = mapWith('');

/** A database in which every file of a build has a source map. @param size of each, according to the manifests. */
function database(size: number, map = text) {
  const reads = { maps: 0 };
  const query = async (statement: string) => {
    if (/from build/.test(statement)) return [{ sha384: 'a', size }];
    reads.maps++;
    return [{ sha384: 'a', bytes: Buffer.from(map), gzip: null, brotli: null }];
  };
  return { reads, resolve: (frame: Frame) => resolveLocation({ query: query as Sql['query'] }, frame) };
}

const frame = (file: string) => ({ name: '', file: `/_builds/exams/0123456789ab/${file}.js`, line: 1, column: 1 });

test('the source maps of many small files are parsed once, however often errors are read', async () => {
  const { reads, resolve } = database(text.length);
  const files = Array.from({ length: 100 }, (_, i) => `small-${i}`);
  for (let i = 0; i < 2; i++) {
    for (const file of files) assert.equal((await resolve(frame(file)))?.file, 'src/table.tsx');
  }
  assert.equal(reads.maps, 100);
});

test('frames that are resolved at the same time share one map', async () => {
  const { reads, resolve } = database(text.length);
  await Promise.all(Array.from({ length: 5 }, () => resolve(frame('shared'))));
  assert.equal(reads.maps, 1);
});

test('large source maps displace each other instead of filling the memory', async () => {
  const { reads, resolve } = database(200_000, mapWith(',A'.repeat(90_000)));
  for (let i = 0; i < 24; i++) await resolve(frame(`large-${i}`));
  await resolve(frame('large-23'));
  assert.equal(reads.maps, 24);
  await resolve(frame('large-0'));
  assert.equal(reads.maps, 25);
});

test('a source map that takes long to parse is not read: its frames keep their addresses', async () => {
  const { reads, resolve } = database(1_100_000);
  assert.equal(await resolve(frame('huge')), undefined);
  assert.equal(reads.maps, 0);
});
