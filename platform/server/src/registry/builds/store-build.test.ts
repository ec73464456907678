import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { writeSampleBuild } from '../testing/sample-builds.ts';
import { storeBuild } from './store-build.ts';

test('what an address serves never changes: a second build whose identity begins with the same digits is refused', () =>
  withTemporaryFolder('test', async (folder) => {
    const first = writeSampleBuild(folder, { name: 'exams' });
    const second = { ...first, identity: `${first.identity.slice(0, 12)}${'9'.repeat(52)}` };
    const read = (file: string) => fs.readFile(path.join(folder, 'dist', file));
    const database = await openTestDatabase(path.join(folder, 'data'));
    try {
      const all = [first, second].flatMap((one) => ['1.0.0', '1.1.0'].map((version) => ({ one, version })));
      const results = await Promise.allSettled(all.map(({ one, version }) => storeBuild(database, one, version, read)));
      const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'stored'));
      assert.deepEqual(codes.toSorted(), ['identity-mismatch', 'identity-mismatch', 'stored', 'stored']);
      const rows = await database.query('select 1 from build');
      assert.equal(rows.length, 1);
    } finally {
      await database.close();
    }
  }));
