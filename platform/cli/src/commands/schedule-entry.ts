import { timesSchema } from '@viit/contract';
import { type EntryValue, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { showChange } from '../show-change.ts';

interface Times {
  from?: string;
  until?: string;
}

export function addSchedule(content: Command): void {
  content
    .command('schedule')
    .argument('<collection>', 'such as exams/notifications')
    .argument('<id>', 'of the entry')
    .option('--from <time>', 'when visitors see it first, such as 2026-12-01T09:00 in Asia/Kolkata; "none" removes it')
    .option('--until <time>', 'when visitors see it no longer')
    .description('Set when visitors see an entry, and publish the entry')
    .action(withContext(schedule));
}

async function schedule(context: Context, part: string, id: string, { from, until }: Times): Promise<void> {
  const { registry, output } = context;
  const [section = '', name = ''] = part.split('/');
  const params = { section, name };
  const { entries } = await registry.call(registryApi.readEntries, { params, query: {} });
  const entry = entries.find((one) => one.id === id);
  const value = entry?.draft?.value ?? entry?.published?.value;
  if (!entry || !value) {
    const ids = entries.map((one) => one.id).join(', ');
    throw new CliError('argument-invalid', `${part} has no entry "${id}". It has: ${ids}.`);
  }
  const changed = withTimes(value, { ...(from && { from }), ...(until && { until }) });
  const body = { revision: entry.revision, value: changed };
  await registry.call(registryApi.saveEntry, { params: { ...params, id }, query: {}, body });
  const created = await output.step('check, render and switch', () =>
    registry.call(registryApi.publishEntries, { params, body: { ids: [id] } }),
  );
  const what = `${id} of ${part}, shown ${describe(changed)}`;
  await showChange(context, created, { what });
}

/** @throws CliError for invalid times: a draft with them would stay. */
function withTimes(value: EntryValue, times: Times): EntryValue {
  if (Object.keys(times).length === 0)
    throw new CliError('argument-invalid', 'Say when visitors see the entry, with --from or --until.');
  const next = Object.entries({ ...value, ...times }).filter(([, one]) => one !== 'none');
  const changed = Object.fromEntries(next);
  const { error } = timesSchema.safeParse({ from: changed.from, until: changed.until });
  if (!error) return changed;
  const problems = error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`);
  throw new CliError('argument-invalid', `${problems.join('; ')}. Nothing has changed.`);
}

const describe = ({ from, until }: EntryValue): string =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ') || 'at any time';
