import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { median } from '../median.ts';
import { type Target, viit } from './command.ts';
import { heading, medianSteps, stepsOf } from './measure-change.ts';

/** The time to publish one section of a site with `sections` sections, in seconds. */
export interface SectionFigures {
  sections: number;
  pages: number;
  publish: number;
  steps: Record<string, number>;
  rollback: number;
}

/**
 * Publishes sections that are generated from a real one to an empty site. For each number of sections, publishes one of them
 * `rounds` times. The builds are finished, so the compiler's time is not included.
 */
export async function measureSections(
  target: Target,
  folder: string,
  counts: readonly number[],
  rounds: number,
): Promise<SectionFigures[]> {
  const source = path.join(workspaceRoot, 'remotes/exams/dist');
  const publish = async (name: string, version: string) => {
    const dist = path.join(folder, `${name}-${version}`);
    writeNextBuild(source, dist, {
      name,
      version,
      replacements: { [heading]: `${heading}: ${name} ${version}` },
    });
    const result = await viit(workspaceRoot, target, ['publish', name, '--dist', dist]);
    fs.rmSync(dist, { recursive: true });
    return result;
  };
  await viit(workspaceRoot, target, ['publish', 'shell', '--dist', path.join(workspaceRoot, 'shell/dist')]);
  const figures: SectionFigures[] = [];
  let created = 0;
  for (const count of counts) {
    while (created < count) await publish(`section${++created}`, '1.0.0');
    const published: { seconds: number; steps: Record<string, number> }[] = [];
    const rolledBack: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const { seconds, output } = await publish('section1', `${count}.${round}.0`);
      published.push({ seconds, steps: stepsOf(seconds, output.ms ?? {}) });
      rolledBack.push((await viit(workspaceRoot, target, ['rollback', 'section1'])).seconds);
    }
    const table = (await (await fetch(`${target.address}/_registry.json`)).json()) as { pages: unknown[] };
    figures.push({
      sections: count,
      pages: table.pages.length,
      publish: median(published.map(({ seconds }) => seconds)),
      steps: medianSteps(published.map(({ steps }) => steps)),
      rollback: median(rolledBack),
    });
    console.log(`${count} sections: publish ${figures.at(-1)?.publish.toFixed(2)} s`);
  }
  return figures;
}
