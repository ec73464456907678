import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Sql, SqlValue } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { textPdf } from '../testing/sample-documents.ts';
import { readBlobs, storeBatch } from './blobs.ts';
import { storeBuild } from './store-build.ts';

test('what an address serves never changes: a second build whose identity begins with the same digits is refused', () =>
  withTemporaryFolder('test', async (folder) => {
    const first = writeSampleBuild(folder, { name: 'exams' });
    const second = { ...first, identity: `${first.identity.slice(0, 12)}${'9'.repeat(52)}` };
    const read = (file: string) => fs.readFile(path.join(folder, 'dist', file));
    const database = await openTestDatabase(path.join(folder, 'data'));
    try {
      const all = [first, second].flatMap((one) => ['1.0.0', '1.1.0'].map((version) => ({ one, version })));
      const results = await Promise.allSettled(all.map(({ one, version }) => storeBuild(database, one, version, read)));
      const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'stored'));
      assert.deepEqual(codes.toSorted(), ['identity-mismatch', 'identity-mismatch', 'stored', 'stored']);
      const rows = await database.query('select 1 from build');
      assert.equal(rows.length, 1);
    } finally {
      await database.close();
    }
  }));

test('a file that another build stored first, at a path where it is not compressed or read, is compressed and found', () =>
  withTemporaryFolder('test', async (folder) => {
    const [code, pdf] = ['call();'.repeat(1000), textPdf('Zeppelin refunds').toString('latin1')];
    const first = writeSampleBuild(`${folder}/exams`, { name: 'exams', serverFiles: { 'a.bin': code, 'b.bin': pdf } });
    const second = writeSampleBuild(`${folder}/cells`, {
      ...{ name: 'cells', clientFiles: { 'page.js': code }, publicFiles: { 'fees.pdf': pdf } },
      change: (build) => ({ ...build, documents: [{ name: 'Fees', href: '/fees.pdf' }] }),
    });
    const database = await openTestDatabase(path.join(folder, 'data'));
    try {
      for (const build of [first, second]) {
        await storeBuild(database, build, '1.0.0', (file) => fs.readFile(path.join(folder, build.name, 'dist', file)));
      }
      const hashOf = (end: string) => second.files.find((file) => file.path.endsWith(end))?.sha384 ?? '';
      const blob = (await readBlobs(database, [hashOf('page.js')])).get(hashOf('page.js'));
      assert.equal(blob?.bytes.toString(), code);
      assert.equal(gunzipSync(blob?.gzip ?? '').toString(), code);
      const found = 'select 1 from search_entry where sha384 = $1 and terms @@ $2::tsquery';
      assert.equal((await database.query(found, [hashOf('fees.pdf'), 'zeppelin'])).length, 1);
    } finally {
      await database.close();
    }
  }));

test('large files are stored a few at a time, in small statements, and read as they were', () =>
  withTemporaryFolder('test', async (folder) => {
    const publicFiles = Object.fromEntries(
      Array.from({ length: 18 }, (_, n) => [`list-${n}.txt`, randomBytes(storeBatch.bytes / 8).toString('hex')]),
    );
    const build = writeSampleBuild(folder, { name: 'exams', publicFiles });
    const database = await openTestDatabase(path.join(folder, 'data'));
    let inMemory = 0;
    let most = 0;
    const inserts: number[] = [];
    const count = (sql: Sql): Sql => ({
      async query(text: string, values: readonly SqlValue[] = []) {
        if (text.startsWith('insert into blob')) {
          inserts.push(values.reduce<number>((sum, one) => sum + (one instanceof Uint8Array ? one.length : 0), 0));
          inMemory -= values.length / 4;
        }
        return sql.query(text, values);
      },
    });
    const counted = {
      ...database,
      ...count(database),
      transaction: <T>(work: (sql: Sql) => Promise<T>) => database.transaction((sql) => work(count(sql))),
    };
    const read = (file: string) => {
      most = Math.max(most, ++inMemory);
      return fs.readFile(path.join(folder, 'dist', file));
    };
    try {
      await storeBuild(counted, build, '1.0.0', read);
      assert.ok(most <= 10, `${most} files at once`);
      assert.ok(Math.max(...inserts) <= storeBatch.bytes, `statements of ${inserts} bytes`);
      const stored = await readBlobs(
        database,
        build.files.map((file) => file.sha384),
      );
      for (const file of build.files) {
        const bytes = await fs.readFile(path.join(folder, 'dist', file.path));
        assert.ok(Buffer.compare(bytes, stored.get(file.sha384)?.bytes ?? Buffer.alloc(0)) === 0, file.path);
      }
    } finally {
      await database.close();
    }
  }));
