import type { MenuEntryGrant } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';
import type { StoredBuild } from '@viit/render/jobs';
import type { MenuGrant } from './parts.ts';

/** Whether an entry is at a place in the menu. Letter case does not distinguish names. */
export const isAt = ({ names }: MenuEntryGrant, place: readonly string[]): boolean =>
  names.join('/').toLowerCase() === place.join('/').toLowerCase();

/**
 * The entries that pages show: those whose page is in the release. A section that was withdrawn, or has removed the page, gets its
 * entry back with the page.
 */
export const shownEntries = (
  grants: readonly MenuGrant[],
  builds: ReadonlyMap<string, Pick<StoredBuild, 'manifest'>>,
): MenuEntryGrant[] =>
  grants.filter(({ section, link }) => hasPage(builds.get(section), link)).map(({ names, link }) => ({ names, link }));

/** Whether a build has a page at an address. */
export const hasPage = (build: Pick<StoredBuild, 'manifest'> | undefined, link: string): boolean =>
  (build?.manifest.pages ?? []).some(({ path, variants = [] }) =>
    hasParameters(path) ? variants.some(({ params }) => fillRoute(path, params) === link) : path === link,
  );
