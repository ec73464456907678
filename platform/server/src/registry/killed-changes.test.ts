import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { publishSampleSite, sampleParts } from './testing/sample-parts.ts';
import { startServerProcess } from './testing/start-server-process.ts';

/** `npm run test:full` sets 200. */
const kills = Number(process.env.CRASHES ?? 2);

/** Changes all parts, one after another, until the server is gone. @returns the states that were reached, and the one in progress. */
async function changeUntilKilled(
  server: Awaited<ReturnType<typeof startServerProcess>>,
  current: readonly number[],
): Promise<{ reached: number[]; attempted: number[] }> {
  const parts = sampleParts(server);
  let reached = [...current];
  for (let i = 0; ; i++) {
    const index = i % parts.length;
    const attempted = reached.with(index, Math.max(...reached) + 1);
    const response = await parts[index]?.set(attempted[index] ?? 0).catch(() => undefined);
    if (response?.status !== 200) {
      assert.ok(response === undefined || response.status >= 500, response?.body.error);
      return { reached, attempted };
    }
    reached = attempted;
  }
}

async function killInTheMiddle(folder: string, env: Record<string, string>): Promise<number> {
  let server = await startServerProcess(folder, env);
  let inProgress = 0;
  try {
    await publishSampleSite(server);
    let current = [0, 0, 0, 0, 0];
    for (let kill = 0; kill < kills; kill++) {
      const changes = changeUntilKilled(server, current);
      await wait(Math.random() * 400);
      await server.end('SIGKILL');
      const { reached, attempted } = await changes;
      server = await startServerProcess(folder, env);
      current = await Promise.all(sampleParts(server).map((part) => part.read()));
      const states = [reached, attempted].map(String);
      assert.ok(
        states.includes(String(current)),
        `after kill ${kill}: ${current}, and neither of ${states.join(' and ')}`,
      );
      if (String(current) === String(attempted)) inProgress++;
    }
  } finally {
    await server.end('SIGKILL');
  }
  return inProgress;
}

const title = (database: string) =>
  `after each of ${kills} kills in the middle of changes of all kinds, the ${database} has the previous release or the one after`;

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-killed-'));
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

test(title('embedded database'), (t) =>
  inFolder(async (folder) => {
    const after = await killInTheMiddle(folder, { DATA_DIR: path.join(folder, 'data') });
    t.diagnostic(`${after} of ${kills} times the one after`);
  }),
);

test(title('PostgreSQL database'), { skip: hasPostgres() ? false : 'PostgreSQL is not installed' }, (t) =>
  inFolder(async (folder) => {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: postgres.createDatabase(), DATA_DIR: path.join(folder, 'data') };
      t.diagnostic(`${await killInTheMiddle(folder, env)} of ${kills} times the one after`);
    } finally {
      await postgres.stop();
    }
  }),
);
