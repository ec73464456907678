import fs from 'node:fs';
import path from 'node:path';
import { median } from '../median.ts';
import { run, type Target, viit } from './command.ts';

/** Seconds, medians of the rounds. */
export interface ChangeFigures {
  /** From the command to live, with the build. */
  publish: number;
  /** Each of its steps. */
  steps: Record<string, number>;
  /** From the command to live again as before. */
  rollback: number;
  /** Everything built from nothing. */
  rebuild: number;
}

const words = 'Officers of the cell';

/**
 * A team changes a word of a page, raises the version, and publishes: build, pack, send, check, render, switch. Then takes
 * it back. Beside it: everything built anew.
 * @param root a copy of the project, which is changed.
 */
export async function measureChange(root: string, target: Target, rounds: number): Promise<ChangeFigures> {
  const page = path.join(root, 'remotes/exams/src/core-team/page.tsx');
  const described = path.join(root, 'remotes/exams/package.json');
  const source = fs.readFileSync(page, 'utf8');
  if (!source.includes(words)) throw new Error(`${page} no longer says "${words}": give the bench other words.`);
  const published: { seconds: number; steps: Record<string, number> }[] = [];
  const rolledBack: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const said = `${words}, round ${round}`;
    fs.writeFileSync(page, source.replace(words, said));
    const read = JSON.parse(fs.readFileSync(described, 'utf8')) as object;
    fs.writeFileSync(described, `${JSON.stringify({ ...read, version: `9.${round}.0` }, null, 2)}\n`);
    const { seconds, answer } = await viit(root, target, ['publish', 'exams']);
    await assertShown(target, said, true);
    published.push({ seconds, steps: stepsOf(seconds, answer.ms ?? {}) });
    rolledBack.push((await viit(root, target, ['rollback', 'exams'])).seconds);
    await assertShown(target, said, false);
    console.log(`publish ${seconds.toFixed(1)} s, rollback ${rolledBack.at(-1)?.toFixed(1)} s`);
  }
  return {
    publish: median(published.map(({ seconds }) => seconds)),
    steps: medianSteps(published.map(({ steps }) => steps)),
    rollback: median(rolledBack),
    rebuild: await rebuildAll(root),
  };
}

async function assertShown({ address }: Target, said: string, isShown: boolean): Promise<void> {
  const html = await (await fetch(`${address}/exams/core-team`)).text();
  if (html.includes(said) !== isShown)
    throw new Error(`The site ${isShown ? 'does not show' : 'still shows'} "${said}".`);
}

/** The steps one after the other, in seconds; what the command itself takes to start and to ask is the rest. */
export function stepsOf(total: number, ms: Record<string, number>): Record<string, number> {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (ms[name] ?? 0) / 1000, 0);
  const steps = {
    build: of('build'),
    pack: of('pack'),
    upload: Math.max(0, of('sendAndCheck') - of('check', 'storeBuild')),
    check: of('check', 'plan'),
    keep: of('storeBuild'),
    render: of('render'),
    store: of('storePages'),
    switch: of('switch'),
    tell: of('notify'),
  };
  return { ...steps, rest: Math.max(0, total - Object.values(steps).reduce((sum, one) => sum + one, 0)) };
}

/** The middle of each step over the rounds. */
export function medianSteps(rounds: readonly Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((step) => [step, median(rounds.map((one) => one[step] ?? 0))]),
  );
}

async function rebuildAll(root: string): Promise<number> {
  const sections = fs.readdirSync(path.join(root, 'remotes')).map((name) => `remotes/${name}`);
  for (const folder of ['shell', ...sections])
    fs.rmSync(path.join(root, folder, 'dist'), { recursive: true, force: true });
  const begin = performance.now();
  await run(root, ['--import', 'tsx', 'platform/build/src/build-all.ts']);
  return (performance.now() - begin) / 1000;
}
