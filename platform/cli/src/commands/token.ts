import { type ListedToken, registryApi } from '@viit/contract/registry-api';
import { describeRights } from '@viit/contract/rights';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { createToken, type TokenOptions } from '../create-token.ts';
import { formatTime, table } from '../output.ts';
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
  const token = program.command('token').description("Create, list and revoke the teams' tokens (only the operator)");
  addCreate(token);
  addList(token);
  addRevoke(token);
}

function addCreate(token: Command): void {
  token
    .command('create')
    .argument('[rights...]', 'what it may do, such as exams:publish; without any, it only reads')
    .option('--label <text>', "the owner's name in the history")
    .option('--days <n>', 'after how many days it expires, by default and at most 365', wholeNumber)
    .option('--repository <owner/name>', 'for GitHub workflows of this repository, or of owner/name@branch; no secret')
    .option('--from <address...>', 'only for these addresses, such as 10.0.0.0/8')
    .description('Create a token; it is shown only once')
    .addHelpText('after', rightsHelp)
    .action(async (rights: string[], options: TokenOptions, command: Command) => {
      const { registry, output } = contextOf(command);
      const { created, lines } = await createToken(registry, rights, options);
      output.result(created, lines);
    });
}

function addList(token: Command): void {
  token
    .command('list')
    .description('List all tokens, without their secrets')
    .action(async (_options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const tokens = await registry.call(registryApi.listTokens, {});
      const rows = tokens.map((one) => [
        one.id,
        one.label,
        describeRights(one.rights),
        [one.repository, ...one.networks].filter(Boolean).join(', '),
        formatTime(one.createdAt),
        describeState(one),
      ]);
      output.result(tokens, table([['number', 'label', 'rights', 'from', 'created', 'state'], ...rows]));
    });
}

function addRevoke(token: Command): void {
  token
    .command('revoke')
    .argument('<number>', 'from viit token list')
    .description('Revoke a token; it stops working immediately')
    .action(async (id: string, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const revoked = await registry.call(registryApi.revokeToken, { params: { id } });
      output.result(revoked, `Token ${id} is revoked.`);
    });
}

function describeState({ revokedAt, expiresAt }: ListedToken): string {
  if (revokedAt) return `revoked ${formatTime(revokedAt)}`;
  if (!expiresAt) return 'never expires';
  return `${Date.parse(expiresAt) < Date.now() ? 'expired' : 'expires'} ${formatTime(expiresAt)}`;
}
