import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SetupError } from '@viit/core/setup-error';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import { makeBlob, missingBlobs, readBlobs, storeBlobs } from '../registry/builds/blobs.ts';
import { readChannel } from '../registry/releases/releases.ts';
import { switchChannel } from '../registry/releases/switch-channel.ts';
import type { Database, Sql } from './database.ts';
import { readLockSecret } from './lock-folder.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './testing/test-database.ts';

/** The same tests for each kind of database. */
const kinds = ['embedded', ...(hasPostgres() ? (['postgresql'] as const) : [])] as const;

for (const kind of kinds) {
  describe(`the ${kind} database`, () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-database-'));
    let postgres: TestPostgres | undefined;
    let databaseUrl: string | undefined;
    let database: Database;
    const open = () => openDatabase({ dataDir: folder, databaseUrl });

    before(async () => {
      if (kind === 'postgresql') {
        postgres = await startPostgres();
        databaseUrl = postgres.createDatabase();
      } else {
        // What first starts leave behind that are interrupted: one half of the files, the other nothing yet.
        fs.mkdirSync(path.join(folder, 'database.new', 'base/1'), { recursive: true });
        for (const file of ['PG_VERSION', 'base/1/112']) fs.writeFileSync(path.join(folder, 'database.new', file), '');
        fs.mkdirSync(path.join(folder, 'database.new-a1B2c3'));
      }
      database = await open();
    });
    after(async () => {
      await database.close();
      await postgres?.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    });

    test('a first start that was interrupted is begun again and leaves nothing behind', (t) => {
      if (kind === 'postgresql') return t.skip('its folder belongs to PostgreSQL');
      assert.deepEqual(fs.readdirSync(folder), ['database', 'lock-name']);
      assert.ok(fs.existsSync(path.join(folder, 'database', 'PG_VERSION')));
    });

    test('no other user of the machine reaches a new database', (t) => {
      if (kind === 'postgresql') return t.skip('its folder belongs to PostgreSQL');
      const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
      const folders = all.filter((one) => one.isDirectory());
      assert.ok(folders.length > 5);
      for (const { parentPath, name } of folders)
        assert.equal((fs.statSync(path.join(parentPath, name)).mode & 0o777).toString(8), '700', name);
    });

    test('each migration is applied once', async () => {
      assert.equal(database.kind, kind);
      await database.close();
      database = await open();
      const rows = await database.query<{ name: string }>('select name from migration order by name');
      assert.deepEqual(
        rows.map((row) => row.name),
        fs.readdirSync(path.join(import.meta.dirname, 'migrations')).sort(),
      );
    });

    test('a transaction that throws is rolled back', async () => {
      const work = database.transaction(async (sql) => {
        await sql.query("insert into part_version (name, hash) values ('half', '')");
        throw new Error('in the middle');
      });
      await assert.rejects(work, /in the middle/);
      assert.deepEqual(await database.query("select 1 from part_version where name = 'half'"), []);
    });

    test('bytes and texts in any script come back as they were sent', async () => {
      const bytes = Buffer.from([0, 1, 92, 120, 127, 128, 255]);
      const text = JSON.stringify({ title: 'పరీక్షలు – परीक्षा \\ "é" 🎓' });
      const [row] = await database.query<Record<'bytes' | 'json' | 'jsonb' | 'none', unknown>>(
        'select $1::bytea as bytes, $2::json as json, $3::jsonb as jsonb, $4::bytea as none',
        [bytes.subarray(1), text, text, null],
      );
      assert.deepEqual(Buffer.from(row?.bytes as Uint8Array), bytes.subarray(1));
      assert.deepEqual([row?.json, row?.jsonb, row?.none], [JSON.parse(text), JSON.parse(text), null]);
    });

    test('a query that fails leaves the next ones working, alone and in a transaction, and can be repeated', async () => {
      const divide = (sql: Sql, by: number) =>
        sql.query<{ result: number }>('select 6 / $1::int as result', [by]).then(([row]) => row?.result);
      assert.equal(await divide(database, 2), 3);
      for (const sql of ['selec 1', 'select unknown_column from channel', 'insert into channel (name) values (null)'])
        await assert.rejects(database.query(sql), { code: /^(42601|42703|23502)$/ }, sql);
      await assert.rejects(divide(database, 0), { code: '22012' });
      assert.equal(await divide(database, 3), 2);
      const work = database.transaction(async (sql) => {
        await divide(sql, 0).catch(() => {});
        await divide(sql, 1);
      });
      await assert.rejects(work, { code: '25P02' });
      assert.equal(await database.transaction((sql) => divide(sql, 6)), 1);
      await assert.rejects(database.query('select $1::int', ['six']), { code: '22P02' });
    });

    test('more different queries than are kept prepared return their own results', async () => {
      const numbers = Array.from({ length: 600 }, (_, index) => index);
      for (const _ of [1, 2]) {
        const rows = await Promise.all(numbers.map((n) => database.query<{ n: number }>(`select ${n} as n`)));
        assert.deepEqual(
          rows.map(([row]) => row?.n),
          numbers,
        );
      }
    });

    test('requests are served between any two queries, also where many wait and within a transaction', async (t) => {
      if (kind === 'postgresql') return t.skip('its queries run in another process');
      let turns = 0;
      const count = () => {
        turns++;
        turn = setImmediate(count);
      };
      let turn = setImmediate(count);
      t.after(() => clearImmediate(turn));
      await Promise.all(Array.from({ length: 50 }, () => database.query('select 1')));
      assert.ok(turns >= 50, `${turns} turns of the event loop for 50 queries`);
      turns = 0;
      await database.transaction((sql) => Promise.all(Array.from({ length: 50 }, () => sql.query('select 1'))));
      assert.ok(turns >= 50, `${turns} turns of the event loop for 50 queries of a transaction`);
    });

    test('a connection that breaks within a transaction fails that transaction only', async (t) => {
      if (kind === 'embedded') return t.skip('the embedded database has no connections');
      const uncaught: Error[] = [];
      const onUncaught = (error: Error) => uncaught.push(error);
      process.on('uncaughtException', onUncaught);
      t.after(() => process.off('uncaughtException', onUncaught));
      const work = database.transaction(async (sql) => {
        const [row] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
        await database.query('select pg_terminate_backend($1)', [row?.pid ?? 0]);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await sql.query('select 1');
      });
      await assert.rejects(work, { code: '57P01' });
      assert.deepEqual(uncaught, [], 'no error that would end the server');
      assert.deepEqual(await database.query('select 1 as one'), [{ one: 1 }]);
    });

    test('bytes are read as they were written, and stored once', async () => {
      const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 256));
      const blob = await makeBlob('file.js', bytes);
      await storeBlobs(database, [blob, blob]);
      await storeBlobs(database, [blob]);
      const stored = (await readBlobs(database, [blob.sha384])).get(blob.sha384);
      assert.ok(stored && Buffer.compare(Buffer.from(stored.bytes), bytes) === 0);
      assert.ok(stored.brotli && stored.gzip);
      assert.deepEqual(await missingBlobs(database, [blob.sha384, 'unknown']), new Set(['unknown']));
    });

    test('a rendered page is stored compressed only, and read as it was', async () => {
      const page = await makeBlob('page.html', Buffer.from('<p>A page of the site.</p>'.repeat(500)));
      const picture = await makeBlob('picture.webp', Buffer.alloc(500, 7));
      await storeBlobs(database, [page, picture]);
      const rows = await database.query('select sha384 from blob where bytes is null and sha384 in ($1, $2)', [
        page.sha384,
        picture.sha384,
      ]);
      assert.deepEqual(rows, [{ sha384: page.sha384 }]);
      const stored = await readBlobs(database, [page.sha384, picture.sha384]);
      for (const { sha384, bytes } of [page, picture]) {
        assert.ok(Buffer.compare(Buffer.from(stored.get(sha384)?.bytes ?? []), Buffer.from(bytes)) === 0);
      }
    });

    test('of two switches of a channel from the same release, one fails', async () => {
      const release = {
        parts: new Map(),
        entries: [],
        withdrawn: new Map(),
        chosen: new Map(),
        inputHash: '',
        contentTimes: new Map(),
        author: 'a',
      };
      const switchFrom = (from: string | undefined, note: string) =>
        switchChannel(database, { ...release, channel: 'live', from, note }, async () => {});
      const first = await switchFrom(undefined, 'first');
      const both = await Promise.all([switchFrom(first, 'a'), switchFrom(first, 'b')]);
      assert.equal(both.filter(Boolean).length, 1);
      assert.equal((await readChannel(database, 'live'))?.id, both.find(Boolean));
    });
  });
}

