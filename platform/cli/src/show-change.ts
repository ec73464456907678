import type { CreatedRelease } from '@viit/contract/registry-api';
import type { Context } from './context.ts';
import { describeLive } from './send-build.ts';
import { compareBriefly, describePromotion, shortLines } from './short-comparison.ts';

/**
 * Prints what changed in a list, a document or the menu.
 * @param preview compared with the live site; by default the live site was changed.
 */
export async function showChange<T extends CreatedRelease & { link?: string | undefined }>(
  { registry, output }: Pick<Context, 'registry' | 'output'>,
  created: T,
  { what, preview, hints = [] }: { what: string; preview: string | undefined; hints?: string[] },
): Promise<void> {
  const sides = preview ? { from: 'live', to: preview } : { from: created.previous, to: created.release };
  const changes = await compareBriefly(registry, sides);
  const link = created.link && registry.server + created.link;
  output.result(
    { ...created, link, changes },
    preview
      ? [`The preview "${preview}" shows ${what}: ${link}`, ...describePromotion(changes, preview)]
      : [...describeLive(created, what), ...shortLines(changes), ...hints],
  );
}
