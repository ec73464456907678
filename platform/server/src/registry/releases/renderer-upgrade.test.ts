import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { renderer } from '@viit/render/renderer-version';
import { openTestRegistry } from '../testing/test-registry.ts';
import { createLiveRelease } from './create-release.ts';

const { version } = renderer;
afterEach(() => {
  renderer.version = version;
});

async function openSite() {
  const registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams', pages: ['/exams', '/exams/two'] });
  await registry.publish({ name: 'cells' });
  return registry;
}

test('after an upgrade of the renderer, the next publish renders every page of every section, and later ones do not', async () => {
  const registry = await openSite();
  try {
    renderer.version++;
    const upgrade = await registry.publish({ name: 'cells', version: '1.1.0' });
    assert.equal(upgrade.body.rendered, 3);
    const next = await registry.publish({ name: 'cells', version: '1.2.0' });
    assert.equal(next.body.rendered, 1);
  } finally {
    await registry.close();
  }
});

test('after an upgrade of the renderer, a start renders every page, and the next start none', async () => {
  const registry = await openSite();
  try {
    const start = () => createLiveRelease(registry.context, { builds: [], note: 'local builds' });
    assert.equal((await start()).isNew, false);
    renderer.version++;
    const { isNew, rendered, pages } = await start();
    assert.deepEqual([isNew, rendered, pages], [true, 3, 3]);
    assert.equal((await start()).isNew, false);
  } finally {
    await registry.close();
  }
});