test('a folder that another server uses is refused with advice', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-locked-'));
  const database = await openTestDatabase(folder);
  try {
    await assert.rejects(openDatabase({ dataDir: folder, databaseUrl: undefined }), (error) => {
      assert.ok(error instanceof SetupError);
      assert.match(error.message, /in use by another server.*DATA_DIR/);
      return true;
    });
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('another user of the machine cannot tell the name that locks a folder', () => {
  const [folder, copy] = [1, 2].map(() => fs.mkdtempSync(path.join(os.tmpdir(), 'viit-lock-')));
  try {
    assert.ok(folder && copy);
    const secret = readLockSecret(folder);
    assert.match(secret, /^[0-9a-f-]{36}$/);
    assert.equal(readLockSecret(folder), secret, 'two servers use the same');
    assert.notEqual(readLockSecret(copy), secret);
    assert.deepEqual(fs.readdirSync(folder), ['lock-name']);
    assert.equal(fs.statSync(path.join(folder, 'lock-name')).mode & 0o777, 0o600);
  } finally {
    for (const one of [folder, copy]) fs.rmSync(one ?? '', { recursive: true, force: true });
  }
});

test('an unreachable PostgreSQL is reported without its password', async () => {
  await assert.rejects(
    openDatabase({ dataDir: '', databaseUrl: 'postgres://viit:secret@127.0.0.1:1/viit' }),
    (error) => {
      assert.ok(error instanceof SetupError);
      assert.match(error.message, /No database responds.*127\.0\.0\.1:1.*Start PostgreSQL/);
      assert.doesNotMatch(error.message, /secret/);
      return true;
    },
  );
});

test('a data folder that is not writable is refused with advice', async () => {
  const file = path.join(os.tmpdir(), `viit-file-${process.pid}`);
  fs.writeFileSync(file, '');
  await assert.rejects(
    openDatabase({ dataDir: path.join(file, 'data'), databaseUrl: undefined }),
    /cannot be written.*DATA_DIR/,
  );
  fs.rmSync(file);
});
