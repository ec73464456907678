import { routeIndexAddress } from '@viit/contract/routes';
import { sampleMemory } from '@viit/test/process-memory';
import { processorTimeOfAll } from '../compare/processor-time.ts';
import { load, loadEach } from '../load.ts';
import { median } from '../median.ts';
import { type Program, withSite } from '../start-site.ts';
import type { ServingFigures } from './figures.ts';

const hotMs = 2000;
const searchCount = 30;
const words = ['officers', 'examinations', 'core team', 'examinaton', 'contact'];

/**
 * Starts the server on a database with pages, and measures what it does for visitors.
 * @param paths addresses of its pages. @param textPage the page of a first visit.
 */
export async function measureServing(
  data: string,
  env: Record<string, string>,
  { paths, textPage }: { paths: readonly string[]; textPage: string },
): Promise<ServingFigures> {
  const begin = performance.now();
  return withSite(data, env, async (site) => {
    const start = { seconds: (performance.now() - begin) / 1000, processor: processorTimeOfAll(site.pid) };
    const memory = sampleMemory(site.pid);
    try {
      return { start, ...(await measureVisits(site, paths, textPage)), steady: memory.median() };
    } finally {
      memory.stop();
    }
  });
}

async function measureVisits({ address: printed }: Program, paths: readonly string[], textPage: string) {
  // A host name would add a lookup to each connection.
  const address = printed.replace('localhost', '127.0.0.1');
  // First, so that pages do not pay for the first requests of a process.
  const healthz = await loadEach(address, Array<string>(paths.length).fill('/healthz'));
  const cold = await loadEach(address, shuffle(paths));
  const hot = await load(address + textPage, hotMs);
  const document = await bytesOf(address + textPage);
  const routeIndex = await bytesOf(address + routeIndexAddress);
  return { cold, healthz, hot, search: await measureSearch(address), document, routeIndex };
}

async function measureSearch(address: string): Promise<ServingFigures['search']> {
  const times: number[] = [];
  for (let i = 0; i < searchCount; i++) {
    const query = encodeURIComponent(words[i % words.length] ?? '');
    const begin = performance.now();
    const response = await fetch(`${address}/api/search?q=${query}`);
    const text = await response.text();
    times.push(performance.now() - begin);
    if (!response.ok) throw new Error(`Searching for ${query}: ${response.status} ${text}`);
  }
  return { median: median(times), longest: Math.max(...times) };
}

/** Bytes of a response as browsers get it. */
async function bytesOf(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** In an order that is the same in every run: a page's neighbours are not requested after it. */
const shuffle = (paths: readonly string[]): string[] =>
  paths
    .map((path, i) => [path, (i * 7919) % 10_007] as const)
    .toSorted((a, b) => a[1] - b[1])
    .map(([path]) => path);
