import semver from 'semver';
import type { ApiChange, Step } from './compare-reports.ts';

/** A package whose version says what has changed, and what the project says about it. */
export interface VersionedPackage {
  /** Relative to the project. */
  folder: string;
  name: string;
  version: string;
  /** The text of its CHANGELOG.md. */
  changelog: string;
  /** How its API differs from that of the last release. */
  changes: readonly ApiChange[];
}

/** What has to be done before a report is written; empty if nothing has. */
export const checkVersion = (checked: VersionedPackage): string[] => [
  ...checkStep(checked),
  ...checkChangelog(checked),
];

function checkStep({ folder, name, version, changelog, changes }: VersionedPackage): string[] {
  const former = lastReleased(changelog);
  const steps = changes.map(({ step }) => step);
  const step = (['major', 'minor', 'patch'] as const).find((one) => steps.includes(one));
  const needed = former && step && semver.inc(former, step);
  if (!needed || semver.gte(version, needed)) return [];
  return [
    `api-version-too-low: The API of ${name} has changed since ${former}:\n${describeChanges(changes)}This needs at least version ${needed}, but ${folder}/package.json says ${version}. Raise its "version", say in ${folder}/CHANGELOG.md what is new, and run: npm run api-reports -- --write`,
  ];
}

/** A line for each change, and those of its declaration that differ. */
export const describeChanges = (changes: readonly ApiChange[]): string =>
  changes
    .flatMap(({ change, name, step, lines = [] }) => [
      `  ${change}: ${name} - ${step}\n`,
      ...lines.map((line) => `    ${line}\n`),
    ])
    .join('');

function checkChangelog({ folder, version, changelog }: VersionedPackage): string[] {
  if (headings(changelog)[0]?.[1] === version) return [];
  return [
    `changelog-entry-missing: ${folder}/package.json says ${version}, and the newest entry of ${folder}/CHANGELOG.md is another. Add "## ${version} (unreleased)" at the top, and say what is new for somebody who builds a section.`,
  ];
}

/** A toolkit steps at least as far as the packages that it is published with. */
export function stepOfPackage({ name, version, changelog }: VersionedPackage): ApiChange[] {
  const former = lastReleased(changelog);
  const difference = former && semver.diff(former, version);
  return difference ? [{ name: `${name} ${version}`, change: 'changed', step: difference as Step }] : [];
}

/** The newest version that the change log does not call unreleased; undefined before the first. */
const lastReleased = (changelog: string): string | undefined => headings(changelog).find(([, , mark]) => !mark)?.[1];

/** The versions of a change log, newest first: `## 1.3.0`, or `## 1.3.0 (unreleased)`. */
const headings = (changelog: string) => [...changelog.matchAll(/^## (\d+\.\d+\.\d+)( \(unreleased\))?$/gm)];
