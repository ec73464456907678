import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { workspaceRoot } from '@viit/build';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import pg from 'pg';
import { extract } from 'tar';
import { type SiteServer, startSiteServer } from './testing/start-site-server.ts';

/*
 * Data stored by commit ad4419f still works: the present server starts on it, serves it, rolls back, and exports. The server and `viit` run as programs, as operators and teams run them.
 */

const fixture = path.join(workspaceRoot, 'platform/test/fixtures/data-ad4419f');

interface Served {
  status: number;
  body: string;
}

/** By address. */
type Pages = Record<string, Served>;

const recorded = JSON.parse(fs.readFileSync(path.join(fixture, 'recorded.json'), 'utf8')) as {
  operatorToken: string;
  previewLink: string;
  live: Pages;
  firstRelease: Pages;
  previewContents: Record<string, string>;
  files: Pages;
};

const databases = ['embedded', ...(hasPostgres() ? ['postgresql'] : [])];

for (const kind of databases) {
  // The tests of one database run in this order on the same data.
  describe(`data stored by ad4419f, ${kind}`, () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-stored-data-'));
    let postgres: TestPostgres | undefined;
    let server: SiteServer;

    before(async () => {
      if (kind === 'postgresql') {
        postgres = await startPostgres();
        const databaseUrl = postgres.createDatabase();
        await restoreDump(databaseUrl);
        server = await startSiteServer({ DATABASE_URL: databaseUrl });
      } else {
        await restoreFolder(folder);
        server = await startSiteServer({ DATA_DIR: folder });
      }
    });
    after(async () => {
      await server?.end('SIGINT');
      await postgres?.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    });

    const read = async (address: string, headers: Record<string, string> = {}): Promise<Served> => {
      const response = await fetch(server.origin + address, { headers, redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    };
    const assertServed = async (pages: Pages) => {
      for (const [address, page] of Object.entries(pages)) assert.deepEqual(await read(address), page, address);
    };
    const viit = (...args: string[]) =>
      promisify(execFile)(
        process.execPath,
        ['platform/cli/bin/viit.mjs', '--server', server.origin, '--token', recorded.operatorToken, ...args],
        { cwd: workspaceRoot },
      );

    test('serves the live pages byte for byte', () => assertServed(recorded.live));

    test('serves a list, a document, and the files of former builds for open tabs', () => assertServed(recorded.files));

    test('opens the preview by its link', async () => {
      const opened = await fetch(server.origin + recorded.previewLink, { redirect: 'manual' });
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      for (const [address, content] of Object.entries(recorded.previewContents)) {
        const { body } = await read(address, { cookie });
        assert.ok(body.includes(content), `${address} shows ${body}`);
      }
    });

    test('exports the live pages', async () => {
      const out = path.join(folder, 'export');
      await viit('export', '--out', out);
      for (const [address, { status, body }] of Object.entries(recorded.live)) {
        if (status !== 200) continue;
        const file = path.join(out, 'site', `${address === '/' ? '/index' : address}.html`);
        assert.equal(fs.readFileSync(file, 'utf8'), body, address);
      }
    });

    test('the addresses that were live belong to their sections', async () => {
      const { stdout } = await viit('section', 'list', '--json');
      const owners = new Map(
        (JSON.parse(stdout) as { name: string; addresses: string[] }[]).map(({ name, addresses }) => [name, addresses]),
      );
      assert.deepEqual(owners.get('home')?.slice(-2), ['/', '/department/:code']);
      assert.deepEqual(owners.get('shell'), ['/legal']);
    });

    test('refuses a build of that age, whose identity is not the hash of its files', async () => {
      await extract({ file: path.join(fixture, 'exams-1.2.0.tar.gz'), cwd: folder });
      await assert.rejects(
        viit('publish', 'exams', '--dist', path.join(folder, 'dist')),
        /identity of exams 1\.2\.0 is not what its files give/,
      );
      await assertServed(recorded.live);
    });

    test('rolls back to the first release', async () => {
      await viit('rollback', '--to', '1');
      await assertServed({ ...recorded.live, ...recorded.firstRelease });
    });
  });
}

async function restoreDump(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(fs.readFileSync(path.join(fixture, 'dump.sql'), 'utf8'));
  await client.end();
}

async function restoreFolder(folder: string): Promise<void> {
  const file = path.join(folder, 'data.tar');
  fs.writeFileSync(file, brotliDecompressSync(fs.readFileSync(path.join(fixture, 'data.tar.br'))));
  await extract({ file, cwd: folder });
}
