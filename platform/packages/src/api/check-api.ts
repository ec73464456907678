import semver from 'semver';
import type { ApiChange, Step } from './compare-reports.ts';

export interface VersionedPackage {
  /** Relative to the project. */
  folder: string;
  name: string;
  version: string;
  changelog: string;
  /** Since the last release. */
  changes: readonly ApiChange[];
}

/** What to do before a report is written. */
export const checkVersion = (checked: VersionedPackage): string[] => [
  ...checkStep(checked),
  ...checkChangelog(checked),
];

function checkStep({ folder, name, version, changelog, changes }: VersionedPackage): string[] {
  const previous = lastReleased(changelog);
  const steps = changes.map(({ step }) => step);
  const step = (['major', 'minor', 'patch'] as const).find((one) => steps.includes(one));
  const needed = previous && step && semver.inc(previous, step);
  if (!needed || semver.gte(version, needed)) return [];
  return [
    `api-version-too-low: The API of ${name} has changed since ${previous}:\n${describeChanges(changes)}This needs at least version ${needed}, but ${folder}/package.json says ${version}. Raise its "version", say in ${folder}/CHANGELOG.md what is new, and run: npm run api-reports -- --write`,
  ];
}

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

/** A toolkit's step is at least that of the packages published with it. */
export function stepOfPackage({ name, version, changelog }: VersionedPackage): ApiChange[] {
  const previous = lastReleased(changelog);
  const difference = previous && semver.diff(previous, version);
  return difference ? [{ name: `${name} ${version}`, change: 'changed', step: difference as Step }] : [];
}

/** Undefined before the first release. */
const lastReleased = (changelog: string): string | undefined => headings(changelog).find(([, , mark]) => !mark)?.[1];

/** Newest first: `## 1.3.0`, or `## 1.3.0 (unreleased)`. */
const headings = (changelog: string) => [...changelog.matchAll(/^## (\d+\.\d+\.\d+)( \(unreleased\))?$/gm)];
