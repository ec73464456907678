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
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* What the database cannot do: it is gone in the middle of a publish, or full. */

const pages = ['/exams', '/exams/two'];

test('gone after any number of statements of a publish: told so, nothing torn, and the next try succeeds', async () => {
  const desk = await openTestRegistry();
  try {
    await desk.publish({ name: 'shell' });
    await desk.publish({ name: 'exams', pages });
    let version = '1.0.0';
    let statements = 0;
    for (let isDone = false; !isDone; statements++) {
      const next = `2.${statements}.0`;
      const mend = breakAfter(desk.database, statements);
      const answer = await desk.publish({ name: 'exams', version: next, pages });
      mend();
      isDone = answer.status === 200;
      if (!isDone) {
        assert.equal(answer.status, 503, JSON.stringify(answer.body));
        assert.match(answer.body.error ?? '', /database does not answer.*served on from memory.*viit status/);
      }
      await desk.live.refresh();
      const [one, two] = await Promise.all(pages.map(async (page) => /\d\.\d+\.0/.exec(await desk.read(page))?.[0]));
      assert.equal(one, two, 'both pages show the same build');
      assert.ok(one === version || one === next, `${one} is ${version} or ${next}`);
      version = one ?? '';
    }
    assert.ok(statements > 10, `it was broken at ${statements} places`);
  } finally {
    await desk.close();
  }
});

/** Lets so many statements through, and loses the connection from then on. @returns the way back. */
function breakAfter(database: Database, statements: number): () => void {
  const { query, transaction } = database;
  let left = statements;
  const breaking = (sql: Sql): Sql => ({
    query: (text, values) =>
      left-- > 0
        ? sql.query(text, values)
        : Promise.reject(Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })),
  });
  database.query = breaking({ query }).query;
  database.transaction = (work) => transaction((sql) => work(breaking(sql)));
  return () => Object.assign(database, { query, transaction });
}

const skip =
  mayMount() && hasPostgres() ? false : "a full disk needs root's right to mount one, and PostgreSQL's programs";

/** Whether this process may mount a small disk. */
function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    execFileSync('umount', [disk]);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(disk, { recursive: true, force: true });
  }
}

test.describe('a database on a disk of 20 MB', { skip }, () => {
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-small-disk-'));
  let postgres: TestPostgres;
  let desk: TestRegistry;

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
    desk = await openTestRegistry({ databaseUrl: address.replace(/[^/]+$/, 'small') });
    await desk.publish({ name: 'shell' });
    await desk.publish({ name: 'exams', pages });
  });
  after(async () => {
    await desk.close();
    await postgres.stop();
    execFileSync('umount', ['-l', disk]);
    fs.rmSync(disk, { recursive: true, force: true });
  });

  test('full: the refusal says how to make room, the site reads on, and a smaller publish goes through', async () => {
    const large = { 'documents/large.pdf': randomBytes(9_000_000).toString('hex') };
    const answer = await desk.publish({ name: 'exams', version: '2.0.0', pages, publicFiles: large });
    assert.equal(answer.status, 503, JSON.stringify(answer.body));
    assert.match(answer.body.error ?? '', /no room left.*viit prune.*larger disk/);
    await desk.live.refresh();
    assert.match(await desk.read('/exams'), /1\.0\.0/);
    const small = await desk.publish({ name: 'exams', version: '2.1.0', pages });
    assert.equal(small.status, 200, small.body.error);
    assert.match(await desk.read('/exams/two'), /2\.1\.0/);
  });
});
