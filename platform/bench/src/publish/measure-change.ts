import fs from 'node:fs';
import path from 'node:path';
import { sectionNames } from '@viit/build';
import { median } from '../median.ts';
import { run, type Target, viit } from './command.ts';

/** Medians of the rounds, in seconds. */
export interface ChangeFigures {
  /** From the command to the live page, including the build. */
  publish: number;
  /** Each of its steps. */
  steps: Record<string, number>;
  /** From the command to the former page. */
  rollback: number;
  /** A build of the shell and all sections from scratch. */
  rebuild: number;
}

/** A heading of the exams section, which each published version changes. */
export const heading = 'Officers of the cell';

/**
 * Changes a heading of a page, raises the version, publishes the section and rolls it back, as a team would. At the end,
 * measures a full rebuild for comparison.
 * @param root a copy of the project, whose files are changed.
 */
export async function measureChange(root: string, target: Target, rounds: number): Promise<ChangeFigures> {
  const page = path.join(root, 'remotes/exams/src/core-team/page.tsx');
  const packageFile = path.join(root, 'remotes/exams/package.json');
  const source = fs.readFileSync(page, 'utf8');
  if (!source.includes(heading))
    throw new Error(`${page} no longer contains "${heading}". Choose another heading of it.`);
  const published: { seconds: number; steps: Record<string, number> }[] = [];
  const rolledBack: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const changed = `${heading}, round ${round}`;
    fs.writeFileSync(page, source.replace(heading, changed));
    const read = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as object;
    fs.writeFileSync(packageFile, `${JSON.stringify({ ...read, version: `9.${round}.0` }, null, 2)}\n`);
    const { seconds, output } = await viit(root, target, ['publish', 'exams']);
    await assertShown(target, changed, true);
    published.push({ seconds, steps: stepsOf(seconds, output.ms ?? {}) });
    rolledBack.push((await viit(root, target, ['rollback', 'exams'])).seconds);
    await assertShown(target, changed, false);
    console.log(`publish ${seconds.toFixed(1)} s, rollback ${rolledBack.at(-1)?.toFixed(1)} s`);
  }
  return {
    publish: median(published.map(({ seconds }) => seconds)),
    steps: medianSteps(published.map(({ steps }) => steps)),
    rollback: median(rolledBack),
    rebuild: await rebuildAll(root),
  };
}

async function assertShown({ address }: Target, text: string, isShown: boolean): Promise<void> {
  const html = await (await fetch(`${address}/exams/core-team`)).text();
  if (html.includes(text) !== isShown)
    throw new Error(`The site ${isShown ? 'does not show' : 'still shows'} "${text}".`);
}

/** The steps in order, in seconds; `other` is the time that the command takes to start and to send its requests. */
export function stepsOf(total: number, ms: Record<string, number>): Record<string, number> {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (ms[name] ?? 0) / 1000, 0);
  const steps = {
    build: of('build'),
    pack: of('pack'),
    upload: Math.max(0, of('sendAndCheck') - of('check', 'storeBuild')),
    check: of('check', 'plan'),
    'store build': of('storeBuild'),
    render: of('render'),
    'store pages': of('storePages'),
    switch: of('switch'),
    notify: of('notify'),
  };
  return { ...steps, other: Math.max(0, total - Object.values(steps).reduce((sum, step) => sum + step, 0)) };
}

/** The median of each step. */
export function medianSteps(rounds: readonly Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((step) => [step, median(rounds.map((steps) => steps[step] ?? 0))]),
  );
}

async function rebuildAll(root: string): Promise<number> {
  const sections = sectionNames(root).map((name) => `remotes/${name}`);
  for (const folder of ['shell', ...sections])
    fs.rmSync(path.join(root, folder, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  await run(root, ['--import', 'tsx', 'platform/build/src/build-all.ts']);
  return (performance.now() - start) / 1000;
}
