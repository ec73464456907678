import { type Load, load } from './load.ts';
import { median } from './median.ts';
import { startProgram } from './start-site.ts';

/** The figures of one path: the site, a bare Fastify route that sends the same bytes, and nginx with the exported files. */
export interface ServerFigures {
  path: string;
  site: Load;
  bare: Load;
  nginx?: Load;
}

const durationMs = 2000;

/**
 * Puts load on each path of the servers, alternating between the servers.
 * @param nginx the address at which nginx serves the site's exported files, if it does.
 */
export async function measureServer(
  site: string,
  paths: readonly string[],
  rounds: number,
  nginx?: string,
): Promise<ServerFigures[]> {
  const bare = await startProgram('platform/bench/src/bare-server.ts', [site, ...paths], { NODE_ENV: 'production' });
  const figures: ServerFigures[] = [];
  for (const path of paths) {
    const siteRuns: Load[] = [];
    const bareRuns: Load[] = [];
    const nginxRuns: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      siteRuns.push(await load(site + path, durationMs));
      bareRuns.push(await load(bare.address + path, durationMs));
      if (nginx) nginxRuns.push(await load(nginx + path, durationMs));
    }
    const measured = { path, site: medianLoad(siteRuns), bare: medianLoad(bareRuns) };
    figures.push(nginx ? { ...measured, nginx: medianLoad(nginxRuns) } : measured);
  }
  bare.stop();
  return figures;
}

const medianLoad = (runs: readonly Load[]): Load => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p99: median(runs.map((run) => run.p99)),
});
