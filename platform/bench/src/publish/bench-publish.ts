import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sectionNames, workspaceRoot } from '@viit/build';
import { copyWorkspace } from '@viit/test/copy-workspace';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { withSite } from '../start-site.ts';
import { type Target, viit } from './command.ts';
import { measureChange } from './measure-change.ts';
import { measureRepository } from './measure-repository.ts';
import { measureSections } from './measure-sections.ts';
import { type PublishResults, publishReport } from './publish-report.ts';

const folder = path.join(workspaceRoot, 'test-results/bench/publish');
const token = 'the-operator-of-the-benchmark';

/** `npm run bench -- publish`: the time from the command to live, step by step, and with 5, 20 and 80 sections. */
export async function benchPublish(rounds: number): Promise<void> {
  const environment = machine();
  fs.rmSync(folder, { recursive: true, force: true });
  const change = await withEmptySite('own', async (target) => {
    const root = path.join(folder, 'checkout');
    copyWorkspace(root);
    for (const name of ['shell', ...sectionNames(root)]) await viit(root, target, ['publish', name]);
    return measureChange(root, target, rounds);
  });
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-bench-'));
  const repository = await withEmptySite('repository', (target) =>
    measureRepository(path.join(folder, 'checkout'), target, outside, rounds),
  ).finally(() => fs.rmSync(outside, { recursive: true, force: true }));
  const sections = await withEmptySite('many', (target) =>
    measureSections(target, path.join(folder, 'builds'), [5, 20, 80], rounds),
  );
  const results: PublishResults = { machine: environment, rounds, change, repository, sections };
  const report = publishReport(results);
  fs.writeFileSync(
    path.join(workspaceRoot, 'test-results/bench-publish.json'),
    `${JSON.stringify(results, null, 1)}\n`,
  );
  writeChapter('publish', report);
  console.log(report);
}

/** Calls `measure` with a server that has an empty database and serves published builds only. */
const withEmptySite = <T>(name: string, measure: (target: Target) => Promise<T>): Promise<T> =>
  withSite(path.join(folder, name), { OPERATOR_TOKEN: token, LOCAL_BUILDS: 'off' }, ({ address }) =>
    measure({ address, token }),
  );
