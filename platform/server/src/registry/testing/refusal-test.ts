import assert from 'node:assert/strict';
import type { Manifest } from '@viit/contract';
import { readChannel } from '../releases/releases.ts';
import type { SampleBuild } from './sample-builds.ts';
import { type Answer, openTestRegistry, type TestRegistry } from './test-registry.ts';

/** A registry with a live site that no refusal may move. */
export interface RefusalTest extends TestRegistry {
  refused(answer: Answer, status: number, sentence: RegExp): Promise<void>;
  /** The next build of exams. */
  next(more?: Partial<SampleBuild>): SampleBuild;
  /** Publishes a build whose manifest was changed. */
  changed(change: (manifest: Manifest) => Manifest): Promise<Answer>;
}

export async function openRefusalTest(): Promise<RefusalTest> {
  const desk = await openTestRegistry();
  await desk.publish({ name: 'shell' });
  await desk.publish({ name: 'exams', publicFiles: { 'pdfs/a.pdf': 'a' } });
  const live = (await desk.publish({ name: 'cells' })).body.release;
  let version = 10;
  const next: RefusalTest['next'] = (more = {}) => ({ name: 'exams', version: `1.${++version}.0`, ...more });
  return {
    ...desk,
    next,
    changed: (change) => desk.publish(next({ change })),
    async refused(answer, status, sentence) {
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.match(answer.body.error ?? '', sentence);
      assert.equal((await readChannel(desk.database, 'live'))?.id, live, 'the live channel stays');
    },
  };
}
