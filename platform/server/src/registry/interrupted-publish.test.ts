import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sampleMemory } from '@viit/test/process-memory';
import { packFolder } from './testing/sample-archives.ts';
import { writeSampleBuild } from './testing/sample-builds.ts';
import { type ServerProcess, startServerProcess } from './testing/start-server-process.ts';

/** `npm run test:full` publishes 5 000 pages, each as large as one of the site. */
const [count, pageSize] = process.env.FULL ? [5000, 45_000] : [300, 500];
/** In MB: the server with its embedded database, and all render processes. */
const memoryLimit = 1000;
/** Pages under way when the server is killed: a batch that is stored, and one for each process that renders. */
const underWay = 100;

const pages = Array.from({ length: count }, (_, i) => (i === 0 ? '/exams' : `/exams/${i}`));
/** Each page takes some milliseconds, so that the publish is under way when the server is killed. */
const bundle = (version: string) =>
  `exports.default = ${JSON.stringify(pages.map((_, i) => ({ id: `page-${i}` })))}.map((page) => ({ ...page, load: () => new Promise((resolve) => setTimeout(resolve, 5, { default: (first) => first.path + ' ${version}' + text(first.path) })) }));
const text = (path) => { let all = ''; for (let i = 0; all.length < ${pageSize}; i++) all += '<p>Paragraph ' + i + ' of ' + path + '</p>'; return all; };`;

interface Line {
  progress?: { done: number; total: number };
  result?: { rendered: number; pages: number };
}

/** Publishes a stored build, and calls `onLine` for each line of the response. A connection that breaks ends the lines. */
async function publish(server: ServerProcess, build: object, onLine: (line: Line) => unknown): Promise<void> {
  const headers = {
    ...{ authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    accept: 'application/x-ndjson',
  };
  const address = `${server.address}/_registry/channels/live`;
  const { body } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(build) });
  assert.ok(body);
  let rest = '';
  try {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) await onLine(JSON.parse(line) as Line);
    }
  } catch {
    // The server was killed.
  }
}

test(`a publish of ${count} pages that is interrupted by kill -9 continues when it is repeated, within ${memoryLimit} MB`, async (t) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-interrupted-'));
  const start = () => startServerProcess(root, { DATA_DIR: path.join(root, 'data') });
  let server = await start();
  try {
    await server.publish({ name: 'shell' });
    await server.publish({ name: 'exams' });
    const { name, version } = writeSampleBuild(path.join(root, 'build'), {
      ...{ name: 'exams', version: '2.0.0', pages },
      bundle: bundle('2.0.0'),
    });
    const sent = await server.sendArchive(name, await packFolder(path.join(root, 'build/dist')));
    const build = { name, version, identity: sent.body.identity };

    let stored = 0;
    await publish(server, build, async ({ progress }) => {
      stored = progress?.done ?? stored;
      if (stored > count / 3) await server.end('SIGKILL');
    });
    assert.ok(stored > count / 3 && stored < count, `${stored} pages were stored`);

    server = await start();
    assert.match(await server.read('/exams'), /1\.0\.0/);
    assert.notEqual((await fetch(`${server.address}/exams/1`, { redirect: 'manual' })).status, 200);
    let result: Line['result'];
    const memory = sampleMemory(server.process.pid ?? 0);
    await publish(server, build, (line) => {
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
