import { type ListedToken, registryApi } from '@viit/contract/registry-api';
import { describeRights, parseRights, rightsSchema } from '@viit/contract/rights';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { withContext } from '../context.ts';
import { formatTime, table } from '../output.ts';
import type { RegistryClient } from '../registry-client.ts';
import { wholeNumber } from '../whole-number.ts';

export const rightsHelp = `
A right is the name of a part, and what one may do with it:
  edit      change drafts and previews
  publish   also make it live and roll it back
  manage    everything, only as "*:manage": another operator
The names: a section (exams) with its collections and documents; a collection (exams/notifications) or all of a section
("exams/*"); a document, a folder of documents ("/documents/exams/*") or all ("/*"); menu; toolkit; everything ("*").

  viit token create exams:publish --label "Examination section, Lakshmi"
  viit token create "exams/*:publish" "/documents/exams/*:publish" --label "Notices" --from 10.0.0.0/8
  viit token create "*:edit" --label "Testers"
  viit token create library:publish --repository viit/library@main`;

export function addToken(program: Command): void {
  const token = program
    .command('token')
    .description("List the teams' tokens, without their secrets (only the operator)")
    .action(
      withContext(async ({ registry, output }) => {
        const tokens = await registry.call(registryApi.listTokens, {});
        const rows = tokens.map((one) => [
          ...[
            one.id,
            one.label,
            describeRights(one.rights),
            [one.repository, ...one.networks].filter(Boolean).join(', '),
          ],
          ...[formatTime(one.createdAt), describeState(one)],
        ]);
        output.result(tokens, table(['number', 'label', 'rights', 'from', 'created', 'state'], rows));
      }),
    );
  token
    .command('create')
    .argument('[rights...]', 'what it may do, such as exams:publish; without any, it only reads')
    .option('--label <text>', "the owner's name in the history")
    .option('--days <n>', 'after how many days it expires, by default and at most 365', wholeNumber)
    .option('--repository <owner/name>', 'for GitHub workflows of this repository, or of owner/name@branch; no secret')
    .option('--from <address...>', 'only for these addresses, such as 10.0.0.0/8')
    .description('Create a token; it is shown only once (only the operator)')
    .addHelpText('after', rightsHelp)
    .action(
      withContext(async ({ registry, output }, rights: string[], options: TokenOptions) => {
        const { created, lines } = await createToken(registry, rights, options);
        output.result(created, lines);
      }),
    );
  token
    .command('revoke')
    .argument('<number>', 'as viit token shows it')
    .description('Revoke a token; it stops working immediately (only the operator)')
    .action(
      withContext(async ({ registry, output }, id: string) => {
        const revoked = await registry.call(registryApi.revokeToken, { params: { id } });
        output.result(revoked, `Token ${id} is revoked.`);
      }),
    );
}

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

/** @param texts such as `exams:publish`. @returns the token, with the lines that show it for the only time. */
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

/** @throws CliError for an invalid one. */
export function readRights(texts: readonly string[]) {
  const { success, data, error } = rightsSchema.safeParse(parseRights(texts));
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '));
  throw new CliError(
    'argument-invalid',
    `${problems.join('; ')}. Write a right such as exams:publish, "exams/*:edit" or "*:manage".`,
  );
}

function describeState({ revokedAt, expiresAt }: ListedToken): string {
  if (revokedAt) return `revoked ${formatTime(revokedAt)}`;
  if (!expiresAt) return 'never expires';
  return `${Date.parse(expiresAt) < Date.now() ? 'expired' : 'expires'} ${formatTime(expiresAt)}`;
}
