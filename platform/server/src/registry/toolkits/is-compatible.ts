import semver from 'semver';

/** @param range without one, any version is compatible. */
export const isCompatible = (version: string, range: string | undefined): boolean =>
  range === undefined || semver.satisfies(version, range, { includePrerelease: true });

/** The newest compatible with the live shell, else the newest. Prereleases come last. */
export function chooseLatest(versions: readonly string[], range: string | undefined): string | undefined {
  const newest = [...versions].sort(semver.rcompare);
  const compatible = newest.filter((version) => isCompatible(version, range));
  const candidates = compatible.length > 0 ? compatible : newest;
  return candidates.find((version) => semver.prerelease(version) === null) ?? candidates[0];
}
