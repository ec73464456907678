import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sectionNames } from '@viit/build';
import { copyWorkspace } from '@viit/test/copy-workspace';
import { goalTable, median, medians, table } from '../results.ts';
import { type CommandResult, emptyFolder, type Program, run, viit, withSite } from '../start-site.ts';
import { measureContent } from './measure-content.ts';
import { createRepository, publishFrom } from './section-repository.ts';
import { type Steps, stepsOf } from './steps.ts';

export async function benchPublish(rounds: number): Promise<string> {
  const root = path.join(emptyFolder('publish'), 'checkout');
  copyWorkspace(root);
  const { changes, rollbacks, content } = await onEmptySite((site) => measureCheckout(root, site, rounds));
  const repository = await onEmptySite((site) => measureRepository(root, site, rounds));
  const rebuild = await rebuildAll(root);
  const [own, alone] = [medians(changes), medians(repository)];
  const row = (name: string, steps: Steps) => [name, ...Object.values(steps).map((one) => one.toFixed(2))];
  return `Medians of ${rounds} rounds, in seconds

${goalTable([
  ['command to live, s', own.total, 5],
  ['in a repository of its own, s', alone.total, 4],
  ['rollback, s', median(rollbacks), 2],
  ['publish 300 entries, s', median(content.all), 2],
  ['publish a changed entry, from the request to live, s', median(content.oneInRegistry), 1],
])}

${table(['', ...Object.keys(own)], [row('exams', own), row('a repository of its own', alone)])}

The command that publishes a changed entry takes ${median(content.one).toFixed(2)} s with its start. A full rebuild takes ${rebuild.toFixed(2)} s.`;
}

const onEmptySite = <T>(measure: (site: Program) => Promise<T>): Promise<T> =>
  withSite(emptyFolder('publish-data'), { LOCAL_BUILDS: 'off' }, measure);

/** @param root a copy of the project, whose files are changed. */
async function measureCheckout(root: string, site: Program, rounds: number) {
  for (const name of ['shell', ...sectionNames(root)]) await viit(site, ['publish', name], root);
  const folder = path.join(root, 'remotes/exams');
  const rollbacks: number[] = [];
  const changes = await publishChanges(rounds, {
    ...{
      folder,
      file: 'src/core-team/page.tsx',
      text: 'Officers of the cell',
      page: `${site.address}/exams/core-team`,
    },
    publish: () => viit(site, ['publish', 'exams'], root),
    afterwards: async () => {
      rollbacks.push((await viit(site, ['rollback', 'exams'], root)).seconds);
    },
  });
  return { changes, rollbacks, content: await measureContent(root, site, rounds) };
}

/** In a repository from `create-section`. */
async function measureRepository(root: string, site: Program, rounds: number): Promise<Steps[]> {
  await viit(site, ['publish', 'shell'], root);
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-bench-'));
  try {
    const folder = await createRepository(parent, site.address);
    return await publishChanges(rounds, {
      ...{ folder, file: 'src/start/content.ts', page: `${site.address}/library` },
      text: 'Replace this sentence with what your section is for, in one or two lines.',
      publish: () => publishFrom(folder),
    });
  } finally {
    fs.rmSync(parent, { recursive: true, force: true });
  }
}

interface Change {
  folder: string;
  /** The page shows `text`, which is in `file`. */
  file: string;
  text: string;
  page: string;
  publish: () => Promise<CommandResult>;
  afterwards?: () => Promise<void>;
}

/** Publishes a new text per round, and waits until the site shows it. */
async function publishChanges(rounds: number, change: Change): Promise<Steps[]> {
  const { folder, text, page, publish, afterwards } = change;
  const [file, packageFile] = [path.join(folder, change.file), path.join(folder, 'package.json')];
  const source = fs.readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} no longer contains "${text}". Choose another text of it.`);
  const published: Steps[] = [];
  for (let round = 1; round <= rounds; round++) {
    const changed = `Changed in round ${round}`;
    fs.writeFileSync(file, source.replace(text, changed));
    const read = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as object;
    fs.writeFileSync(packageFile, `${JSON.stringify({ ...read, version: `9.${round}.0` }, null, 2)}\n`);
    const { seconds, ms } = await publish();
    const html = await (await fetch(page)).text();
    if (!html.includes(changed)) throw new Error(`${page} does not show "${changed}".`);
    published.push(stepsOf(seconds, ms));
    console.log(`${page}: ${seconds.toFixed(1)} s`);
    await afterwards?.();
  }
  return published;
}

/** As for a site that is a single build. */
async function rebuildAll(root: string): Promise<number> {
  for (const folder of ['shell', ...sectionNames(root).map((name) => `remotes/${name}`)])
    fs.rmSync(path.join(root, folder, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  await run(root, process.execPath, ['--import', 'tsx', 'platform/build/src/build-package.ts']);
  return (performance.now() - start) / 1000;
}
