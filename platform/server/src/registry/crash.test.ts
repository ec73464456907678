import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { SampleBuild } from './testing/sample-builds.ts';
import { type ServerProcess, startServerProcess } from './testing/start-server-process.ts';

/** `npm run test:full` sets 200. */
const crashes = Number(process.env.CRASHES ?? 5);

const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });

/** The version that each page of the section shows. */
const shown = async (server: ServerProcess) =>
  Promise.all(['/exams', '/exams/two'].map(async (page) => /\d+\.\d+\.\d+/.exec(await server.read(page))?.[0]));

test(`a server that is killed ${crashes} times at a random moment of a publish starts again with a complete release, the old or the new one`, async (t) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-crash-'));
  const start = () => startServerProcess(root, { DATA_DIR: path.join(root, 'data') });
  let server = await start();
  const publish = async (build: SampleBuild) => {
    const published = await server.publish(build);
    assert.equal(published.status, 200, published.body.error);
  };
  try {
    await publish({ name: 'shell' });
    await publish({ name: 'cells' });
    const begin = performance.now();
    await publish(exams('1.0.0'));
    const publishMs = performance.now() - begin;
    const cells = await server.read('/cells');
    let previous = '1.0.0';
    const shownAfter = { old: 0, new: 0 };
    for (let n = 1; n <= crashes; n++) {
      const version = `2.${n}.0`;
      const publishing = server.publish(exams(version)).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * publishMs));
      await server.end('SIGKILL');
      await publishing;
      server = await start();
      const [one, two] = await shown(server);
      assert.equal(one, two, 'both pages show the same build');
      assert.ok(one === previous || one === version, `${one} is ${previous} or ${version}`);
      assert.equal(await server.read('/cells'), cells);
      shownAfter[one === version ? 'new' : 'old']++;
      previous = one ?? '';
      if (n % 20 === 0)
        t.diagnostic(`killed ${n} times: ${shownAfter.old} times the old release, ${shownAfter.new} times the new one`);
    }
    await publish(exams('3.0.0'));
    assert.deepEqual(await shown(server), ['3.0.0', '3.0.0']);
  } finally {
    await server.end('SIGKILL');
    fs.rmSync(root, { recursive: true, force: true });
  }
});
