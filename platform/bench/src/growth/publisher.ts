import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { writeVariantSection } from '@viit/test/variant-section';
import { processorTime, processorTimeOfAll } from '../compare/processor-time.ts';
import { type Target, viit } from '../publish/command.ts';
import { heading } from '../publish/measure-change.ts';
import type { Cost } from './figures.ts';

/** Publishes versions that are generated from finished builds, and measures each command. */
export interface Publisher {
  /** A section with one route of `pages` pages. */
  route(name: string, version: string, pages: number): Promise<Cost>;
  /** A section like that of the exams, with one page changed. */
  section(name: string, version: string): Promise<Cost>;
  /** The shell, with another colour of links. */
  shell(version: string): Promise<Cost>;
  rollback(name: string): Promise<Cost>;
}

/** @param folder for the builds. */
export function createPublisher(target: Target & { pid: number }, folder: string): Publisher {
  const exams = path.join(workspaceRoot, 'remotes/exams/dist');
  const measure = async (args: readonly string[]): Promise<Cost> => {
    const commandTime = () => processorTimeOfAll(process.pid) - processorTime(process.pid);
    const before = { processor: processorTimeOfAll(target.pid), command: commandTime() };
    const { seconds } = await viit(workspaceRoot, target, args);
    const processor = processorTimeOfAll(target.pid) - before.processor;
    // A later step may fail on a machine that is too slow for it.
    console.log(`${args[0]} ${args[1]}: ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s`);
    return { seconds, processor, command: commandTime() - before.command };
  };
  const publish = async (name: string, write: (dist: string) => unknown): Promise<Cost> => {
    const dist = path.join(folder, `build-of-${name}`);
    write(dist);
    const cost = await measure(['publish', name, '--dist', dist]);
    fs.rmSync(dist, { recursive: true });
    return cost;
  };
  const changed = (name: string, version: string) => ({ [heading]: `${heading}: ${name} ${version}` });
  return {
    route: (name, version, pages) =>
      publish(name, (dist) =>
        // The not-found page of the route is rendered too.
        writeVariantSection(exams, dist, {
          ...{ name, version, count: pages - 1, replacements: changed(name, version) },
        }),
      ),
    section: (name, version) =>
      publish(name, (dist) => writeNextBuild(exams, dist, { name, version, replacements: changed(name, version) })),
    shell: (version) =>
      publish('shell', (dist) =>
        writeNextBuild(path.join(workspaceRoot, 'shell/dist'), dist, {
          ...{ name: 'shell', version, replacements: { '--link:': `--link:#a00000;--link-${version[0]}:` } },
        }),
      ),
    rollback: (name) => measure(['rollback', name]),
  };
}
