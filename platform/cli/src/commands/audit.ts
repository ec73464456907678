import { type AuditRecord, registryApi } from '@viit/contract/registry-api';
import { type Command, InvalidArgumentError } from 'commander';
import { withContext } from '../context.ts';
import { formatTime, table } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

export function addAudit(program: Command): void {
  program
    .command('audit')
    .option('--count <n>', 'how many attempts, at most 1000', wholeNumber, 30)
    .option('--before <time>', 'only attempts until then, such as 2026-11-23T09:00', parseTime)
    .option('--refused', 'only attempts that were refused or failed')
    .description('List the attempts to change something, newest first (only the operator)')
    .action(
      withContext(async ({ registry, output }, options: { count: number; before?: string; refused?: boolean }) => {
        const query = { ...options, refused: options.refused ? 'true' : 'false' };
        const attempts = await registry.call(registryApi.readAudit, { query });
        const header = ['when', 'who', 'from', 'what', 'result', 'took', 'request'];
        const none = 'Nobody has tried to change anything yet.';
        output.result(attempts, table(header, attempts.map(describe), none));
      }),
    );
}

/** In the local time zone, unless it names another. */
function parseTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('Use a time such as 2026-11-23T09:00.');
  return time.toISOString();
}

const describe = ({ at, actor, address, action, target, status, code, ms, requestId }: AuditRecord): string[] => [
  formatTime(at),
  actor ? `${actor.label} (${actor.id})` : 'not signed in',
  address,
  `${action} ${target}`.trim(),
  code ? `${status} ${code}` : 'done',
  `${(ms / 1000).toFixed(1)} s`,
  requestId,
];
