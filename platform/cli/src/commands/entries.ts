import fs from 'node:fs/promises';
import { plural } from '@viit/contract/comparison-text';
import { type CollectionEntries, type EntryChange, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { entryText, readEntryFile } from '../entry-file.ts';
import { showChange } from '../show-change.ts';
import { readEntryVersions } from './history.ts';

const collection = 'such as home/announcements; viit content lists all';

interface Options {
  as?: string;
}

export function addEntries(content: Command): void {
  content
    .command('pull')
    .argument('<collection>', collection)
    .argument('[file]', 'where to write them, as CSV or JSON; standard output by default')
    .option('--as <preview>', 'of a section that is only in this preview')
    .description('Read the entries of a collection with their drafts, each with the revision that a change starts from')
    .action(withContext(pull));
  content
    .command('push')
    .argument('<collection>', collection)
    .argument('<file>', 'CSV with a column for each field, or JSON as viit content pull writes it')
    .option('--as <preview>', 'of a section that is only in this preview')
    .option('--all', 'the file has all entries: others are removed, and what others have saved is replaced')
    .description('Save entries of a collection as drafts')
    .addHelpText(
      'after',
      `
If somebody else has changed an entry since you pulled it, nothing is saved.
  viit content pull home/announcements notices.csv
  viit content push home/announcements notices.csv
  viit content publish home/announcements --as notices     to look at it first
  viit content publish home/announcements
  viit rollback home/announcements                         to go back
The file then has the new revisions, so it can be changed and pushed again.`,
    )
    .action(withContext(push));
  content
    .command('publish')
    .argument('<collection>', collection)
    .argument('[ids...]', 'the drafts to publish; by default all, and the order')
    .option('--as <preview>', 'show them in this preview first')
    .description('Publish the drafts of a collection; the pages that show it go live with them')
    .action(withContext(publish));
  content
    .command('restore')
    .argument('<collection>', collection)
    .argument('<id>', 'of the entry')
    .option('--number <version>', 'as in viit history --entry; by default the previous version')
    .description('Save an earlier version of an entry as a draft')
    .action(withContext(restore));
}

const paramsOf = (part: string) => {
  const [section = '', name = ''] = part.split('/');
  return { section, name };
};

const read = ({ registry }: Context, part: string, channel?: string): Promise<CollectionEntries> =>
  registry.call(registryApi.readEntries, { params: paramsOf(part), query: { ...(channel && { channel }) } });

/** Without entries that a draft removes. */
const changesOf = ({ entries }: CollectionEntries): EntryChange[] =>
  entries.flatMap(({ id, revision, draft, published }) => {
    const value = draft ? draft.value : (published?.value ?? null);
    return value ? [{ id, revision, value }] : [];
  });

async function pull(context: Context, part: string, file: string | undefined, { as }: Options): Promise<void> {
  const state = await read(context, part, as);
  const entries = changesOf(state);
  if (file === undefined) return context.output.result({ entries }, entryText(file, state, entries).trimEnd());
  await fs.writeFile(file, entryText(file, state, entries));
  const drafts = state.entries.filter(({ draft }) => draft).length;
  context.output.result(
    { part, file, count: entries.length, drafts },
    `Wrote ${describeCount(entries.length)} of ${part} to ${file}${drafts > 0 ? `, with ${plural(drafts, 'draft')}` : ''}.`,
  );
}

async function push(
  context: Context,
  part: string,
  file: string,
  { as: channel, all: isComplete = false }: Options & { all?: boolean },
): Promise<void> {
  const { registry, output } = context;
  const before = await read(context, part, channel);
  const pushed = await readEntryFile(file, before);
  const current = new Map(before.entries.map((entry) => [entry.id, entry]));
  const isPushed = new Set(pushed.entries.map(({ id }) => id));
  const entries = isComplete
    ? [
        ...pushed.entries.map((entry) => ({ ...entry, revision: current.get(entry.id)?.revision ?? null })),
        ...changesOf(before).flatMap((entry) => (isPushed.has(entry.id) ? [] : [{ ...entry, value: null }])),
      ]
    : pushed.entries;
  const target = { params: paramsOf(part), query: { ...(channel && { channel }) } };
  await registry.call(registryApi.saveEntries, { ...target, body: { entries } });
  if (isComplete && !before.declaration.order) {
    const { order } = await read(context, part, channel);
    const ids = pushed.entries.map(({ id }) => id);
    await registry.call(registryApi.orderEntries, { ...target, body: { revision: order.revision, ids } });
  }
  const after = await read(context, part, channel);
  // The same file can be changed and pushed again.
  if (pushed.hasRevisions)
    await fs.writeFile(
      file,
      entryText(
        file,
        after,
        changesOf(after).filter(({ id }) => isPushed.has(id)),
      ),
    );
  const changed = after.entries.filter(({ id, revision }) => revision !== (current.get(id)?.revision ?? null));
  const drafts = after.entries.filter(({ draft }) => draft);
  output.result({ part, saved: changed.map(({ id }) => id), drafts: drafts.map(({ id }) => id) }, [
    `Saved ${describeCount(changed.length)} of ${part} as drafts.`,
    drafts.length > 0 || after.order.draft
      ? `Visitors get them with: viit content publish ${part}`
      : 'Visitors have all of it already.',
  ]);
}

async function publish(context: Context, part: string, ids: string[], { as: preview }: Options): Promise<void> {
  const { registry, output } = context;
  const body = { ...(ids.length > 0 && { ids }), ...(preview && { channel: preview }) };
  const created = await output.step('check, render and switch', (onProgress) =>
    registry.call(registryApi.publishEntries, { params: paramsOf(part), body }, { onProgress }),
  );
  const what = `${part} (${describeCount(created.published.length)})`;
  await showChange(context, created, { what, preview });
}

async function restore(context: Context, part: string, id: string, { number }: { number?: string }): Promise<void> {
  const { declaration, entries } = await read(context, part);
  const versions = await readEntryVersions(context, part, id);
  const state = entries.find((entry) => entry.id === id);
  const index = number ? versions.findIndex(({ version }) => version === number) : versions.length - 2;
  const version = versions[index];
  if (!version) {
    const text = number ? `no version ${number}` : 'no earlier version';
    throw new CliError('argument-invalid', `${id} of ${part} has ${text}. See: viit history ${part} --entry ${id}`);
  }
  // A newer build may have dropped fields.
  const names = [...Object.keys(declaration.fields), 'from', 'until'];
  const isDeclared = ([name]: [string, unknown]) => names.includes(name);
  const value = version.value && Object.fromEntries(Object.entries(version.value).filter(isDeclared));
  const saved = await context.registry.call(registryApi.saveEntries, {
    ...{ params: paramsOf(part), query: {} },
    body: { entries: [{ id, revision: state?.revision ?? null, value }] },
  });
  context.output.result(
    saved,
    `${id} of ${part} is a draft as ${version.by} saved it on ${version.at?.slice(0, 10)}. Visitors get it with: viit content publish ${part} ${id}`,
  );
}

const describeCount = (count: number): string => plural(count, 'entry', 'entries');
