import type { PageTable } from '@viit/contract';
import { knowSection } from '../sections/addresses.ts';

const sizes = new Map<string, number>();

/** A document's size in bytes, once the table is there. */
export const sizeOf = (href: string): number | undefined => sizes.get(href);

let asked: Promise<PageTable> | undefined;

/** The page table of the live release, fetched once: when idle, or at the first intent to go elsewhere. */
export function pageTable(): Promise<PageTable> {
  asked ??= fetchTable().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function fetchTable(): Promise<PageTable> {
  const answer = await fetch('/_registry.json');
  if (!answer.ok) throw new Error(`The page table answered ${answer.status}.`);
  const table = (await answer.json()) as PageTable;
  for (const section of Object.values(table.sections)) knowSection(section);
  for (const { href, size } of table.documents) if (size !== undefined) sizes.set(href, size);
  return table;
}
