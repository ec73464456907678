import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { renderer } from '@viit/render/renderer-version';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { setParts } from './set-parts.ts';

const { version } = renderer;
let registry: TestRegistry;

beforeEach(async () => {
  registry = await openTestRegistry();
  for (const build of [{ name: 'shell' }, { name: 'exams', pages: ['/exams', '/exams/two'] }, { name: 'cells' }]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
});
afterEach(async () => {
  renderer.version = version;
  await registry.close();
});

test('after an upgrade of the renderer, the next publish renders every page of every section, and later ones do not', async () => {
  renderer.version++;
  const upgrade = await registry.publish({ name: 'cells', version: '1.1.0' });
  assert.equal(upgrade.body.rendered, 3);
  const next = await registry.publish({ name: 'cells', version: '1.2.0' });
  assert.equal(next.body.rendered, 1);
});

test('after an upgrade of the renderer, a start renders every page, and the next start none', async () => {
  const start = () => setParts(registry.context, { channel: 'live', parts: new Map(), note: 'local builds' });
  assert.equal((await start()).isNew, false);
  renderer.version++;
  const { isNew, rendered, pages } = await start();
  assert.deepEqual([isNew, rendered, pages], [true, 3, 3]);
  assert.equal((await start()).isNew, false);
});
