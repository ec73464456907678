import type { PageTable } from '@viit/contract';
import { fetchOnce } from './fetch-once.ts';

/** For search on hosts without a search API. */
export const pageTable = (): Promise<PageTable> => fetchOnce<PageTable>('/_registry.json');
