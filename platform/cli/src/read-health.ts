import { type Health, registryApi } from '@viit/contract/registry-api';
import { CliError } from './cli-error.ts';
import type { RegistryClient } from './registry-client.ts';

/** What browsers report about the live versions; undefined where a former version of the registry does not say. */
export async function readHealth(
  registry: RegistryClient,
  query: { section?: string; looks?: number } = {},
): Promise<Health | undefined> {
  try {
    return await registry.call(registryApi.readHealth, { query });
  } catch (error) {
    if (error instanceof CliError && error.code === 'route-unknown') return undefined;
    throw error;
  }
}
