import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { writeVariantSection } from '@viit/test/variant-section';
import { type Program, viit } from '../start-site.ts';
import { processorTime } from './processor-time.ts';

/** In seconds: until the end of a command or a start, and the processor time of the server with its renderers. */
export interface Cost {
  seconds: number;
  processor: number;
}

/** A heading of the exams section, which each version changes. */
const heading = 'Officers of the cell';

/**
 * Publishes versions that are generated from finished builds, and measures each command. The shell is published as it is.
 * @param folder for the builds.
 */
export async function createPublisher(site: Program, folder: string) {
  const [exams, shell] = ['remotes/exams/dist', 'shell/dist'].map((dist) => path.join(workspaceRoot, dist)) as [
    string,
    string,
  ];
  const measure = async (args: readonly string[]): Promise<Cost> => {
    const before = processorTime(site.pid);
    const { seconds } = await viit(site, args);
    const processor = processorTime(site.pid) - before;
    // A later step may fail on a machine that is too slow for it.
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
    /** A section with one route of `pages` pages, of which one is its not-found page. */
    route: (name: string, version: string, pages: number) =>
      publish(name, (dist) =>
        writeVariantSection(exams, dist, {
          ...{ name, version, count: pages - 1, replacements: changed(name, version) },
        }),
      ),
    /** A section like that of the exams, with one page changed. */
    section: (name: string, version: string) =>
      publish(name, (dist) => writeNextBuild(exams, dist, { name, version, replacements: changed(name, version) })),
    /** The shell with another colour of links, which changes every page. */
    shell: (version: string) =>
      publish('shell', (dist) =>
        writeNextBuild(shell, dist, {
          ...{ name: 'shell', version, replacements: { '--link:': `--link:#a00000;--link-${version[0]}:` } },
        }),
      ),
    rollback: (name: string) => measure(['rollback', name]),
  };
}
