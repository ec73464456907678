/** The versions of a change log, newest first: `## 1.3.0`, or `## 1.3.0 (unreleased)`. */
export function readChangelog(text: string): { version: string; isReleased: boolean }[] {
  return [...text.matchAll(/^## (\d+\.\d+\.\d+)( \(unreleased\))?$/gm)].map(([, version = '', mark]) => ({
    version,
    isReleased: mark === undefined,
  }));
}
