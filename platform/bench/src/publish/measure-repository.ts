import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildPackages } from '@viit/packages/build-packages';
import { installPackages } from '@viit/packages/testing/outside-folder';
import { median } from '../median.ts';
import { type CommandResult, run, type Target, viit } from './command.ts';
import { medianSteps, stepsOf } from './measure-change.ts';

/** Medians of the rounds, in seconds. */
export interface RepositoryFigures {
  /** From `npm run publish` to the live page, including the build. */
  publish: number;
  steps: Record<string, number>;
}

const lede = 'Replace this sentence with what your section is for, in one or two lines.';

/**
 * Creates the repository of a section as `create-section` writes it, changes a sentence of its page, raises the version, and publishes
 * it as its team does.
 * @param root the checkout whose `viit` publishes the shell first.
 * @param parent an empty folder outside of the project.
 */
export async function measureRepository(
  root: string,
  target: Target,
  parent: string,
  rounds: number,
): Promise<RepositoryFigures> {
  await viit(root, target, ['publish', 'shell']);
  const repository = await createRepository(target, parent);
  const content = path.join(repository, 'src/start/content.ts');
  const packageFile = path.join(repository, 'package.json');
  const source = fs.readFileSync(content, 'utf8');
  if (!source.includes(lede))
    throw new Error(`${content} no longer contains "${lede}". Choose another sentence of it.`);
  const published: { seconds: number; steps: Record<string, number> }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const changed = `Books and places to read, round ${round}.`;
    fs.writeFileSync(content, source.replace(lede, changed));
    const read = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as object;
    fs.writeFileSync(packageFile, `${JSON.stringify({ ...read, version: `1.${round}.0` }, null, 2)}\n`);
    const { seconds, output } = await npmPublish(repository, target);
    const html = await (await fetch(`${target.address}/library`)).text();
    if (!html.includes(changed)) throw new Error(`The site does not show "${changed}".`);
    published.push({ seconds, steps: stepsOf(seconds, output.ms ?? {}) });
    console.log(`npm run publish ${seconds.toFixed(1)} s`);
  }
  return {
    publish: median(published.map(({ seconds }) => seconds)),
    steps: medianSteps(published.map(({ steps }) => steps)),
  };
}

async function createRepository({ address }: Target, parent: string): Promise<string> {
  const archives = path.join(parent, 'archives');
  const packed = await buildPackages({ out: archives, withTypes: false });
  const program = path.join(archives, 'unpacked/create-section/dist/main.js');
  await run(parent, [program, 'library', '--title', 'Library', '--site', address]);
  const repository = path.join(parent, 'library');
  await installPackages(repository, archives, packed);
  // npm finds the command there.
  const commands = path.join(repository, 'node_modules/.bin');
  fs.mkdirSync(commands, { recursive: true });
  fs.symlinkSync('../@viit/toolkit/dist/viit.js', path.join(commands, 'viit'));
  return repository;
}

async function npmPublish(repository: string, { token }: Target): Promise<CommandResult> {
  const start = performance.now();
  const text = await new Promise<string>((resolve, reject) => {
    const env = { ...process.env, VIIT_TOKEN: token };
    execFile('npm', ['run', '--silent', 'publish', '--', '--json'], { cwd: repository, env }, (error, out, err) =>
      error ? reject(new Error(`npm run publish: ${out}${err}`)) : resolve(out),
    );
  });
  const output = JSON.parse(text) as CommandResult['output'];
  return { seconds: (performance.now() - start) / 1000, output };
}
