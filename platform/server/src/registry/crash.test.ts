import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { SampleBuild } from './testing/sample-builds.ts';
import { startProcess, type TestProcess } from './testing/test-process.ts';

/** `npm run test:full` makes it 200. */
const crashes = Number(process.env.CRASHES ?? 10);

const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });

/** The version that each page of the section shows. */
const shown = async (server: TestProcess) =>
  Promise.all(['/exams', '/exams/two'].map(async (page) => /\d+\.\d+\.\d+/.exec(await server.read(page))?.[0]));

test(`killed ${crashes} times at a random moment of a publish, it comes back with a whole release, the old or the new`, async (t) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-crash-'));
  const start = () => startProcess(root, { DATA_DIR: path.join(root, 'data') });
  let server = await start();
  const publish = async (build: SampleBuild) => {
    const made = await server.publish(build);
    assert.equal(made.status, 200, made.body.error);
  };
  try {
    await publish({ name: 'shell' });
    await publish({ name: 'cells' });
    const begin = performance.now();
    await publish(exams('1.0.0'));
    const usual = performance.now() - begin;
    const cells = await server.read('/cells');
    let former = '1.0.0';
    const came = { old: 0, new: 0 };
    for (let n = 1; n <= crashes; n++) {
      const version = `2.${n}.0`;
      const publishing = server.publish(exams(version)).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * usual));
      await server.end('SIGKILL');
      await publishing;
      server = await start();
      const [one, two] = await shown(server);
      assert.equal(one, two, 'both pages show the same build');
      assert.ok(one === former || one === version, `${one} is ${former} or ${version}`);
      assert.equal(await server.read('/cells'), cells);
      came[one === version ? 'new' : 'old']++;
      former = one ?? '';
      if (n % 20 === 0)
        t.diagnostic(`killed ${n} times: ${came.old} times the old release, ${came.new} times the new one`);
    }
    await publish(exams('3.0.0'));
    assert.deepEqual(await shown(server), ['3.0.0', '3.0.0']);
  } finally {
    await server.end('SIGKILL');
    fs.rmSync(root, { recursive: true, force: true });
  }
});
