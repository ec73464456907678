import os from 'node:os';
import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from './jobs.ts';
import { processCount } from './process-count.ts';
import { type RenderedPage, RendererEnded, type RenderSources, withRenderer } from './renderer.ts';
import { sectionTimes } from './section-time.ts';

/** A process takes as long to start as to render `pagesEach` pages. */
export const renderPool = { size: processCount(os), pagesEach: 12, yieldAfterMs: 5000 };

const slots = shareSlots(renderPool.size);

/**
 * The process waits for the promise, so slow storing slows rendering.
 * @param measure counts its work towards the section's time.
 */
export type TakePage = (page: RenderedPage, job: RenderJob, measure: Measure) => void | Promise<void>;

/** @throws Refusal if the section has used its time. */
export type Measure = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Renders in no certain order. Each process runs one section's code. A process that ends is replaced once for each section.
 * @param team shares processes with others.
 * @throws Refusal for the first page that fails, or a section that takes too long.
 */
export async function renderInPool(
  sources: RenderSources,
  jobs: readonly RenderJob[],
  team: string,
  take: TakePage,
): Promise<void> {
  const queues = new Map<string, Queue>();
  for (const job of jobs) {
    const queue = queues.get(job.section);
    if (queue) queue.push(job);
    else queues.set(job.section, [job]);
  }
  // Removing the last item is much faster.
  for (const queue of queues.values()) queue.reverse();
  const times = sectionTimes(jobs);
  const restarted = new Set<string>();
  const renderQueue = async (section: string, queue: Queue) => {
    const first = queue.at(-1);
    if (!first) return;
    const own = sourcesOf(section, sources);
    let current: RenderJob | undefined;
    await withRenderer(own, first, async (render) => {
      const started = performance.now();
      const mayContinue = (count: number) =>
        count < renderPool.pagesEach && performance.now() - started < renderPool.yieldAfterMs;
      for (let count = 0; mayContinue(count) || !slots.othersWait(team); count++) {
        const job = queue.pop();
        if (!job) return;
        current = job;
        const measure: Measure = (work) => times.measure(section, queue.length + 1, work);
        const page = await measure(() => render(job));
        current = undefined;
        await take(page, job, measure);
      }
    }).catch((error: unknown) => {
      if (!(error instanceof RendererEnded) || restarted.has(section)) throw error;
      restarted.add(section);
      console.warn(`${error.message}\nThe page is rendered again.`);
      if (current) queue.push(current);
    });
  };
  const processes = [...queues].flatMap(([section, queue]) => {
    const count = Math.min(renderPool.size, Math.ceil(queue.length / renderPool.pagesEach));
    return Array.from({ length: count }, (_, index) => ({ section, queue, index }));
  });
  // Each section's first process starts before any second one.
  processes.sort((a, b) => a.index - b.index);
  const dropWaiting = (error: unknown): never => {
    for (const queue of queues.values()) queue.length = 0;
    throw error;
  };
  const work = async ({ section, queue }: { section: string; queue: Queue }) => {
    while (queue.length > 0) await slots.run(team, () => renderQueue(section, queue));
  };
  await Promise.all(processes.map((process) => work(process).catch(dropWaiting)));
}

type Queue = RenderJob[];

const sourcesOf = (section: string, { bundles, styles }: RenderSources): RenderSources => ({
  bundles: new Map([...bundles].filter(([name]) => name === 'shell' || name === section)),
  styles,
});
