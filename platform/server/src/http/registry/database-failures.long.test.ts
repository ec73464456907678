import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import pg from 'pg';
import type { Database, Sql } from '../../database/database.ts';
import { canMount } from '../../registry/testing/can-mount.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

const pages = ['/exams', '/exams/two'];

/** `npm run test:full` lets the database fail after each statement of a publish, `npm test` after each third one. */
const step = process.env.FULL ? 1 : 3;

test('a publish whose database fails after any of its statements is refused, changes nothing by halves, and can be repeated', async () => {
  const registry = await openTestRegistry();
  try {
    await registry.publish({ name: 'shell' });
    await registry.publish({ name: 'exams', pages });
    let version = '1.0.0';
    let statements = 0;
    for (let isDone = false; !isDone; statements += step) {
      const next = `2.${statements}.0`;
      const restore = failAfter(registry.database, statements);
      const response = await registry.publish({ name: 'exams', version: next, pages });
      restore();
      isDone = response.status === 200;
      if (!isDone) {
        assert.equal(response.body.code, 'database-unavailable', JSON.stringify(response.body));
        assert.match(response.body.error ?? '', /still served from memory.*viit status/);
      }
      await registry.live.refresh();
      const [one, two] = await Promise.all(
        pages.map(async (page) => /\d\.\d+\.0/.exec(await registry.read(page))?.[0]),
      );
      assert.equal(one, two, 'both pages show the same build');
      assert.ok(one === version || one === next, `${one} is ${version} or ${next}`);
      version = one ?? '';
    }
    assert.ok(statements > 10, `it failed after each of ${statements} statements`);
  } finally {
    await registry.close();
  }
});

/** Lets `statements` statements through, and fails all later ones. @returns a function that restores the database. */
function failAfter(database: Database, statements: number): () => void {
  const { query, transaction } = database;
  let left = statements;
  const failing = (sql: Sql): Sql => ({
    query: (text, values) =>
      left-- > 0
        ? sql.query(text, values)
        : Promise.reject(Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })),
  });
  database.query = failing({ query }).query;
  database.transaction = (work) => transaction((sql) => work(failing(sql)));
  return () => Object.assign(database, { query, transaction });
}

const skip = canMount() && hasPostgres() ? false : 'filling a disk needs root, to mount a small one, and PostgreSQL';

test.describe('a database on a disk of 20 MB', { skip }, () => {
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-small-disk-'));
  let postgres: TestPostgres;
  let registry: TestRegistry;

  before(async () => {
    postgres = await startPostgres();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=777', 'tmpfs', disk]);
    execFileSync('install', ['-d', '-o', 'postgres', '-m', '700', path.join(disk, 'space')]);
    const address = postgres.createDatabase();
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(`create tablespace small location '${path.join(disk, 'space')}'`);
    await client.query('create database small tablespace small');
    await client.end();
    registry = await openTestRegistry({ databaseUrl: address.replace(/[^/]+$/, 'small') });
    await registry.publish({ name: 'shell' });
    await registry.publish({ name: 'exams', pages });
  });
  after(async () => {
    await registry.close();
    await postgres.stop();
    execFileSync('umount', ['-l', disk]);
    fs.rmSync(disk, { recursive: true, force: true });
  });

  test('when it is full, the refusal says how to free space, reading still works, and a smaller publish succeeds', async () => {
    const large = { 'documents/large.pdf': randomBytes(9_000_000).toString('hex') };
    const response = await registry.publish({ name: 'exams', version: '2.0.0', pages, publicFiles: large });
    assert.equal(response.body.code, 'database-full', JSON.stringify(response.body));
    assert.match(response.body.error ?? '', /viit prune.*larger disk/);
    await registry.live.refresh();
    assert.match(await registry.read('/exams'), /1\.0\.0/);
    const small = await registry.publish({ name: 'exams', version: '2.1.0', pages });
    assert.equal(small.status, 200, small.body.error);
    assert.match(await registry.read('/exams/two'), /2\.1\.0/);
  });
});
