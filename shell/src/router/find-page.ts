import type { PageTable, Route, RouteIndex, SectionTable, VariantData } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';
import {
  firstSegment,
  indexedBase,
  routeIndexAddress,
  tableAddress,
  tableFile,
  variantFile,
} from '@viit/contract/routes';
import type { SizeOf } from '@viit/runtime';
import { matchPath } from 'react-router-dom';
import { registerSection, sectionBuild } from '../state.ts';

/* The route index names the sections that can have a path, and their tables have the pages. */

export interface Match {
  row: Route;
  params: Record<string, string>;
}

/** Prefers a page without parameters. Case-sensitive. */
export function matchPage(pages: readonly Route[], path: string): Match | undefined {
  const byPrecision = [...pages].sort((a, b) => Number(hasParameters(a.path)) - Number(hasParameters(b.path)));
  for (const row of byPrecision) {
    const match = matchPath({ path: row.path, caseSensitive: true, end: true }, path);
    // No parameter is optional.
    if (match) return { row, params: match.params as Match['params'] };
  }
  return undefined;
}

export async function pagesNear(path: string): Promise<Route[]> {
  const index = await routeIndex();
  const pages = tablesFor(index, path).map(async (section) => {
    prefetchEntry(index, section);
    const table = await sectionTable(index, section);
    return table.pages.map((page) => ({ ...page, section }));
  });
  return (await Promise.all(pages)).flat();
}

/** `undefined` if a route with parameters has no such page. */
export async function titleAt({ row }: Match, path: string): Promise<string | undefined> {
  return hasParameters(row.path) ? variantTitle(await routeIndex(), row.section, path) : row.title;
}

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
    return address?.startsWith(indexedBase(name, builds[name])) ?? false;
  };
  return ['shell', ...sections].every(isUsed) ? release : undefined;
}

const sizes = new Map<string, ReturnType<SizeOf>>();

export const sizeOf: SizeOf = (href) => sizes.get(href);

/** A document keeps a section's first build. */
function baseOf(index: RouteIndex, name: string): string {
  const entry = sectionBuild(name)?.entry;
  return entry ? entry.slice(0, entry.lastIndexOf('/') + 1) : indexedBase(name, index.builds[name]);
}

export async function sectionTable(index: RouteIndex, name: string): Promise<SectionTable> {
  const base = baseOf(index, name);
  const indexed = tableAddress(name, index.builds[name]);
  const table = await fetchOnce<SectionTable>(indexed.startsWith(base) ? indexed : base + tableFile());
  if (table.section) registerSection(table.section);
  for (const [href, size] of Object.entries(table.sizes)) sizes.set(href, size);
  return table;
}

/** `undefined` if the section has no page there. */
async function variantTitle(index: RouteIndex, name: string, path: string): Promise<string | undefined> {
  try {
    return (await fetchOnce<VariantData>(baseOf(index, name) + variantFile(path))).title;
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return undefined;
    throw error;
  }
}

function prefetchEntry(index: RouteIndex, name: string): void {
  if (name === 'shell' || sectionBuild(name)) return;
  const { href } = new URL('remoteEntry.js', new URL(baseOf(index, name), location.href));
  // Loading the entry retries and reports failures.
  fetch(href)
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

/** By address. A constant object: a changed context would replace HTML that has not hydrated. */
export const pageLists: Record<string, readonly unknown[]> = {};

/** @throws when a collection does not load. */
export async function loadCollections({ row: { content = [] }, params }: Match): Promise<void> {
  await Promise.all(
    content.map(async (route) => {
      const address = fillRoute(route, params);
      pageLists[address] ??= await fetchOnce<readonly unknown[]>(address);
    }),
  );
}

/** For search on hosts without a search API. */
export const pageTable = (): Promise<PageTable> => fetchOnce<PageTable>('/_registry.json');

const requests = new Map<string, Promise<unknown>>();

class StatusError extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address} responded with status ${status}.`);
    this.status = status;
  }
}

/** Fetches again after a failure. @throws StatusError unless the status is 200. */
function fetchOnce<T>(address: string): Promise<T> {
  const existing = requests.get(address);
  if (existing) return existing as Promise<T>;
  const request = fetchJson(address).catch((error: unknown) => {
    requests.delete(address);
    throw error;
  });
  requests.set(address, request);
  return request as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new StatusError(address, response.status);
  return response.json();
}
