import semver from 'semver';
import { largestStep } from './api.ts';
import { readChangelog } from './changelog.ts';
import { type ApiChange, compareApis } from './compare-apis.ts';
import { type ApiReport, readReport, writeReport } from './report-text.ts';

/** What can be wrong with the version of a package and its report. */
type ApiProblemCode = 'api-report-missing' | 'api-report-outdated' | 'api-version-too-low' | 'changelog-entry-missing';

export interface ApiProblem {
  code: ApiProblemCode;
  message: string;
}

/** A package, and what the project says about its API. */
export interface CheckedPackage {
  /** The API that its sources have, and the version that counts for it. */
  current: ApiReport;
  /** The folder with its api-report.md, relative to the project. */
  folder: string;
  /** The folder with the package.json and the CHANGELOG.md of this version. */
  versionFolder: string;
  /** The text of its api-report.md, if there is one. */
  written: string | undefined;
  /** The text of the CHANGELOG.md. */
  changelog: string;
  /** The report at the tag of the last released toolkit, where tags are known. */
  released: ApiReport | undefined;
}

const writeCommand = 'npm run api-reports -- --write';

/** Checks the version, the change log and then the report of a package. @returns what is wrong, with what to do. */
export function checkApi(checked: CheckedPackage): ApiProblem[] {
  const problems = checkVersion(checked);
  if (problems.length > 0) return problems;
  const { current, folder, written } = checked;
  if (written === undefined) {
    const message = `${folder}/api-report.md does not exist. Write it: ${writeCommand}`;
    return [{ code: 'api-report-missing', message }];
  }
  const report = readReport(written);
  if (report && writeReport({ ...current, version: report.version }) === written) return [];
  const changes = report ? compareApis(report.api, current.api) : [];
  const what = changes.length > 0 ? `:\n${describe(changes)}\n` : ', or was edited by hand. ';
  const message = `${folder}/api-report.md does not show the API of ${current.name}${what}Write it again and commit it: ${writeCommand}`;
  return [{ code: 'api-report-outdated', message }];
}

/** Checks that the version and the change log fit the changes: without this, a report must not be written. */
export function checkVersion(checked: CheckedPackage): ApiProblem[] {
  const { versionFolder, changelog, current } = checked;
  return [...checkStep(checked), ...checkChangelog(versionFolder, current.version, changelog)];
}

function checkStep({ current, versionFolder, written, changelog, released }: CheckedPackage): ApiProblem[] {
  const base = released ?? (written === undefined ? undefined : readReport(written));
  if (!base) return [];
  const changes = compareApis(base.api, current.api);
  const step = largestStep(changes.map((change) => change.step));
  const former = released?.version ?? lastReleased(changelog);
  const stepped = step === 'none' || former === undefined ? undefined : semver.inc(former, step);
  // What the report shows may be ahead of what was released.
  const needed = [base.version, stepped ?? base.version].sort(semver.rcompare)[0] ?? base.version;
  if (semver.gte(current.version, needed)) return [];
  const reason =
    changes.length > 0
      ? `The API of ${current.name} has changed since ${former ?? base.version}:\n${describe(changes)}\nThis needs at least version ${needed}`
      : `The API report of ${current.name} is of version ${needed}`;
  const message = `${reason}, but ${versionFolder}/package.json says ${current.version}. Raise its "version", say in ${versionFolder}/CHANGELOG.md what is new, and run: ${writeCommand}`;
  return [{ code: 'api-version-too-low', message }];
}

/** The newest version that the change log does not call unreleased; undefined before the first. */
const lastReleased = (changelog: string): string | undefined =>
  readChangelog(changelog).find(({ isReleased }) => isReleased)?.version;

/** Checks that the newest entry of a change log is that of the package's version. @param folder relative to the project. */
export function checkChangelog(folder: string, version: string, changelog: string): ApiProblem[] {
  if (readChangelog(changelog)[0]?.version === version) return [];
  const message = `${folder}/package.json says ${version}, and the newest entry of ${folder}/CHANGELOG.md is another. Add "## ${version} (unreleased)" at the top, and say what is new for somebody who builds a section.`;
  return [{ code: 'changelog-entry-missing', message }];
}

const describe = (changes: readonly ApiChange[]): string =>
  changes
    .map(({ part, name, change, step, details }) => {
      const more = details.length > 0 ? `: ${details.join(', ')}` : '';
      return `  ${change}: ${name} (${part})${more} - ${step === 'none' ? 'no step' : step}`;
    })
    .join('\n');
