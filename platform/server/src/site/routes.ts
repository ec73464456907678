import type { StoredBuild } from '@viit/render/jobs';
import { routeIndex, sectionTable, tableAddressOf, variantData } from '@viit/render/route-tables';
import { blobOf } from '../registry/builds/blobs.ts';
import { generate } from './generate.ts';
import type { GeneratedResource, Routes } from './site.ts';

const type = 'application/json; charset=utf-8';

/** @param previous a release to share tables with. */
export async function createRoutes(
  release: string,
  builds: readonly StoredBuild[],
  previous?: Routes,
): Promise<Routes> {
  const tables = builds.map(async (build) => {
    const address = tableAddressOf(build);
    return [address, previous?.tables.get(address) ?? (await json(sectionTable(build)))] as const;
  });
  return {
    index: await json(routeIndex(release, builds)),
    tables: new Map(await Promise.all(tables)),
    variants: new Map(builds.flatMap((build) => [...variantData(build)])),
  };
}

/** Data of one address is made for each request: a route can have thousands of addresses. */
export function findRouteFile({ tables, variants }: Routes, path: string): GeneratedResource | undefined {
  const data = variants.get(path);
  return data ? { status: 200, type, blob: blobOf(Buffer.from(JSON.stringify(data))) } : tables.get(path);
}

export const json = (value: unknown): Promise<GeneratedResource> => generate('.json', JSON.stringify(value), 'quick');
