import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { draftsOf, notice, noticesSection } from './testing/sample-collection.ts';
import { publishSampleSite, type SamplePart, sampleParts } from './testing/sample-parts.ts';
import { startServerProcess } from './testing/start-server-process.ts';
import type { TestClient } from './testing/test-client.ts';

/** `npm run test:full` sets 50, which makes 200 with both kinds and databases. */
const kills = Number(process.env.CRASHES ?? 1);

type Parts = (registry: TestClient) => Pick<SamplePart, 'set' | 'read'>[];

/** Five entries with the same number, which are published together. */
const entries: Parts = (registry) => [
  {
    async set(value) {
      const drafts = draftsOf(registry);
      const revisions = new Map((await drafts.read()).entries.map(({ id, revision }) => [id, revision]));
      const changes = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
        ...{ id, revision: revisions.get(id) ?? null, value: notice(`Notice ${value}`) },
      }));
      const saved = await drafts.request('PUT', '/entries', { entries: changes });
      return saved.status === 200 ? drafts.publish() : saved;
    },
    async read() {
      const numbers = [...(await registry.read('/exams')).matchAll(/Notice (\d+)/g)].map(([, number]) =>
        Number(number),
      );
      assert.ok([0, 5].includes(numbers.length) && new Set(numbers).size <= 1, `a mixture: ${numbers}`);
      return numbers[0] ?? 0;
    },
  },
];

async function publishNotices(registry: TestClient): Promise<void> {
  await publishSampleSite(registry);
  assert.equal((await registry.publish(noticesSection('99.0.0'))).status, 200);
}

const kinds = [
  { what: 'changes of all kinds', publish: publishSampleSite, partsOf: sampleParts as Parts },
  { what: 'publishes of entries', publish: publishNotices, partsOf: entries },
];

/** Changes all parts, one after another, until the server is gone. @returns the states that were reached, and the one in progress. */
async function changeUntilKilled(
  parts: ReturnType<Parts>,
  current: readonly number[],
): Promise<{ reached: number[]; attempted: number[] }> {
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

async function killInTheMiddle(
  folder: string,
  env: Record<string, string>,
  { publish, partsOf }: (typeof kinds)[number],
): Promise<number> {
  let server = await startServerProcess(folder, env);
  let inProgress = 0;
  try {
    await publish(server);
    let current = partsOf(server).map(() => 0);
    for (let kill = 0; kill < kills; kill++) {
      const changes = changeUntilKilled(partsOf(server), current);
      await wait(Math.random() * 1200);
      await server.end('SIGKILL');
      const { reached, attempted } = await changes;
      server = await startServerProcess(folder, env);
      current = await Promise.all(partsOf(server).map((part) => part.read()));
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

const title = (what: string, database: string) =>
  `after each of ${kills} kills in the middle of ${what}, the ${database} has the previous release or the one after`;

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-killed-'));
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

for (const [index, kind] of kinds.entries()) {
  const isLong = process.env.CRASHES ? false : 'part of the long series: here each kind of change runs on one database';

  test(title(kind.what, 'embedded database'), { skip: index === 0 ? false : isLong }, (t) =>
    inFolder(async (folder) => {
      const after = await killInTheMiddle(folder, { DATA_DIR: path.join(folder, 'data') }, kind);
      t.diagnostic(`${after} of ${kills} times the one after`);
    }),
  );

  const skip = hasPostgres() ? (index === 1 ? false : isLong) : 'PostgreSQL is not installed';
  test(title(kind.what, 'PostgreSQL database'), { skip }, (t) =>
    inFolder(async (folder) => {
      const postgres = await startPostgres();
      try {
        const env = { DATABASE_URL: postgres.createDatabase(), DATA_DIR: path.join(folder, 'data') };
        t.diagnostic(`${await killInTheMiddle(folder, env, kind)} of ${kills} times the one after`);
      } finally {
        await postgres.stop();
      }
    }),
  );
}
