import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sampleMemory } from '@viit/test/process-memory';
import { type PublishLine, publishStored, sendLargeSection } from './testing/large-section.ts';
import { startServerProcess } from './testing/start-server-process.ts';

/** `npm run test:full` publishes 5 000 pages, each as large as one of the site. */
const [count, pageSize] = process.env.FULL ? [5000, 45_000] : [300, 500];
/** In MB: the server with its embedded database, and all render processes. */
const memoryLimit = 1000;
/** Pages under way when the server is killed: a batch that is stored, and one for each process that renders. */
const underWay = 100;

test(`a publish of ${count} pages that is interrupted by kill -9 continues when it is repeated, within ${memoryLimit} MB`, async (t) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-interrupted-'));
  const start = () => startServerProcess(root, { DATA_DIR: path.join(root, 'data') });
  let server = await start();
  try {
    await server.publish({ name: 'shell' });
    await server.publish({ name: 'exams' });
    const build = await sendLargeSection(server, root, { version: '2.0.0', count, pageSize });

    let stored = 0;
    await publishStored(server, build, async ({ progress }) => {
      stored = progress?.done ?? stored;
      if (stored > count / 3) await server.end('SIGKILL');
    });
    assert.ok(stored > count / 3 && stored < count, `${stored} pages were stored`);

    server = await start();
    assert.match(await server.read('/exams'), /1\.0\.0/);
    assert.notEqual((await fetch(`${server.address}/exams/1`, { redirect: 'manual' })).status, 200);
    let result: PublishLine['result'];
    const memory = sampleMemory(server.process.pid ?? 0);
    await publishStored(server, build, (line) => {
      result = line.result;
    });
    memory.stop();
    t.diagnostic(`at most ${Math.round(memory.peak())} MB`);
    assert.ok(memory.peak() < memoryLimit, `${Math.round(memory.peak())} MB`);
    const again = (result?.rendered ?? 0) - (count - stored);
    assert.ok(
      again <= 0 && again >= -underWay,
      `${result?.rendered} pages were rendered, and ${stored} had been stored`,
    );
    assert.equal(result?.pages, count);
    for (const page of ['/exams', '/exams/1', `/exams/${count - 1}`]) {
      assert.match(await server.read(page), new RegExp(`${page} 2\\.0\\.0`));
    }
  } finally {
    await server.end('SIGKILL');
    fs.rmSync(root, { recursive: true, force: true });
  }
});
