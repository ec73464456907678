import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import { createMemoryGroup } from '@viit/test/memory-group';
import { type MemorySampler, sampleMemory } from '@viit/test/process-memory';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { largePages, publishStored, sendLargeSection } from './testing/large-section.ts';
import { type ServerProcess, startServerProcess } from './testing/start-server-process.ts';

/** `npm run test:full` publishes 5 000 pages, each as large as one of the site. */
const isLong = Boolean(process.env.FULL);
const [count, pageSize, pageMs] = isLong ? [5000, 45_000, 5] : [90, 500, 25];
/**
 * In MB: the server with its embedded database, and all render processes. The kernel enforces it in the long form where it can, which
 * makes the server use one render process, as on a machine with so much memory.
 */
const memoryLimit = 1000;
/** Pages in progress when the server is killed: a batch that is stored, and one for each rendering process. */
const underWay = 100;

/** Requests every page, a few at a time. @returns how many show this version. */
async function countPages(server: ServerProcess, version: string): Promise<number> {
  const waiting = largePages(count);
  let shown = 0;
  const visit = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      if ((await server.read(page)).includes(`${page} ${version}`)) shown++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  return shown;
}

/** Pruning spares data of the last day. */
async function makeOlder(dataDir: string): Promise<void> {
  const database = await openTestDatabase(dataDir);
  await database.query("update rendered_page set rendered_at = rendered_at - interval '2 days'");
  await database.query("update part_version set created_at = created_at - interval '2 days'");
  await database.close();
}

test(`a publish of ${count} pages that is interrupted by kill -9 continues when it is repeated, and every page is served, within ${memoryLimit} MB`, async (t) => {
  // A temporary folder in memory would count as the server's memory.
  const parent = isLong ? path.join(workspaceRoot, 'test-results') : os.tmpdir();
  fs.mkdirSync(parent, { recursive: true });
  const root = fs.mkdtempSync(path.join(parent, 'viit-interrupted-'));
  // A machine that is busy with other tests takes longer than a section may.
  const env = { DATA_DIR: path.join(root, 'data'), SECTION_MS: '3600000' };
  const group = isLong ? createMemoryGroup(memoryLimit * 1e6) : undefined;
  t.diagnostic(group ? 'the kernel limits the memory' : 'memory is sampled');
  const checkMemory = (when: string, memory: MemorySampler) => {
    memory.stop();
    t.diagnostic(
      `${when}: at most ${Math.round(memory.peak())} MB, half of the time ${Math.round(memory.median())} MB`,
    );
    assert.ok(memory.peak() < memoryLimit, `${Math.round(memory.peak())} MB`);
  };
  // Creating the database takes additional memory.
  if (isLong) await (await openTestDatabase(env.DATA_DIR)).close();
  const start = () => startServerProcess(root, env, group);
  let server = await start();
  try {
    await server.publish({ name: 'shell' });
    await server.publish({ name: 'exams' });
    const build = await sendLargeSection(server, root, { version: '2.0.0', count, pageSize, pageMs });

    let stored = 0;
    const last = await publishStored(server, build, async ({ progress }) => {
      stored = progress?.done ?? stored;
      if (stored > count / 3) await server.end('SIGKILL');
    });
    assert.ok(stored > count / 3 && stored < count, `${stored} pages were stored: ${JSON.stringify(last)}`);

    server = await start();
    let memory = sampleMemory(server.process.pid ?? 0);
    assert.match(await server.read('/exams'), /1\.0\.0/);
    assert.notEqual((await fetch(`${server.address}/exams/1`, { redirect: 'manual' })).status, 200);
    const { result, ...refusal } = await publishStored(server, build, () => {});
    assert.ok(result, JSON.stringify(refusal));
    const again = result.rendered - (count - stored);
    assert.ok(
      again <= 0 && again >= -underWay,
      `${result.rendered} pages were rendered, and ${stored} had been stored`,
    );
    assert.equal(result.pages, count);
    assert.equal(await countPages(server, '2.0.0'), count);
    checkMemory('publish and serve', memory);

    if (isLong) {
      await server.request('POST', 'rollback', { part: build.name });
      await server.end('SIGTERM');
      await makeOlder(env.DATA_DIR);
      server = await start();
      memory = sampleMemory(server.process.pid ?? 0);
      const pruned = await server.request('POST', 'prune', { keep: 1 });
      assert.equal(pruned.body.pages, count, JSON.stringify(pruned.body));
      assert.match(await server.read('/exams'), /1\.0\.0/);
      checkMemory('start and prune', memory);
    }
    assert.equal(group?.ended() ?? 0, 0, 'the kernel ended a process');
  } finally {
    await server.end('SIGKILL');
    group?.remove();
    fs.rmSync(root, { recursive: true, force: true });
  }
});
