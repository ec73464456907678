import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { median } from '../median.ts';
import { type Target, viit } from './command.ts';
import { medianSteps, stepsOf } from './measure-change.ts';

/** What publishing one section takes beside so many others, in seconds. */
export interface SectionFigures {
  sections: number;
  pages: number;
  publish: number;
  steps: Record<string, number>;
  rollback: number;
}

/**
 * Fills an empty site with sections generated from a real one, and publishes one of them again and again while their number
 * grows. Finished builds are published, so the compiler has no part in it.
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
      replacements: { 'Officers of the cell': `What ${name} ${version} answers for` },
    });
    const ran = await viit(workspaceRoot, target, ['publish', name, '--dist', dist]);
    fs.rmSync(dist, { recursive: true });
    return ran;
  };
  await viit(workspaceRoot, target, ['publish', 'shell', '--dist', path.join(workspaceRoot, 'shell/dist')]);
  const figures: SectionFigures[] = [];
  let made = 0;
  for (const count of counts) {
    while (made < count) await publish(`section${++made}`, '1.0.0');
    const published: { seconds: number; steps: Record<string, number> }[] = [];
    const rolledBack: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const { seconds, answer } = await publish('section1', `${count}.${round}.0`);
      published.push({ seconds, steps: stepsOf(seconds, answer.ms ?? {}) });
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
