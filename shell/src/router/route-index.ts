import type { RouteIndex } from '@viit/contract';
import { firstSegment, indexedBase, routeIndexAddress } from '@viit/contract/routes';
import { sectionBuild } from '../sections/section-builds.ts';
import { fetchOnce } from './fetch-once.ts';

let loaded: RouteIndex | undefined;

/** The route index of the live release. Fetched when the shell starts. */
export async function routeIndex(): Promise<RouteIndex> {
  loaded = await fetchOnce<RouteIndex>(routeIndexAddress);
  return loaded;
}

/**
 * The sections whose tables a page at a path needs: those that can have the page, and `shell`, whose table also has the sizes of
 * the documents that the footer links to.
 */
export function tablesFor({ builds, paths }: RouteIndex, path: string): string[] {
  const first = firstSegment(path);
  const canHave = (segments: readonly string[]) => segments.some((one) => one === first || one.startsWith(':'));
  return Object.keys(builds).filter((name) => name === 'shell' || canHave(paths[name] ?? [name]));
}

/**
 * The release of the route index, if it has loaded and this document uses its builds of the shell and of these sections.
 * @param shellScript address of a script of the shell that runs.
 */
export function releaseOf(shellScript: string, sections: readonly string[]): string | undefined {
  if (!loaded) return undefined;
  const { builds, release } = loaded;
  const isUsed = (name: string) => {
    const address = name === 'shell' ? shellScript : sectionBuild(name)?.entry;
    return address?.startsWith(indexedBase(name, builds[name] ?? '')) ?? false;
  };
  return ['shell', ...sections].every(isUsed) ? release : undefined;
}
