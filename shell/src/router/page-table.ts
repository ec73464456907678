import type { PageTable } from '@viit/contract';
import type { SizeOf } from '@viit/runtime';
import { registerSection } from '../sections/section-builds.ts';

const sizes = new Map<string, ReturnType<SizeOf>>();

/** A document's size in bytes, `null` if it has not been supplied; `undefined` until the page table has loaded. */
export const sizeOf: SizeOf = (href) => sizes.get(href);

let loaded: PageTable | undefined;

/** The page table, if it has loaded. */
export const loadedPageTable = (): PageTable | undefined => loaded;

let request: Promise<PageTable> | undefined;

/** The page table of the live release. Fetched once, and again after a failure: when idle, or at the first intent to navigate. */
export function pageTable(): Promise<PageTable> {
  request ??= fetchTable().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

async function fetchTable(): Promise<PageTable> {
  const response = await fetch('/_registry.json');
  if (!response.ok) throw new Error(`The page table responded with status ${response.status}.`);
  const table = (await response.json()) as PageTable;
  for (const section of Object.values(table.sections)) registerSection(section);
  for (const { href, size } of table.documents) sizes.set(href, size);
  loaded = table;
  return table;
}
