import type { RouteIndex, SectionTable, VariantData } from '@viit/contract';
import { indexedBase, tableAddress, tableFile, variantFile } from '@viit/contract/routes';
import type { SizeOf } from '@viit/runtime';
import { registerSection, sectionBuild } from '../sections/section-builds.ts';
import { fetchOnce, StatusError } from './fetch-once.ts';

const sizes = new Map<string, ReturnType<SizeOf>>();

export const sizeOf: SizeOf = (href) => sizes.get(href);

/** A document keeps a section's first build. */
function baseOf(index: RouteIndex, name: string): string {
  const entry = sectionBuild(name)?.entry;
  return entry ? entry.slice(0, entry.lastIndexOf('/') + 1) : indexedBase(name, index.builds[name] ?? '');
}

export async function sectionTable(index: RouteIndex, name: string): Promise<SectionTable> {
  const indexed = index.builds[name] ?? '';
  const base = baseOf(index, name);
  const isIndexed = base === indexedBase(name, indexed);
  const table = await fetchOnce<SectionTable>(isIndexed ? tableAddress(name, indexed) : base + tableFile());
  if (table.section) registerSection(table.section);
  for (const [href, size] of Object.entries(table.sizes)) sizes.set(href, size);
  return table;
}

/** `undefined` if the section has no page there. */
export async function variantTitle(index: RouteIndex, name: string, path: string): Promise<string | undefined> {
  try {
    return (await fetchOnce<VariantData>(baseOf(index, name) + variantFile(path))).title;
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return undefined;
    throw error;
  }
}

export function prefetchEntry(index: RouteIndex, name: string): void {
  if (name === 'shell' || sectionBuild(name)) return;
  const { href } = new URL('remoteEntry.js', new URL(baseOf(index, name), location.href));
  // Loading the entry retries and reports failures.
  fetch(href)
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}
