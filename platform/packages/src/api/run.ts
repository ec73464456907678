import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { ExpectedError } from '@viit/core/expected-error';
import { runProgram } from '@viit/core/run-program';
import { type ApiProblem, type CheckedPackage, checkApi, checkChangelog, checkVersion } from './check-api.ts';
import { lastReleaseTag, reportAt } from './released-reports.ts';
import { type ReportedPackage, readPackages } from './report-packages.ts';
import { writeReport } from './report-text.ts';

/*
 * `npm run api-reports`: compares what the packages offer with their reports, and fails if a version does not say what has changed.
 * `npm run api-reports -- --write` writes the reports of those whose version does.
 */

const read = (file: string): string | undefined =>
  fs.existsSync(path.join(workspaceRoot, file)) ? fs.readFileSync(path.join(workspaceRoot, file), 'utf8') : undefined;

function check(one: ReportedPackage, tag: string | undefined, isWriting: boolean): ApiProblem[] {
  const { folder, name, versionFolder, version, api } = one;
  const changelog = read(`${versionFolder}/CHANGELOG.md`) ?? '';
  if (!api) return checkChangelog(versionFolder, version, changelog);
  const current = { name, version, api };
  const file = `${folder}/api-report.md`;
  const checked: CheckedPackage = {
    ...{ current, folder, versionFolder, changelog },
    written: read(file),
    released: tag ? reportAt(tag, folder, versionFolder) : undefined,
  };
  if (!isWriting) return checkApi(checked);
  const problems = checkVersion(checked);
  if (problems.length === 0 && checkApi(checked).length > 0) {
    fs.writeFileSync(path.join(workspaceRoot, file), writeReport(current));
    console.log(`Written: ${file}`);
  }
  return problems;
}

async function apiReports(): Promise<void> {
  const isWriting = process.argv.includes('--write');
  const tag = lastReleaseTag();
  const packages = readPackages();
  const problems = packages.flatMap((one) => check(one, tag, isWriting));
  if (problems.length > 0) {
    const sentences = new Set(problems.map(({ code, message }) => `${code}: ${message}`));
    throw new ExpectedError([...sentences].join('\n\n'));
  }
  const own = packages.filter(({ folder, versionFolder }) => folder === versionFolder);
  const versions = own.map(({ name, version }) => `${name} ${version}`).join(', ');
  console.log(`The versions say what has changed since ${tag ?? 'the reports were written'}: ${versions}`);
}

runProgram(apiReports);
