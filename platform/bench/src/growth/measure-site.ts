import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleMemory } from '@viit/test/process-memory';
import { emptyFolder, withSite } from '../start-site.ts';
import { measureServing, type ServingFigures } from './measure-serving.ts';
import { type Cost, createPublisher } from './publisher.ts';

const env = { LOCAL_BUILDS: 'off', API_RATE: '0', REPORTS: 'off' };

/** One route with `pages` pages, beside a small section. */
export interface SizeFigures {
  pages: number;
  first: Cost;
  /** After a change to the small section. */
  beside: Cost;
  /** After a change to the large section. */
  inside: Cost;
  shell: Cost;
  rollback: Cost;
  /** Of server and renderers while publishing, in MB. */
  peak: number;
  serving: ServingFigures;
}

export async function measureSize(pages: number): Promise<SizeFigures> {
  const folder = emptyFolder(`growth/pages-${pages}`);
  const data = path.join(folder, 'data');
  // Creates the database first, to measure without the memory that this takes.
  await withSite(data, env, async () => {});
  const published = await withSite(data, env, async (site) => {
    const publish = await createPublisher(site, folder);
    await publish.section('beside', '1.0.0');
    const memory = sampleMemory(site.pid);
    const costs = {
      first: await publish.route('growth', '1.0.0', pages),
      beside: await publish.section('beside', '1.1.0'),
      inside: await publish.route('growth', '1.1.0', pages),
      rollback: await publish.rollback('growth'),
      shell: await publish.shell('9.0.0'),
    };
    memory.stop();
    await copied(data);
    return { ...costs, peak: memory.peak() };
  });
  const paths = Array.from({ length: pages - 1 }, (_, i) => `/growth/item-${i + 1}`);
  return { pages, ...published, serving: await measureServing(data, env, paths) };
}

export interface SectionsFigures extends Pick<SizeFigures, 'pages' | 'beside' | 'shell' | 'rollback' | 'serving'> {
  sections: number;
}

export async function measureSections(sections: number): Promise<SectionsFigures> {
  const folder = emptyFolder(`growth/sections-${sections}`);
  const data = path.join(folder, 'data');
  const { paths, ...costs } = await withSite(data, env, async (site) => {
    const publish = await createPublisher(site, folder);
    for (let i = 1; i <= sections; i++) await publish.section(`section${i}`, '1.0.0');
    const figures = {
      beside: await publish.section('section1', '1.1.0'),
      rollback: await publish.rollback('section1'),
      shell: await publish.shell('9.0.0'),
    };
    const { pages } = (await (await fetch(`${site.address}/_registry.json`)).json()) as { pages: { path: string }[] };
    await copied(data);
    return { ...figures, paths: pages.map((page) => page.path).filter((one) => one.startsWith('/section')) };
  });
  return { sections, pages: paths.length, ...costs, serving: await measureServing(data, env, paths) };
}

/** Waits until the server has copied its release to the disk. */
async function copied(data: string): Promise<void> {
  const cache = path.join(data, 'cache');
  const count = () => (fs.existsSync(cache) ? fs.readdirSync(cache).length : 0);
  for (let before = -1; count() !== before; ) {
    before = count();
    await wait(2000);
  }
}
