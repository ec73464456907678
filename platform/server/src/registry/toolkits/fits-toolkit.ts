import semver from 'semver';

/** Whether a shell fits a toolkit. @param range any where the shell names none. */
export const fitsToolkit = (version: string, range: string | undefined): boolean =>
  range === undefined || semver.satisfies(version, range, { includePrerelease: true });

/**
 * The toolkit that sections get which ask for no certain version: the newest one that the live shell fits, or, where it fits none
 * of them, the newest. A prerelease only where there is nothing else.
 * @param versions in any order.
 */
export function chooseLatest(versions: readonly string[], range: string | undefined): string | undefined {
  const newest = [...versions].sort(semver.rcompare);
  const fitting = newest.filter((version) => fitsToolkit(version, range));
  const candidates = fitting.length > 0 ? fitting : newest;
  return candidates.find((version) => semver.prerelease(version) === null) ?? candidates[0];
}
