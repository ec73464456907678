import type { SourceBuild } from '@viit/build/development';
import { type RenderJob, renderJobs } from '@viit/render/jobs';
import { type RenderedPage, withRenderer } from '@viit/render/renderer';
import type { Against } from './against.ts';
import { unchecked } from './page-table.ts';

/** The job that answers a path: the page itself, or the form for an unknown value of a parameterised one. */
export function jobFor(shell: SourceBuild, build: SourceBuild, path: string, origin: string): RenderJob | undefined {
  const jobs = renderJobs({ shell, build, lists: new Map(), origin });
  const form = (job: RenderJob) => new RegExp(`^${job.path.replace(/:[a-z]+/g, '[^/]+')}$`).test(path);
  return (
    jobs.find((job) => job.status === 200 && job.path === path) ?? jobs.find((job) => job.status === 404 && form(job))
  );
}

/**
 * Renders a page from source inside the shell, by the very renderer that publishing uses, with the site's lists.
 * @throws Refusal where the page does not render.
 */
export async function renderSource(
  shell: SourceBuild,
  build: SourceBuild,
  job: RenderJob,
  list: Against['list'],
): Promise<RenderedPage> {
  const addresses = Object.keys(job.input.answers);
  const answers = Object.fromEntries(await Promise.all(addresses.map(async (one) => [one, await list(one)] as const)));
  const { first, files } = job.input;
  const bundles = new Map([
    ['shell', shell.bundle],
    [build.manifest.name, build.bundle],
  ]);
  const input = {
    ...job.input,
    answers,
    first: { ...first, section: first.section && unchecked(first.section), load: first.load.map(unchecked) },
    files: { ...files, styles: files.styles.map(unchecked) },
  };
  const ready = { ...job, input };
  return withRenderer(bundles, ready, (render) => render(ready));
}
