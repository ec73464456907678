import { type Load, load } from './load.ts';
import { median } from './median.ts';
import { startProgram } from './start-site.ts';

/** An address of the site beside a bare Fastify route with the same bytes, and nginx on the exported files. */
export interface ServerFigures {
  path: string;
  site: Load;
  bare: Load;
  nginx?: Load;
}

const turn = 2000;

/**
 * Loads each address of the servers in turns, one server at a time.
 * @param nginx where nginx serves the site's exported files; none leaves it out.
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
    const ofSite: Load[] = [];
    const ofBare: Load[] = [];
    const ofNginx: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      ofSite.push(await load(site + path, turn));
      ofBare.push(await load(bare.address + path, turn));
      if (nginx) ofNginx.push(await load(nginx + path, turn));
    }
    const measured = { path, site: medianLoad(ofSite), bare: medianLoad(ofBare) };
    figures.push(nginx ? { ...measured, nginx: medianLoad(ofNginx) } : measured);
  }
  bare.stop();
  return figures;
}

const medianLoad = (runs: readonly Load[]): Load => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p99: median(runs.map((run) => run.p99)),
});
