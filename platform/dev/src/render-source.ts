import { routeRegExp } from '@viit/contract/path';
import { type RenderJob, renderJobs } from '@viit/render/jobs';
import { type RenderedPage, withRenderer } from '@viit/render/renderer';
import { withoutIntegrity } from './page-table.ts';
import type { SourceBuild } from './watch/watch-build.ts';

/** Also finds the not-found page of a matching route. */
export function findJob(shell: SourceBuild, build: SourceBuild, path: string, origin: string): RenderJob | undefined {
  const jobs = renderJobs({ shell, build, lists: new Map(), origin });
  return (
    jobs.find((job) => job.status === 200 && job.path === path) ??
    jobs.find((job) => job.status === 404 && routeRegExp(job.path).test(path))
  );
}

/** Uses the same renderer as publishing. @throws Refusal if the page cannot be rendered. */
export async function renderFromSource(
  shell: SourceBuild,
  build: SourceBuild,
  job: RenderJob,
  content: (address: string) => Promise<readonly unknown[]>,
): Promise<RenderedPage> {
  const addresses = Object.keys(job.input.lists);
  const lists = await Promise.all(addresses.map(async (address) => [address, await content(address)] as const));
  const { first, files } = job.input;
  const sourceJob: RenderJob = {
    ...job,
    input: {
      ...job.input,
      lists: Object.fromEntries(lists),
      first: {
        ...first,
        section: first.section && withoutIntegrity(first.section),
        load: first.load.map(withoutIntegrity),
      },
      files: { ...files, styles: files.styles.map(withoutIntegrity) },
    },
  };
  const bundles = new Map([
    ['shell', shell.bundle],
    [build.manifest.name, build.bundle],
  ]);
  return withRenderer({ bundles, styles: new Map() }, sourceJob, (render) => render(sourceJob));
}
