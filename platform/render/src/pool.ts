import os from 'node:os';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';
import { type RenderedPage, type ServerBundles, withRenderer } from './renderer.ts';

/**
 * `size`: how many render processes run at the same time in this server, each with up to 512 MB. A process takes about as long
 * to start as it takes to render `pagesEach` pages, so a section with fewer pages gets one process.
 */
export const renderPool = { size: Math.min(4, os.availableParallelism()), pagesEach: 12 };

const slots = shareSlots(renderPool.size);

/**
 * Renders pages in the pool. A process runs the code of one section only, so that it cannot affect the pages of another; the
 * pages of a large section are divided among several.
 * @param team who waits for the pages; teams that publish at the same time share the processes.
 * @throws Refusal that names the first page that throws, hangs or exceeds the memory limit, or the section whose pages together
 * take too long. Waiting pages are not started then.
 */
export async function renderInPool(
  bundles: ServerBundles,
  jobs: readonly RenderJob[],
  team = 'the server',
): Promise<RenderedPage[]> {
  const queues = new Map<string, RenderJob[]>();
  for (const job of jobs) queues.set(job.section, [...(queues.get(job.section) ?? []), job]);
  const pages = new Map<string, RenderedPage>();
  const checkTime = startTimeLimits(jobs);
  const renderQueue = async (section: string, queue: RenderJob[]) => {
    const [first] = queue;
    if (!first) return;
    const own = new Map([...bundles].filter(([name]) => name === 'shell' || name === section));
    await withRenderer(own, first, async (render) => {
      for (let job = queue.shift(); job; job = queue.shift()) {
        checkTime(section, queue.length + 1);
        pages.set(job.key, await render(job));
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
  await Promise.all(
    processes.map(({ section, queue }) => slots.run(team, () => renderQueue(section, queue)).catch(dropWaiting)),
  );
  return jobs.map((job) => pages.get(job.key)).filter((page) => page !== undefined);
}

/** The time of a section begins with its first page, so that waiting for a process costs nothing. */
function startTimeLimits(jobs: readonly RenderJob[]) {
  const starts = new Map<string, number>();
  /** @throws Refusal where the pages of the section have taken too long. @param left how many are not rendered yet. */
  return (section: string, left: number): void => {
    const now = performance.now();
    const start = starts.get(section) ?? now;
    starts.set(section, start);
    if (now - start < renderLimits.sectionMs) return;
    const count = jobs.filter((job) => job.section === section).length;
    throw new Refusal(
      'pages-too-slow',
      `The ${count} pages of ${section} did not finish rendering within ${renderLimits.sectionMs / 1000} s; ${left} are left. Look for pages that wait or compute, or split the section.`,
    );
  };
}
