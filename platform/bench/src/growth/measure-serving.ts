import { routeIndexAddress } from '@viit/contract/routes';
import { sampleMemory } from '@viit/test/process-memory';
import { median } from '../results.ts';
import { type Load, load, loadEach } from '../server/load.ts';
import { type Program, withSite } from '../start-site.ts';
import { processorTime } from './processor-time.ts';
import type { Cost } from './publisher.ts';

export interface ServingFigures {
  start: Cost;
  /** Reads nothing: shows the speed of the machine. */
  healthz: Load;
  /** Every page once, from a cold cache. */
  cold: Load;
  /** One text page for two seconds. */
  hot: Load;
  /** Median of consecutive searches, in ms. */
  search: number;
  /** Bytes as transferred. */
  routeIndex: number;
  /** Median during the measurement, in MB. */
  memory: number;
}

/** @param paths of the pages in the database. */
export async function measureServing(
  data: string,
  env: Record<string, string>,
  paths: readonly string[],
): Promise<ServingFigures> {
  const begin = performance.now();
  return withSite(data, env, async (site) => {
    const start = { seconds: (performance.now() - begin) / 1000, processor: processorTime(site.pid) };
    const memory = sampleMemory(site.pid);
    try {
      return { start, ...(await measureVisits(site, paths)), memory: memory.median() };
    } finally {
      memory.stop();
    }
  });
}

async function measureVisits({ address }: Program, paths: readonly string[]) {
  const healthz = await loadEach(address, Array<string>(paths.length).fill('/healthz'));
  const cold = await loadEach(address, shuffle(paths));
  const textPage = paths.find((one) => one.endsWith('/core-team')) ?? paths[0];
  const hot = await load(`${address}${textPage}`, 2000);
  const search = await measureSearch(address);
  const index = await fetch(address + routeIndexAddress, { headers: { 'accept-encoding': 'br' } });
  await index.arrayBuffer();
  return { healthz, cold, hot, search, routeIndex: Number(index.headers.get('content-length')) };
}

async function measureSearch(address: string): Promise<number> {
  const times: number[] = [];
  for (const query of Array(6).fill(['officers', 'examinations', 'core team', 'examinaton', 'contact']).flat()) {
    const begin = performance.now();
    const response = await fetch(`${address}/api/search?q=${encodeURIComponent(query)}`);
    const text = await response.text();
    times.push(performance.now() - begin);
    if (!response.ok) throw new Error(`Searching for ${query}: ${response.status} ${text}`);
  }
  return median(times);
}

/** In the same order in every run, with neighbours apart. */
const shuffle = (paths: readonly string[]): string[] =>
  paths
    .map((path, i) => [path, (i * 7919) % 10_007] as const)
    .toSorted((a, b) => a[1] - b[1])
    .map(([path]) => path);
