import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { table, when } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

interface TokenRow {
  id: string;
  scope: string;
  label: string;
  made_at: string;
  expires_at: string | null;
  revoked_at: string | null;
}

/** `viit token create|revoke|list`. */
export function addTokens(program: Command): void {
  const token = program.command('token').description('Make, list and revoke the tokens of the teams (operator only)');
  token
    .command('create')
    .argument(
      '<scope>',
      'a section, "shell", "content" for the lists, "tester" for previews of any versions, or "*" for another operator',
    )
    .option('--label <text>', 'whose it is, as the history will name it')
    .option('--days <n>', 'after how many days it expires', wholeNumber)
    .description('Make a token; it is shown this once')
    .addHelpText('after', '\n  viit token create exams --label "Examination section, Lakshmi" --days 365')
    .action(async (scope: string, { label, days }: { label?: string; days?: number }, command: Command) => {
      const { registry, output } = contextOf(command);
      const wanted = { scope, label: label ?? `${scope} team`, ...(days !== undefined && { days }) };
      const made = await registry.ask<{ id: string; token: string }>('POST', 'tokens', wanted);
      output.result(made, [
        made.token,
        `Number ${made.id}, for ${scope}. It cannot be shown again: hand it over now, as VIIT_TOKEN or in the token file.`,
      ]);
    });
  token
    .command('list')
    .description('All tokens, without their secrets')
    .action(async (_flags: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const rows = await registry.ask<TokenRow[]>('GET', 'tokens');
      const cells = rows.map((row) => [String(row.id), row.scope, row.label, when(row.made_at), stateOf(row)]);
      output.result(rows, table([['number', 'for', 'whose', 'made', 'state'], ...cells]));
    });
  token
    .command('revoke')
    .argument('<number>', 'as viit token list shows it')
    .description('Make a token useless, at once')
    .action(async (id: string, _flags: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const gone = await registry.ask('DELETE', `tokens/${encodeURIComponent(id)}`);
      output.result(gone, `Token ${id} opens nothing any more.`);
    });
}

function stateOf({ revoked_at, expires_at }: TokenRow): string {
  if (revoked_at) return `revoked ${when(revoked_at)}`;
  if (!expires_at) return 'no end';
  return `${Date.parse(expires_at) < Date.now() ? 'expired' : 'until'} ${when(expires_at)}`;
}
