import assert from 'node:assert/strict';
import { test } from 'node:test';
import { live, readChannel } from '../registry/releases/releases.ts';
import { openTestRegistry } from '../registry/testing/test-registry.ts';
import { planExport } from './plan-export.ts';

test('an export has the files of the latest builds, which open tabs still use, and not those of older ones', async () => {
  const registry = await openTestRegistry();
  try {
    await registry.publish({ name: 'shell' });
    const builds: string[] = [];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await registry.publish({ name: 'exams', version });
      const release = await readChannel(registry.database, live);
      builds.push(release?.entries.find(({ name }) => name === 'exams')?.identity.slice(0, 12) ?? '');
    }
    // Releases of other parts do not displace builds.
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish({ name: 'cells', version });
    const { files } = await planExport(registry.context, { builds: 2 });
    const kept = builds.filter((build) => files.some(({ file }) => file.includes(`/_builds/exams/${build}/`)));
    assert.deepEqual(kept, builds.slice(1));
  } finally {
    await registry.close();
  }
});
