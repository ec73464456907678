import { registryApi, type Status } from '@viit/contract/registry-api';
import { CliError } from '../cli-error.ts';
import type { RegistryClient } from '../registry-client.ts';

export interface Sides {
  from: string;
  to: string;
}

/**
 * `viit diff a b`; `viit diff b` compares the live site with b, `viit diff` with the only preview.
 * @throws CliError if it is not clear which preview is meant.
 */
export async function resolveSides(registry: RegistryClient, first?: string, second?: string): Promise<Sides> {
  if (first !== undefined) return second === undefined ? { from: 'live', to: first } : { from: first, to: second };
  const previews = await readPreviews(registry);
  const [only, ...others] = previews;
  if (only && others.length === 0) return { from: 'live', to: only };
  throw new CliError(
    'argument-invalid',
    only
      ? `Name the preview to compare with the live site: viit diff ${only}. The previews are ${previews.join(', ')}.`
      : 'There is no preview to compare with the live site. Name two releases (viit diff 41 live), or make a preview: viit preview exams --as try-it',
  );
}

async function readPreviews(registry: RegistryClient): Promise<string[]> {
  const { channels }: Status = await registry.call(registryApi.readStatus, { query: { count: 1 } });
  return channels.map(({ name }) => name).filter((name) => name !== 'live');
}
