import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sql } from '../database/database.ts';
import type { Frame } from './parse-stack.ts';
import { resolveLocation } from './resolve-location.ts';

const mapWith = (mappings: string) =>
  JSON.stringify({ version: 3, sources: ['src/table.tsx'], names: [], mappings: `AAEIA${mappings}` });
const text = mapWith('');

let builds = 0;

/** A database with one build whose files have source maps. @param size of each, according to the manifest. */
function database(files: readonly string[], size: number, map = text) {
  const reads = { maps: 0, statements: 0 };
  const identity = String(++builds).padStart(12, '0');
  const query = async (statement: string, [, , limit]: [string, string, number]) => {
    reads.statements++;
    if (/from build/.test(statement)) {
      const paths = size <= limit ? files.map((file) => `server/maps/${file}.js.map`) : [];
      return paths.map((path, i) => ({ path, sha384: `${i}` }));
    }
    reads.maps++;
    return Array.from(files, (_, i) => ({ sha384: `${i}`, bytes: Buffer.from(map), gzip: null, brotli: null }));
  };
  const resolve = (file: string) => {
    const frame: Frame = { name: '', file: `/_builds/exams/${identity}/${file}.js`, line: 1, column: 1 };
    return resolveLocation({ query: query as unknown as Sql['query'] }, frame);
  };
  return { reads, resolve };
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}`);

test('the source maps of many small files are parsed once, however often errors are read', async () => {
  const files = named('small', 100);
  const { reads, resolve } = database(files, text.length);
  for (let i = 0; i < 2; i++) {
    for (const file of files) assert.equal((await resolve(file))?.file, 'src/table.tsx');
  }
  assert.equal(reads.maps, 100);
});

test('a thousand invented files of a build cost one statement', async () => {
  const { reads, resolve } = database(['table'], text.length);
  for (const file of named('invented', 1000)) assert.equal(await resolve(file), undefined);
  assert.equal(reads.statements, 1);
  assert.equal((await resolve('table'))?.file, 'src/table.tsx');
});

test('frames that are resolved at the same time share one map', async () => {
  const { reads, resolve } = database(['shared'], text.length);
  await Promise.all(Array.from({ length: 5 }, () => resolve('shared')));
  assert.equal(reads.maps, 1);
});

test('large source maps displace each other instead of filling the memory', async () => {
  const { reads, resolve } = database(named('large', 24), 200_000, mapWith(',A'.repeat(90_000)));
  for (let i = 0; i < 24; i++) await resolve(`large-${i}`);
  await resolve('large-23');
  assert.equal(reads.maps, 24);
  await resolve('large-0');
  assert.equal(reads.maps, 25);
});

test('a source map that takes long to parse is not read: its frames keep their addresses', async () => {
  const { reads, resolve } = database(['huge'], 1_100_000);
  assert.equal(await resolve('huge'), undefined);
  assert.equal(reads.maps, 0);
});
