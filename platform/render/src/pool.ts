import os from 'node:os';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import type { RenderJob } from './jobs.ts';
import { type RenderedPage, type ServerBundles, withRenderer } from './renderer.ts';

/**
 * How many renderers run at once, whoever publishes: each is a process with up to 512 MB. A renderer takes about as long to
 * start as it takes to render this many pages, so fewer are not split.
 */
export const renderPool = { size: Math.min(4, os.availableParallelism()), pagesEach: 12 };

const inTurn = limitConcurrency(renderPool.size);

/**
 * Renders pages in the pool. A process sees one section's code only, so that what one does there reaches nobody else's
 * pages; the pages of a large section are split over several.
 * @throws Refusal that names the first page found that throws, hangs or takes too much memory. The pages that wait are not begun then.
 */
export async function renderInPool(bundles: ServerBundles, jobs: readonly RenderJob[]): Promise<RenderedPage[]> {
  const waiting = new Map<string, RenderJob[]>();
  for (const job of jobs) waiting.set(job.section, [...(waiting.get(job.section) ?? []), job]);
  const done = new Map<string, RenderedPage>();
  const work = async (section: string, queue: RenderJob[]) => {
    const [first] = queue;
    if (!first) return;
    const own = new Map([...bundles].filter(([name]) => name === 'shell' || name === section));
    await withRenderer(own, first, async (render) => {
      for (let job = queue.shift(); job; job = queue.shift()) done.set(job.key, await render(job));
    });
  };
  const lanes = [...waiting].flatMap(([section, queue]) =>
    Array.from({ length: Math.min(renderPool.size, Math.ceil(queue.length / renderPool.pagesEach)) }, (_, turn) => ({
      ...{ section, queue, turn },
    })),
  );
  // The first process of each section before the second of any.
  lanes.sort((a, b) => a.turn - b.turn);
  const dropAll = (error: unknown): never => {
    for (const queue of waiting.values()) queue.length = 0;
    throw error;
  };
  await Promise.all(lanes.map(({ section, queue }) => inTurn(() => work(section, queue)).catch(dropAll)));
  return jobs.map((job) => done.get(job.key)).filter((page) => page !== undefined);
}
