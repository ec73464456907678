import { live, type ReleaseEntry } from '../releases/releases.ts';
import type { NamedRelease } from './resolve-reference.ts';

/**
 * A preview as it would be if it went live now. Sections that were not chosen for it and that have gone live since then are
 * taken from the live release: promoting the preview does not change them. A preview of a shell stays as it is, since
 * all of its pages were rendered inside that shell.
 * @returns the release to compare, and the sections that were exchanged.
 */
export function followLive(from: NamedRelease, to: NamedRelease): { to: NamedRelease; outdated: string[] } {
  if (from.about.name !== live || !to.chosen || to.chosen.includes('shell')) return { to, outdated: [] };
  const liveEntries = new Map(from.entries.map((entry) => [entry.name, entry]));
  const chosen = new Set(to.chosen);
  const hasDocuments = ({ supplied }: ReleaseEntry) =>
    supplied.some(({ address }) => to.chosenDocuments?.includes(address));
  const own = to.entries.filter((entry) => chosen.has(entry.name) || hasDocuments(entry));
  const names = new Set(own.map(({ name }) => name));
  const outdated = [...liveEntries.values()].filter(({ name, identity }) => {
    const entry = to.entries.find((one) => one.name === name);
    return !names.has(name) && entry?.identity !== identity;
  });
  const rest = from.entries.filter(({ name }) => !names.has(name));
  return { to: { ...to, entries: [...own, ...rest] }, outdated: outdated.map(({ name }) => name) };
}
