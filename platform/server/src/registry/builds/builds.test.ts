import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Sql } from '../../database/database.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { readBuilds } from './builds.ts';

test('more builds than are cached can be read, also again', () =>
  withTemporaryFolder('test', async (folder) => {
    const manifest = writeSampleBuild(folder, { name: 'exams' });
    /** A database with every build, without the manifests of cached ones. */
    const query = async (_text: string, [requested]: readonly unknown[] = []) =>
      (JSON.parse(String(requested)) as { name: string; isCached: boolean }[]).map(({ name, isCached }) => ({
        ...{ name, identity: manifest.identity, version: '1.0.0', own: '1.0.0' },
        manifest: isCached ? null : { ...manifest, name },
      }));
    const names = Array.from({ length: 502 }, (_, i) => `section-${String(i).padStart(3, '0')}`);
    const requested = names.map((name) => ({ name, identity: manifest.identity }));
    for (const time of ['first', 'second']) {
      const builds = await readBuilds({ query } as Sql, requested);
      assert.deepEqual(
        [...builds.values()].map((build) => build.manifest.name),
        names,
        time,
      );
    }
  }));
