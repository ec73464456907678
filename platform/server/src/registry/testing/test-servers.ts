import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, type TestPostgres } from '@viit/test/postgres';
import { startProcess, type TestProcess } from './test-process.ts';

/** Several servers on one PostgreSQL, with a shell and two sections live. */
export interface TestServers {
  postgres: TestPostgres;
  servers: TestProcess[];
  /** The first two of them. */
  pair(): [TestProcess, TestProcess];
  close(): Promise<void>;
}

/** Starts so many servers, each in a process of its own. */
export async function openTestServers(count: number, env: Record<string, string> = {}): Promise<TestServers> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-machines-'));
  const postgres = await startPostgres();
  const servers: TestProcess[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await postgres.stop();
    fs.rmSync(root, { recursive: true, force: true });
  };
  try {
    const DATABASE_URL = postgres.createDatabase();
    const starting = Array.from({ length: count }, () => startProcess(root, { DATABASE_URL, ...env }));
    for (const server of await Promise.all(starting)) servers.push(server);
    const pair = twoOf(servers);
    for (const name of ['shell', 'exams', 'cells']) {
      const made = await pair[0].publish({ name });
      if (made.status !== 200) throw new Error(made.body.error);
    }
    await Promise.all(servers.map((server) => untilShown(server, '/cells', /1\.0\.0/)));
    return { postgres, servers, pair: () => pair, close };
  } catch (error) {
    // What was started would hold the test's process.
    await close();
    throw error;
  }
}

function twoOf([one, two]: readonly TestProcess[]): [TestProcess, TestProcess] {
  if (!one || !two) throw new Error('Several machines are two at least.');
  return [one, two];
}

/**
 * Asks a server again and again until its page says so.
 * @returns after how many ms, and how long the slowest single answer took: what the machine itself cost.
 */
export async function untilShown(
  server: Pick<TestProcess, 'read'>,
  address: string,
  words: RegExp,
): Promise<{ ms: number; slowest: number }> {
  const begin = performance.now();
  let slowest = 0;
  for (;;) {
    const asked = performance.now();
    const text = await server.read(address);
    const now = performance.now();
    slowest = Math.max(slowest, now - asked);
    if (words.test(text)) return { ms: now - begin, slowest };
    if (now - begin > 30_000) throw new Error(`${address} never showed ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
