import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleMemory } from '@viit/test/process-memory';
import { emptyFolder, withSite } from '../start-site.ts';
import { measureServing, type ServingFigures } from './measure-serving.ts';
import { type Cost, createPublisher } from './publisher.ts';

const env = { LOCAL_BUILDS: 'off', API_RATE: '0', REPORTS: 'off' };

/** What a site with one route of `pages` pages costs, with a small section beside it. */
export interface SizeFigures {
  pages: number;
  first: Cost;
  /** A text of the small section has changed. */
  beside: Cost;
  /** A text of the large section has changed; a section is rendered as a whole. */
  inside: Cost;
  shell: Cost;
  rollback: Cost;
  /** The most memory that the server and its renderers had during the publishes, in MB. */
  peak: number;
  serving: ServingFigures;
}

export async function measureSize(pages: number): Promise<SizeFigures> {
  const folder = emptyFolder(`growth/pages-${pages}`);
  const data = path.join(folder, 'data');
  // Creating the database takes memory of its own.
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

/** What a site of so many sections like that of the exams costs. */
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

/** Waits until the server no longer copies its release to the disk. */
async function copied(data: string): Promise<void> {
  const cache = path.join(data, 'cache');
  const count = () => (fs.existsSync(cache) ? fs.readdirSync(cache).length : 0);
  for (let before = -1; count() !== before; ) {
    before = count();
    await wait(2000);
  }
}
