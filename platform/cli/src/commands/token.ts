import { type ListedToken, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { createToken, type TokenOptions } from '../create-token.ts';
import { formatTime, table } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

export function addToken(program: Command): void {
  const token = program.command('token').description("Create, list and revoke the teams' tokens (only the operator)");
  addCreate(token);
  addList(token);
  addRevoke(token);
}

function addCreate(token: Command): void {
  token
    .command('create')
    .argument(
      '<scope>',
      'a section, "shell", "content" for the lists, "toolkit" for the packages that sections are built with, "tester" for previews of any versions, "metrics" for reading the metrics, or "*" for another operator',
    )
    .option('--label <text>', "the owner's name in the history")
    .option('--days <n>', 'after how many days it expires', wholeNumber)
    .description('Create a token; it is shown only once')
    .addHelpText('after', '\n  viit token create exams --label "Examination section, Lakshmi" --days 365')
    .action(async (scope: string, options: TokenOptions, command: Command) => {
      const { registry, output } = contextOf(command);
      const { created, lines } = await createToken(registry, scope, options);
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
      const rows = tokens.map((one) => [one.id, one.scope, one.label, formatTime(one.createdAt), describeState(one)]);
      output.result(tokens, table([['number', 'scope', 'label', 'created', 'state'], ...rows]));
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
