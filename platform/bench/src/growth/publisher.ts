import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { writeVariantSection } from '@viit/test/variant-section';
import { type Program, viit } from '../start-site.ts';
import { processorTime } from './processor-time.ts';

/** In seconds; `processor` includes renderers. */
export interface Cost {
  seconds: number;
  processor: number;
}

/** Each version changes this heading of the exams section. */
const heading = 'Officers of the cell';

/** Publishes versions generated from finished builds. @param folder for the builds. */
export async function createPublisher(site: Program, folder: string) {
  const [exams, shell] = ['remotes/exams/dist', 'shell/dist'].map((dist) => path.join(workspaceRoot, dist)) as [
    string,
    string,
  ];
  const measure = async (args: readonly string[]): Promise<Cost> => {
    const before = processorTime(site.pid);
    const { seconds } = await viit(site, args);
    const processor = processorTime(site.pid) - before;
    // Printed at once: on a slow machine a later step may fail.
    console.log(`${args[0]} ${args[1]}: ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s`);
    return { seconds, processor };
  };
  const publish = async (name: string, write: (dist: string) => unknown): Promise<Cost> => {
    const dist = path.join(folder, `build-of-${name}`);
    write(dist);
    const cost = await measure(['publish', name, '--dist', dist]);
    fs.rmSync(dist, { recursive: true });
    return cost;
  };
  const changed = (name: string, version: string) => ({ [heading]: `${heading}: ${name} ${version}` });
  await viit(site, ['publish', 'shell', '--dist', shell]);
  return {
    /** One route with `pages` pages, including its not-found page. */
    route: (name: string, version: string, pages: number) =>
      publish(name, (dist) =>
        writeVariantSection(exams, dist, {
          ...{ name, version, count: pages - 1, replacements: changed(name, version) },
        }),
      ),
    /** A copy of the exams section with one page changed. */
    section: (name: string, version: string) =>
      publish(name, (dist) => writeNextBuild(exams, dist, { name, version, replacements: changed(name, version) })),
    /** Changes the colour of links, and so every page. */
    shell: (version: string) =>
      publish('shell', (dist) =>
        writeNextBuild(shell, dist, {
          ...{ name: 'shell', version, replacements: { '--link:': `--link:#a00000;--link-${version[0]}:` } },
        }),
      ),
    rollback: (name: string) => measure(['rollback', name]),
  };
}
