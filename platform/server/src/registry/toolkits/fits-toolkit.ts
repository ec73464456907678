import semver from 'semver';

/** @param range without one, any version is compatible. */
export const fitsToolkit = (version: string, range: string | undefined): boolean =>
  range === undefined || semver.satisfies(version, range, { includePrerelease: true });

/** The newest compatible with the live shell, else the newest. Prereleases come last. */
export function chooseLatest(versions: readonly string[], range: string | undefined): string | undefined {
  const newest = [...versions].sort(semver.rcompare);
  const fitting = newest.filter((version) => fitsToolkit(version, range));
  const candidates = fitting.length > 0 ? fitting : newest;
  return candidates.find((version) => semver.prerelease(version) === null) ?? candidates[0];
}
