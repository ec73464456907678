import os from 'node:os';
import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from './jobs.ts';
import { processCount } from './process-count.ts';
import { type RenderedPage, type RenderSources, withRenderer } from './renderer.ts';
import { sectionTimes } from './section-time.ts';

/**
 * `size`: how many render processes run at the same time in this server, each with up to 512 MB. A process takes about as long
 * to start as it takes to render `pagesEach` pages, so a section with fewer pages gets one process.
 */
export const renderPool = { size: processCount(os), pagesEach: 12 };

const slots = shareSlots(renderPool.size);

/**
 * Takes a rendered page. The process that rendered it continues when the promise resolves, so slow storing slows rendering.
 * @param measure what it runs counts towards the time of the page's section.
 */
export type TakePage = (page: RenderedPage, job: RenderJob, measure: Measure) => void | Promise<void>;

/** @throws Refusal where the section has used its time. */
export type Measure = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Renders pages in the pool, and hands each one over when it is finished, in no certain order. A process runs the code of one
 * section only, so that it cannot affect the pages of another; the pages of a large section are divided among several.
 * @param team who waits for the pages; teams that publish at the same time share the processes.
 * @throws Refusal that names the first page that throws, hangs or exceeds the memory limit, or the section whose pages together
 * take too long. Waiting pages are not started then.
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
  // From the end, which is much faster than from the beginning of a long list.
  for (const queue of queues.values()) queue.reverse();
  const times = sectionTimes(jobs);
  /** Renders until no page is left, or until another team waits for a process. */
  const renderQueue = async (section: string, queue: Queue) => {
    const first = queue.at(-1);
    if (!first) return;
    const own = sourcesOf(section, sources);
    await withRenderer(own, first, async (render) => {
      for (let count = 0; count < renderPool.pagesEach || !slots.othersWait(team); count++) {
        const job = queue.pop();
        if (!job) return;
        const measure: Measure = (work) => times.measure(section, queue.length + 1, work);
        await take(await measure(() => render(job)), job, measure);
      }
    });
  };
  const processes = [...queues].flatMap(([section, queue]) => {
    const count = Math.min(renderPool.size, Math.ceil(queue.length / renderPool.pagesEach));
    return Array.from({ length: count }, (_, index) => ({ section, queue, index }));
  });
  // The first process of each section starts before the second of any.
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

/** Jobs of a section; the next one is the last. */
type Queue = RenderJob[];

const sourcesOf = (section: string, { bundles, styles }: RenderSources): RenderSources => ({
  bundles: new Map([...bundles].filter(([name]) => name === 'shell' || name === section)),
  styles,
});
