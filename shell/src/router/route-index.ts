import type { RouteIndex } from '@viit/contract';
import { firstSegment, indexedBase, routeIndexAddress } from '@viit/contract/routes';
import { sectionBuild } from '../sections/section-builds.ts';
import { fetchOnce } from './fetch-once.ts';

let loaded: RouteIndex | undefined;

export async function routeIndex(): Promise<RouteIndex> {
  loaded = await fetchOnce<RouteIndex>(routeIndexAddress);
  return loaded;
}

/** Includes `shell`, whose table has the sizes of the footer's documents. */
export function tablesFor({ builds, paths }: RouteIndex, path: string): string[] {
  const first = firstSegment(path);
  const canHave = (segments: readonly string[]) => segments.some((one) => one === first || one.startsWith(':'));
  return Object.keys(builds).filter((name) => name === 'shell' || canHave(paths[name] ?? [name]));
}

/** `undefined` unless this document uses the release's builds. */
export function releaseOf(shellScript: string, sections: readonly string[]): string | undefined {
  if (!loaded) return undefined;
  const { builds, release } = loaded;
  const isUsed = (name: string) => {
    const address = name === 'shell' ? shellScript : sectionBuild(name)?.entry;
    return address?.startsWith(indexedBase(name, builds[name] ?? '')) ?? false;
  };
  return ['shell', ...sections].every(isUsed) ? release : undefined;
}
