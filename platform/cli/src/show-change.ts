import { describeShort } from '@viit/contract/comparison-text';
import { type CreatedRelease, registryApi, type ShortComparison } from '@viit/contract/registry-api';
import { CliError } from './cli-error.ts';
import type { Context } from './context.ts';
import type { RegistryClient } from './registry-client.ts';

interface Change {
  /** Such as "exams 1.4.0". */
  what: string;
  /** Compared with the live site; by default the live site was changed. */
  preview?: string | undefined;
  hints?: string[];
}

type Created = CreatedRelease & { link?: string | undefined };

/** Prints what a change of the live site or of a preview means for visitors. */
export async function showChange({ registry, output }: Context, created: Created, change: Change): Promise<void> {
  const { lines, ...result } = await describeChange(registry, created, change);
  output.result({ ...created, ...result }, lines);
}

export async function describeChange(
  registry: RegistryClient,
  created: Created,
  { what, preview, hints = [] }: Change,
): Promise<{ link: string | undefined; changes: ShortComparison | undefined; lines: string[] }> {
  const { release, previous, isNew } = created;
  const link = created.link && registry.server + created.link;
  const changes = await compareBriefly(registry, preview ? 'live' : previous, preview ?? release);
  const [first, ...others] = changes ? describeShort(changes) : [];
  if (preview) {
    const promotion = first && [`If it goes live: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others];
    const lines = promotion ? [...promotion, `All of it: viit diff ${preview}`] : [];
    return { link, changes, lines: [`The preview "${preview}" shows ${what}: ${link}`, ...lines] };
  }
  const state = isNew
    ? `Live: ${what}, in release ${release}.`
    : `${what} is live already (release ${release}); nothing changed.`;
  const lines = [state, ...describeEffects(created), ...(first ? [first, ...others] : []), ...hints];
  return { link, changes, lines };
}

/** @returns undefined without two releases, or if the comparison fails: the command itself has succeeded. */
async function compareBriefly(registry: RegistryClient, from: string | undefined, to: string) {
  if (from === undefined || from === to) return undefined;
  try {
    return await registry.call(registryApi.compareBriefly, { query: { from, to } });
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

/** Pages that visitors can no longer open, and pages that are not as the change would have them. */
export const describeEffects = ({ removed = [], kept = [] }: CreatedRelease): string[] => [
  ...removed.map(({ address, pages, lists }) => {
    const links = [...pages, ...lists];
    return `Removed: ${address}.${links.length > 0 ? ` It is still linked to from ${links.join(', ')}.` : ''}`;
  }),
  ...kept.map((section) => `The pages of ${section} fail with this change, and stay as they were. Notify its team.`),
];
