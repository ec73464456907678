import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { sampleMemory } from '@viit/test/process-memory';
import { writeVariantSection } from '@viit/test/variant-section';
import { processorTimeOfAll } from '../compare/processor-time.ts';
import { type Target, viit } from '../publish/command.ts';

/** A publish, from the command to live. */
interface PublishFigures {
  seconds: number;
  /** Processor time of the server with its renderers, in seconds. */
  processor: number;
}

/** What a section of `pages` pages costs. */
export interface GrowthFigures {
  pages: number;
  /** The first publish of the section: all of its pages are rendered. */
  first: PublishFigures;
  /** A publish of its next version: all of its pages are rendered again. */
  again: PublishFigures;
  /** A publish of another section with one page. */
  onePage: PublishFigures;
  /** Proportional memory of the server and its renderers during all of this, in MB. */
  peak: number;
}

/** Publishes a section of `count` pages twice, and one of a single page beside it. */
export async function measureGrowth(
  target: Target & { pid: number },
  folder: string,
  count: number,
): Promise<GrowthFigures> {
  const publish = async (name: string, version: string, pages: number): Promise<PublishFigures> => {
    const dist = path.join(folder, `${name}-${pages}-${version}`);
    const source = path.join(workspaceRoot, 'remotes/exams/dist');
    const replacements = { 'Officers of the cell': `Officers of the cell: ${name} ${version}` };
    writeVariantSection(source, dist, { name, version, count: pages, replacements });
    const before = processorTimeOfAll(target.pid);
    const { seconds } = await viit(workspaceRoot, target, ['publish', name, '--dist', dist]);
    return { seconds, processor: processorTimeOfAll(target.pid) - before };
  };
  await viit(workspaceRoot, target, ['publish', 'shell', '--dist', path.join(workspaceRoot, 'shell/dist')]);
  const memory = sampleMemory(target.pid);
  // The not-found page of the route is rendered too.
  const first = await publish('growth', '1.0.0', count - 1);
  const onePage = await publish('beside', '1.0.0', 0);
  const again = await publish('growth', '1.1.0', count - 1);
  memory.stop();
  return { pages: count, first, again, onePage, peak: memory.peak() };
}
