import { kindOf, menuPart } from '../parts/parts.ts';
import { live } from '../releases/releases.ts';
import type { NamedRelease } from './resolve-reference.ts';

/**
 * A preview as it would be if it went live now. Sections that were not chosen for it and that have gone live since then are
 * taken from the live release: promoting the preview does not change them. A preview of a shell or a menu stays as it is, since
 * all of its pages were rendered with it.
 * @returns the release to compare, and the sections that were exchanged.
 */
export function followLive(from: NamedRelease, to: NamedRelease): { to: NamedRelease; outdated: string[] } {
  const chosen = new Set(to.chosen);
  if (from.about.name !== live || !to.chosen || chosen.has('shell') || chosen.has(menuPart))
    return { to, outdated: [] };
  const liveParts = from.release.parts;
  // Lists and documents are shown by pages of sections that were not chosen.
  const hasContent = to.chosen.some((name) => kindOf(name) !== 'build');
  const isKept = ({ name, identity }: { name: string; identity: string }) =>
    chosen.has(name) || (hasContent && liveParts.get(name) === identity);
  const kept = to.release.entries.filter(isKept);
  const names = new Set(kept.map(({ name }) => name));
  const rest = from.release.entries.filter(({ name }) => !names.has(name));
  const outdated = rest.filter(({ name, identity }) => to.release.parts.get(name) !== identity);
  const parts = new Map([...liveParts, ...[...to.release.parts].filter(([name]) => chosen.has(name))]);
  return { to: { ...to, release: { entries: [...kept, ...rest], parts } }, outdated: outdated.map(({ name }) => name) };
}
