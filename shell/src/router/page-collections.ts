import { fillRoute } from '@viit/contract/path';
import { fetchOnce } from './fetch-once.ts';
import type { Match } from './match-page.ts';

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
