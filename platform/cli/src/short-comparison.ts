import { describeShort } from '@viit/contract/comparison-text';
import { registryApi, type ShortComparison } from '@viit/contract/registry-api';
import { CliError } from './cli-error.ts';
import type { RegistryClient } from './registry-client.ts';

/**
 * What changes for visitors.
 * @returns undefined without two releases, or if the comparison fails: the command itself has succeeded.
 */
export async function compareBriefly(
  registry: RegistryClient,
  sides: { from: string | undefined; to: string },
): Promise<ShortComparison | undefined> {
  const { from, to } = sides;
  if (from === undefined || from === to) return undefined;
  try {
    return await registry.call(registryApi.compareBriefly, { query: { from, to } });
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

export const shortLines = (changes: ShortComparison | undefined): string[] => (changes ? describeShort(changes) : []);

/** Changes that promoting a preview would make. */
export const describePromotion = (changes: ShortComparison | undefined, preview: string): string[] => {
  const [first, ...others] = shortLines(changes);
  return first
    ? [
        `If it goes live: ${first.charAt(0).toLowerCase()}${first.slice(1)}`,
        ...others,
        `All of it: viit diff ${preview}`,
      ]
    : [];
};
