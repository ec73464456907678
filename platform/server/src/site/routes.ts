import type { VariantData } from '@viit/contract';
import { sha384 } from '@viit/contract/integrity';
import type { StoredBuild } from '@viit/render/jobs';
import { routeIndex, sectionTable, tableAddressOf, variantData } from '@viit/render/route-tables';
import { makeBlob } from '../registry/builds/blobs.ts';
import type { GeneratedResource, Routes } from './site.ts';

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

export function findRouteFile({ tables, variants }: Routes, path: string): GeneratedResource | undefined {
  const data = variants.get(path);
  return data ? smallJson(data) : tables.get(path);
}

export async function json(value: unknown): Promise<GeneratedResource> {
  return {
    status: 200,
    type: jsonType,
    blob: await makeBlob('routes.json', Buffer.from(JSON.stringify(value)), 'quick'),
  };
}

/** Made for each request: a route can have thousands of addresses. */
function smallJson(value: VariantData): GeneratedResource {
  const bytes = Buffer.from(JSON.stringify(value));
  return { status: 200, type: jsonType, blob: { sha384: sha384(bytes), bytes, gzip: null, brotli: null } };
}

const jsonType = 'application/json; charset=utf-8';
