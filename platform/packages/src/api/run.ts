import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { ExpectedError } from '@viit/core/expected-error';
import { runProgram } from '@viit/core/run-program';
import { readTypes } from '../declarations.ts';
import { createSectionDefinition } from '../definitions/create-section.ts';
import { runtimeDefinition } from '../definitions/runtime.ts';
import { toolkitDefinition } from '../definitions/toolkit.ts';
import { uiDefinition } from '../definitions/ui.ts';
import { readSourcePackage } from '../source-package.ts';
import { checkVersion, describeChanges, stepOfPackage, type VersionedPackage } from './check-api.ts';
import { type ApiChange, compareReports } from './compare-reports.ts';
import { extractReport, type ReportedModules } from './extract-report.ts';

/*
 * `npm run api-reports` fails if a package's version does not match the changes since its API report. With `-- --write`, writes
 * reports whose versions match.
 */

const isWriting = process.argv.includes('--write');
const toolkit = toolkitDefinition();

/** What separately published builds, the command and the server exchange. The contract's other modules are shared code. */
const contract: ReportedModules = {
  folder: 'shared/contract',
  modules: {
    '.': 'shared/contract/src/index.ts',
    './registry-api': 'shared/contract/src/registry-api/index.ts',
    './reports': 'shared/contract/src/reports.ts',
    './search': 'shared/contract/src/search.ts',
  },
  // Its members are not listed again.
  parts: { './registry-api': '{ registryApi }' },
};

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** The last toolkit released before this commit; empty in a checkout without tags. */
const [tag] = git('tag', '--list', 'toolkit-*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');

const read = (file: string): string =>
  fs.existsSync(path.join(workspaceRoot, file)) ? fs.readFileSync(path.join(workspaceRoot, file), 'utf8') : '';

interface Report {
  file: string;
  written: string;
  current: string;
  changes: ApiChange[];
}

function readReports(): Map<string, Report> {
  const all = [runtimeDefinition(), uiDefinition(), contract, toolkit];
  const types = readTypes(all.flatMap(({ modules }) => Object.values(modules)));
  fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
  const temporary = fs.mkdtempSync(path.join(workspaceRoot, 'test-results/api-'));
  try {
    const reports = all.map((reported): [string, Report] => {
      const { folder } = reported;
      const file = `${folder}/${path.basename(folder)}.api.md`;
      const written = read(file);
      const current = extractReport(reported, types, path.join(temporary, path.basename(folder)));
      const released = (tag && git('show', `${tag}:${file}`)) || written;
      return [folder, { file, written, current, changes: released ? compareReports(released, current) : [] }];
    });
    return new Map(reports);
  } finally {
    fs.rmSync(temporary, { recursive: true });
  }
}

/** The toolkit contains the contract. */
const reportsOf = (folder: string): string[] => (folder === toolkit.folder ? [folder, contract.folder] : [folder]);

function checkReport({ file, written, current }: Report): string[] {
  if (written === current) return [];
  if (isWriting) {
    fs.writeFileSync(path.join(workspaceRoot, file), current);
    console.log(`Written: ${file}`);
    return [];
  }
  const command = 'npm run api-reports -- --write';
  if (!written) return [`api-report-missing: ${file} does not exist. Write it: ${command}`];
  const changes = compareReports(written, current);
  const what = changes.length > 0 ? `:\n${describeChanges(changes)}` : ', or was edited by hand. ';
  return [
    `api-report-outdated: ${file} does not show what the sources have${what}Write it again and commit it: ${command}`,
  ];
}

async function apiReports(): Promise<void> {
  const reports = readReports();
  const readVersion = (folder: string): VersionedPackage => ({
    ...{ folder, ...readSourcePackage(folder), changelog: read(`${folder}/CHANGELOG.md`) },
    changes: reportsOf(folder).flatMap((one) => reports.get(one)?.changes ?? []),
  });
  const parts = [runtimeDefinition(), uiDefinition(), createSectionDefinition()].map(({ folder }) =>
    readVersion(folder),
  );
  const own = readVersion(toolkit.folder);
  const packages = [...parts, { ...own, changes: [...own.changes, ...parts.flatMap(stepOfPackage)] }];
  const problems = packages.flatMap((one) => {
    const found = checkVersion(one);
    return found.length > 0
      ? found
      : reportsOf(one.folder).flatMap((folder) => {
          const report = reports.get(folder);
          return report ? checkReport(report) : [];
        });
  });
  if (problems.length > 0) throw new ExpectedError(problems.join('\n\n'));
  const versions = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  console.log(`The versions say what has changed since ${tag || 'the reports were written'}: ${versions}`);
}

runProgram(apiReports);
