import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import pg from 'pg';
import { openDatabase } from '../database/open-database.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { openTestRegistry } from '../registry/testing/test-registry.ts';
import { createBackup, verifyBackup } from './backup.ts';
import { packEmbedded, tar } from './embedded-copy.ts';
import { takePassword } from './postgres-dump.ts';

/* The same tests for each kind of database: of a site with two builds, whose server is stopped. */

const kinds = ['embedded', ...(hasPostgres() ? (['postgresql'] as const) : [])] as const;

for (const kind of kinds) {
  describe(`a backup of the ${kind} database`, () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-backup-test-'));
    const dataDir = path.join(root, 'data');
    const folder = path.join(root, 'backups/monday');
    const file = path.join(folder, kind === 'embedded' ? 'database.tar.gz' : 'database.dump');
    let postgres: TestPostgres | undefined;
    let databaseUrl: string | undefined;
    let intact: Buffer;

    before(async () => {
      if (kind === 'postgresql') {
        postgres = await startPostgres();
        databaseUrl = postgres.createDatabase();
      }
      const registry = await openTestRegistry(databaseUrl ? { databaseUrl } : { dataDir });
      for (const name of ['shell', 'exams']) await registry.publish({ name });
      await registry.close();
      await createBackup({ dataDir, databaseUrl }, folder);
      intact = fs.readFileSync(file);
    });
    after(async () => {
      await postgres?.stop();
      fs.rmSync(root, { recursive: true, force: true });
    });

    const verify = () => verifyBackup({ databaseUrl }, folder);
    const withDamage = async (damage: () => void | Promise<void>, expected: RegExp) => {
      await damage();
      await assert.rejects(verify, expected);
      fs.writeFileSync(file, intact);
    };

    test('it has every table with its rows, only its owner may read it, and it can be verified again', async () => {
      const { tables } = await verify();
      for (const name of ['blob', 'build', 'channel', 'migration', 'release', 'rendered_page', 'token']) {
        assert.ok((tables[name]?.rows ?? 0) > 0, name);
      }
      assert.equal((fs.statSync(folder).mode & 0o077).toString(8), '0');
    });

    test('the database that is restored from it serves the same site', async () => {
      const restored = path.join(root, 'restored');
      fs.mkdirSync(restored);
      let url: string | undefined;
      if (postgres) {
        url = postgres.createDatabase();
        execFileSync('pg_restore', ['--no-owner', '-d', url, file]);
      } else {
        await tar('-xzf', file, '-C', restored);
      }
      const registry = await openTestRegistry(url ? { databaseUrl: url } : { dataDir: restored });
      await registry.live.refresh();
      assert.match(await registry.read('/exams'), /1\.0\.0/);
      await registry.close();
    });

    test('one that was cut off is found', async () => {
      await withDamage(() => fs.truncateSync(file, Math.floor(intact.length * 0.6)), /cannot be restored|damaged/);
      await withDamage(() => fs.truncateSync(file, 0), /cannot be restored|damaged/);
    });

    test('one row that was changed is found, with the name of its table', async () => {
      await withDamage(async () => {
        const [copy, url] = [path.join(root, 'changed'), postgres?.createDatabase()];
        const change = "update token set label = 'somebody else'";
        if (url) {
          execFileSync('pg_restore', ['--no-owner', '-d', url, file]);
          const client = new pg.Client({ connectionString: url });
          await client.connect();
          await client.query(change);
          await client.end();
          execFileSync('pg_dump', ['-Fc', '-f', file, url]);
        } else {
          fs.mkdirSync(copy);
          await tar('-xzf', file, '-C', copy);
          const database = await openEmbedded(copy);
          await database.query(change);
          await database.close();
          await packEmbedded(copy, file);
        }
      }, /is damaged: restored, token has 1 rows, and not all of them are the same\./);
    });

    test('a backup never replaces an earlier one, and one that fails leaves none', async () => {
      await assert.rejects(createBackup({ dataDir, databaseUrl }, folder), /exists already/);
      const nothing = path.join(root, 'nothing');
      const wrong = { dataDir: nothing, databaseUrl: databaseUrl && 'postgres://viit@127.0.0.1:1/viit' };
      await assert.rejects(createBackup(wrong, path.join(root, 'backups/tuesday')), /no embedded database|No database/);
      assert.deepEqual(fs.readdirSync(path.join(root, 'backups')), ['monday']);
    });

    test('a server that uses the database is left alone', async () => {
      const running = await openDatabase({ dataDir, databaseUrl });
      try {
        const making = createBackup({ dataDir, databaseUrl }, path.join(root, 'backups/wednesday'));
        if (kind === 'embedded') await assert.rejects(making, /in use by another server/);
        else assert.ok((await making).tables.token);
      } finally {
        await running.close();
      }
    });

    test('nothing of the comparison stays', async (t) => {
      if (!databaseUrl) return t.skip('its temporary folder is deleted');
      const database = await openDatabase({ dataDir, databaseUrl });
      const left = await database.query("select datname from pg_database where datname like 'viit_backup_check%'");
      await database.close();
      assert.deepEqual(left, []);
    });
  });
}

test('the programs of PostgreSQL get the password as it is, and not as an argument', () => {
  assert.deepEqual(takePassword('postgres://viit:p%40ss%2Fword@db.example/viit'), {
    password: 'p@ss/word',
    url: 'postgres://viit@db.example/viit',
  });
});
