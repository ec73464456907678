import type { RouteIndex } from '@viit/contract';
import { routeFiles, withBuild } from '@viit/render/route-tables';
import { withoutIntegrity } from './page-table.ts';
import type { SourceBuild } from './watch/watch-build.ts';

export const mergeRouteIndex = (index: RouteIndex, builds: readonly SourceBuild[]): RouteIndex =>
  builds.reduce(withBuild, index);

/** A page table, or the data of one address of a route. */
export function findRouteFile(address: string, builds: readonly SourceBuild[]): object | undefined {
  for (const build of builds) {
    const file = routeFiles(build).get(address);
    if (file && 'section' in file) return { ...file, section: file.section && withoutIntegrity(file.section) };
    if (file) return file;
  }
  return undefined;
}
