import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '@viit/build';
import semver from 'semver';
import { type ApiReport, readReport } from './report-text.ts';

/** Tags of released toolkits: `toolkit-1.2.0`. */
const tagPrefix = 'toolkit-';

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/**
 * The tag of the last toolkit that was released before the present commit.
 * @returns undefined where there is none, as in a checkout without tags or without git.
 */
export function lastReleaseTag(): string | undefined {
  const tags = git('tag', '--list', `${tagPrefix}*`, '--merged', 'HEAD')?.trim().split('\n') ?? [];
  const versions = tags.flatMap((tag) => semver.valid(tag.slice(tagPrefix.length)) ?? []);
  const [newest] = versions.sort(semver.rcompare);
  return newest && `${tagPrefix}${newest}`;
}

/** The API report of a package at a tag, with the version that counted for it then. */
export function reportAt(tag: string, folder: string, versionFolder: string): ApiReport | undefined {
  const report = readReport(git('show', `${tag}:${folder}/api-report.md`) ?? '');
  const [, version] = /"version": "([^"]+)"/.exec(git('show', `${tag}:${versionFolder}/package.json`) ?? '') ?? [];
  return report && version ? { ...report, version } : undefined;
}
