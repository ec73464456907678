import { registryApi } from '@viit/contract/registry-api';
import type { RegistryClient } from './registry-client.ts';

export interface TokenOptions {
  /** Owner's name in the history. */
  label?: string;
  /** Days until the token expires. */
  days?: number;
}

/** @returns the token, with the lines that show it for the only time. */
export async function createToken(
  registry: RegistryClient,
  scope: string,
  { label = `${scope} team`, days }: TokenOptions,
): Promise<{ created: { id: string; token: string }; lines: string[] }> {
  const created = await registry.call(registryApi.createToken, { body: { scope, label, days } });
  return {
    created,
    lines: [
      created.token,
      `Token ${created.id}, for ${scope}. It cannot be shown again. Pass it on now; its owner sets it as VIIT_TOKEN or in a token file.`,
    ],
  };
}
