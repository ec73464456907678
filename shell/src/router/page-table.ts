import type { PageTable } from '@viit/contract';
import { fetchOnce } from './fetch-once.ts';

/** The page table of the live release, which search needs where the host has no search of its own. */
export const pageTable = (): Promise<PageTable> => fetchOnce<PageTable>('/_registry.json');
