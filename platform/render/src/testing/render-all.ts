import type { RenderJob } from '../jobs.ts';
import { renderInPool } from '../pool.ts';
import type { RenderedPage, RenderSources } from '../renderer.ts';

/** Renders pages in the pool, and returns them in the order of the jobs. */
export async function renderAll(
  sources: RenderSources,
  jobs: readonly RenderJob[],
  team = 'the test',
): Promise<RenderedPage[]> {
  const pages = new Map<string, RenderedPage>();
  await renderInPool(sources, jobs, team, (page) => void pages.set(page.key, page));
  return jobs.flatMap(({ key }) => pages.get(key) ?? []);
}
