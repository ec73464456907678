import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, type TestPostgres } from '@viit/test/postgres';
import { type ServerProcess, startServerProcess } from './start-server-process.ts';
import type { TestClient } from './test-client.ts';

/** Several servers on one PostgreSQL, with a shell and two sections live. */
export interface TestServers {
  postgres: TestPostgres;
  databaseUrl: string;
  servers: ServerProcess[];
  /** The first two of them. */
  pair(): [ServerProcess, ServerProcess];
  close(): Promise<void>;
}

/** Starts `count` servers, at least two, each in a separate process. */
export async function openTestServers(count: number, env: Record<string, string> = {}): Promise<TestServers> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-servers-'));
  const postgres = await startPostgres();
  const servers: ServerProcess[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await postgres.stop();
    fs.rmSync(root, { recursive: true, force: true });
  };
  try {
    const databaseUrl = postgres.createDatabase();
    const starting = Array.from({ length: count }, () =>
      startServerProcess(root, { DATABASE_URL: databaseUrl, ...env }),
    );
    for (const server of await Promise.all(starting)) servers.push(server);
    const pair = firstTwo(servers);
    for (const name of ['shell', 'exams', 'cells']) {
      const published = await pair[0].publish({ name });
      if (published.status !== 200) throw new Error(published.body.error);
    }
    await Promise.all(servers.map((server) => waitUntilShown(server, '/cells', /1\.0\.0/)));
    return { postgres, databaseUrl, servers, pair: () => pair, close };
  } catch (error) {
    // Otherwise the processes that were started would keep the test from ending.
    await close();
    throw error;
  }
}

function firstTwo([one, two]: readonly ServerProcess[]): [ServerProcess, ServerProcess] {
  if (!one || !two) throw new Error('openTestServers needs a count of at least 2.');
  return [one, two];
}

/** Between two requests. */
const pauseMs = 20;

/**
 * Reads a page again and again until its text matches.
 * @returns after how many ms, and how long the slowest turn took without its pause: a measure of how slow the machine is.
 */
export async function waitUntilShown(
  server: Pick<TestClient, 'read'>,
  address: string,
  text: RegExp,
): Promise<{ ms: number; slowest: number }> {
  const begin = performance.now();
  let slowest = 0;
  let turn = begin - pauseMs;
  for (;;) {
    const page = await server.read(address);
    const now = performance.now();
    slowest = Math.max(slowest, now - turn - pauseMs);
    turn = now;
    if (text.test(page)) return { ms: now - begin, slowest };
    if (now - begin > 30_000) throw new Error(`${address} never showed ${text}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
