import { registryApi } from '@viit/contract/registry-api';
import { describeRights, parseRights, rightsSchema } from '@viit/contract/rights';
import { CliError } from './cli-error.ts';
import type { RegistryClient } from './registry-client.ts';

export interface TokenOptions {
  /** Owner's name in the history. */
  label?: string;
  /** Days until the token expires. */
  days?: number;
  /** Addresses that may use it. */
  from?: string[];
  /** Of the workflows that use it instead of a secret. */
  repository?: string;
}

/** @param texts such as `exams:publish`. @throws CliError for an invalid one. */
export function readRights(texts: readonly string[]) {
  const { success, data, error } = rightsSchema.safeParse(parseRights(texts));
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '));
  throw new CliError(
    'argument-invalid',
    `${problems.join('; ')}. Write a right such as exams:publish, "exams/*:edit" or "*:manage".`,
  );
}

/** @returns the token, with the lines that show it for the only time. */
export async function createToken(
  registry: RegistryClient,
  texts: readonly string[],
  { label, days, from, repository }: TokenOptions,
): Promise<{ created: { id: string; token: string | null }; lines: string[] }> {
  const rights = readRights(texts);
  const described = describeRights(rights);
  const body = { rights, label: label ?? described, days, networks: from, repository };
  const created = await registry.call(registryApi.createToken, { body });
  if (created.token === null) {
    const line = `Token ${created.id}, ${described}: workflows of ${repository} sign in with viit login, without a secret.`;
    return { created, lines: [line] };
  }
  return {
    created,
    lines: [
      created.token,
      `Token ${created.id}, ${described}. It cannot be shown again. Pass it on now; its owner sets it as VIIT_TOKEN or in a token file.`,
    ],
  };
}
