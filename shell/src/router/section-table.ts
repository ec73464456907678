import type { RouteIndex, SectionTable, VariantData } from '@viit/contract';
import { indexedBase, tableAddress, tableFile, variantFile } from '@viit/contract/routes';
import type { SizeOf } from '@viit/runtime';
import { registerSection, sectionBuild } from '../sections/section-builds.ts';
import { fetchOnce, StatusError } from './fetch-once.ts';

const sizes = new Map<string, ReturnType<SizeOf>>();

/** A document's size in bytes, `null` if it has not been supplied; `undefined` until its section's table has loaded. */
export const sizeOf: SizeOf = (href) => sizes.get(href);

/** The address of the files of a section's build, as this document uses it: the first build of a section stays. */
function baseOf(index: RouteIndex, name: string): string {
  const entry = sectionBuild(name)?.entry;
  return entry ? entry.slice(0, entry.lastIndexOf('/') + 1) : indexedBase(name, index.builds[name] ?? '');
}

/** The table of a section, for the build of it that this document uses. Fetched once, and again after a failure. */
export async function sectionTable(index: RouteIndex, name: string): Promise<SectionTable> {
  const indexed = index.builds[name] ?? '';
  const base = baseOf(index, name);
  const isIndexed = base === indexedBase(name, indexed);
  const table = await fetchOnce<SectionTable>(isIndexed ? tableAddress(name, indexed) : base + tableFile());
  if (table.section) registerSection(table.section);
  for (const [href, size] of Object.entries(table.sizes)) sizes.set(href, size);
  return table;
}

/** The title at one address of a route with parameters; `undefined` if the section has no page there. */
export async function variantTitle(index: RouteIndex, name: string, path: string): Promise<string | undefined> {
  try {
    return (await fetchOnce<VariantData>(baseOf(index, name) + variantFile(path))).title;
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Fetches the entry of a section whose table is not there yet, beside the table, so that the entry is in the browser's cache when
 * it is loaded with its integrity.
 */
export function prefetchEntry(index: RouteIndex, name: string): void {
  if (name === 'shell' || sectionBuild(name)) return;
  const { href } = new URL('remoteEntry.js', new URL(baseOf(index, name), location.href));
  // When this fails, so does loading the entry, which is retried.
  fetch(href)
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}
