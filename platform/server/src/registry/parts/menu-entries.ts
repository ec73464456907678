import type { MenuEntryGrant } from '@viit/contract';
import { pathsOf } from '@viit/contract/path';
import type { StoredBuild } from '@viit/render/jobs';
import type { MenuGrant } from './parts.ts';

/** Ignores letter case. */
export const isAt = ({ names }: MenuEntryGrant, place: readonly string[]): boolean =>
  names.join('/').toLowerCase() === place.join('/').toLowerCase();

/** Withdrawn sections get theirs back when they return. */
export const shownEntries = (
  grants: readonly MenuGrant[],
  builds: ReadonlyMap<string, Pick<StoredBuild, 'manifest'>>,
): MenuEntryGrant[] =>
  grants.filter(({ section, link }) => hasPage(builds.get(section), link)).map(({ names, link }) => ({ names, link }));

export const hasPage = (build: Pick<StoredBuild, 'manifest'> | undefined, link: string): boolean =>
  (build?.manifest.pages ?? []).some((page) => pathsOf(page).includes(link));
