import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { indianTime } from '@viit/contract';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { startServerProcess } from '../testing/start-server-process.ts';

/** `npm run test:full` kills 20 times. */
const kills = Math.min(20, Number(process.env.CRASHES ?? 1));
const moments = process.env.CRASHES ? 20 : 5;
const minuteMs = 60_000;

const section = {
  name: 'exams',
  change: <M extends { pages: object[] }>(manifest: M): M => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: ['/api/content/exams/notices'] })),
    collections: [
      {
        ...{ name: 'notices', title: 'Notices', help: 'All.', seed: [] },
        fields: { title: { type: 'line', label: 'Title' } },
      },
    ],
  }),
};
const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists }) => ({
  html: '<title>t</title>' + JSON.stringify(lists), scriptHashes: [], styleHashes: [],
});`;

async function killDuringSchedule(databaseUrl?: string): Promise<number[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-schedule-'));
  const began = Date.now();
  const env = {
    ...{ DATA_DIR: path.join(folder, 'data'), FAST_SINCE: String(began) },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let server = await startServerProcess(folder, env);
  /** How many entries visitors get. */
  const shown = async () => {
    const count = ((await (await fetch(`${server.address}/api/content/exams/notices`)).json()) as object[]).length;
    const numbers = [...(await server.read('/exams')).matchAll(/Notice (\d+)/g)].map(([, number]) => Number(number));
    assert.deepEqual(
      numbers,
      Array.from(numbers, (_, i) => i),
    );
    // The page is read later.
    assert.ok(numbers.length >= count, `${numbers.length} on the page, ${count} before`);
    return numbers.length;
  };
  try {
    for (const build of [{ name: 'shell', bundle: shell }, section]) {
      const { status, body } = await server.publish(build);
      assert.equal(status, 200, body.error);
    }
    // One each second, of the clock that the server has when they are published.
    const first = began + (Date.now() - began) * 600 + 50 * minuteMs;
    const entries = Array.from({ length: moments }, (_, i) => ({
      ...{ id: `e${i}`, title: `Notice ${i}`, from: indianTime(new Date(first + i * 10 * minuteMs)) },
    }));
    assert.equal((await server.publishEntries('exams/notices', entries)).status, 200);
    let last = 0;
    const states: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await wait(1000 + Math.random() * 1500);
      await server.end('SIGKILL');
      server = await startServerProcess(folder, env);
      const now = await shown();
      assert.ok(now >= last, `${now} entries after ${last}`);
      last = now;
      states.push(now);
    }
    for (const end = Date.now() + 60_000; (await shown()) < moments && Date.now() < end; ) await wait(200);
    assert.equal(await shown(), moments);
    const { switches } = (await server.request('GET', 'status?count=100')).body as {
      switches: { by: string; note: string }[];
    } & object;
    const notes = switches.filter(({ by }) => by === 'the schedule').map(({ note }) => note);
    assert.deepEqual([notes.length, new Set(notes).size, notes], [moments, moments, notes.toSorted().toReversed()]);
    return states;
  } finally {
    await server.end('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const title = (database: string) =>
  `after each of ${kills} kills during ${moments} scheduled releases, visitors get a state of the schedule, and it catches up (${database})`;

test(title('embedded database'), async (t) => {
  t.diagnostic(`entries after each kill: ${await killDuringSchedule()}`);
});

/** The long series only: it takes half a minute. */
const isSkipped = hasPostgres() && process.env.CRASHES ? false : 'PostgreSQL is not installed, or CRASHES is not set';
test(title('PostgreSQL'), { skip: isSkipped }, async (t) => {
  const postgres = await startPostgres();
  try {
    t.diagnostic(`entries after each kill: ${await killDuringSchedule(postgres.createDatabase())}`);
  } finally {
    await postgres.stop();
  }
});
