import assert from 'node:assert/strict';
import type { Manifest } from '@viit/contract';
import { type ErrorCode, errorCodes } from '@viit/core/error-codes';
import { readReleaseId } from '../releases/releases.ts';
import type { SampleBuild } from './sample-builds.ts';
import type { RegistryResponse } from './test-client.ts';
import { openTestRegistry, type TestRegistry } from './test-registry.ts';

/** A registry with a live site that refused requests must not change. */
export interface RefusalTest extends TestRegistry {
  /** Checks a refusal's code and status, and that the site is unchanged. @param detail what its sentence mentions. */
  expectRefusal(response: RegistryResponse, code: ErrorCode, detail?: RegExp): Promise<void>;
  /** The next build of exams. */
  nextExams(build?: Partial<SampleBuild>): SampleBuild;
  /** Publishes a build whose manifest was changed. */
  publishChanged(change: (manifest: Manifest) => Manifest): Promise<RegistryResponse>;
}

export async function openRefusalTest(): Promise<RefusalTest> {
  const registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams', publicFiles: { 'pdfs/a.pdf': 'a' } });
  const live = (await registry.publish({ name: 'cells' })).body.release;
  let minor = 10;
  const nextExams: RefusalTest['nextExams'] = (build = {}) => ({ name: 'exams', version: `1.${++minor}.0`, ...build });
  return {
    ...registry,
    nextExams,
    publishChanged: (change) => registry.publish(nextExams({ change })),
    async expectRefusal({ status, body }, code, detail) {
      assert.deepEqual([status, body.code], [errorCodes[code].status, code], body.error);
      if (detail) assert.match(body.error ?? '', detail);
      assert.equal(await readReleaseId(registry.database, 'live'), live, 'the live release is the same');
    },
  };
}
