import fs from 'node:fs/promises';
import { plural } from '@viit/contract/comparison-text';
import { type ListedCollection, type ListVersion, listVersionSchema, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import { showChange } from '../show-change.ts';
import { addDocuments } from './documents.ts';

const collection = 'such as home/announcements; viit content lists all';

/** Adds the commands for documents too. */
export function addContent(program: Command): void {
  const content = program
    .command('content')
    .description('Read and replace the collections and the documents that pages show; by itself, list the collections')
    .action(list);
  content
    .command('pull')
    .argument('<collection>', collection)
    .argument('[file]', 'where to write it; standard output by default')
    .option('--as <preview>', 'read it as this preview shows it')
    .description('Read the entries of a collection, with the hash that names their version')
    .action(async (list: string, file: string | undefined, { as: channel }: { as?: string }, command: Command) => {
      const { registry, output } = contextOf(command);
      const pulled = await registry.call(registryApi.readList, { query: { list, ...(channel && { channel }) } });
      if (file === undefined) return output.result(pulled, JSON.stringify(pulled, null, 2));
      await fs.writeFile(file, textOf(pulled));
      const count = pulled.items.length;
      output.result({ list, file, count }, `Wrote ${plural(count, 'item')} of ${list} to ${file}.`);
    });
  content
    .command('push')
    .argument('<collection>', collection)
    .argument(
      '<file>',
      'JSON, as viit content pull writes it: { "hash": …, "items": [ … ] } with all entries, in order',
    )
    .option('--as <preview>', 'show it in this preview first')
    .description(
      'Replace the entries of a collection; the pages that show them are rendered again and go live with them',
    )
    .addHelpText(
      'after',
      `
If somebody else has changed them since you pulled it, nothing changes: pull them again and repeat your change.
  viit content pull home/announcements list.json
  viit content push home/announcements list.json --as notices
  viit promote notices
  viit rollback home/announcements     to go back
The file then has the hash of the new version, so it can be changed and pushed again.`,
    )
    .action(push);
  addDocuments(content);
}

async function list(_options: object, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const collections = await registry.call(registryApi.listCollections, {});
  output.result(collections, [
    ...collections.map(describeCollection),
    `${plural(collections.length, 'collection')}. Read one with: viit content pull <section>/<collection>`,
  ]);
}

function describeCollection({ part, title, page, entries, changedAt, next }: ListedCollection): string {
  const state = changedAt ? `changed on ${changedAt.slice(0, 10)}` : 'the sample entries';
  return `${part}  ${title}${page ? ` on ${page}` : ''}: ${plural(entries, 'item')}, ${state}${next ? `, next change on ${next.replace('T', ' at ')} (Asia/Kolkata)` : ''}`;
}

async function push(list: string, file: string, { as: preview }: { as?: string }, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const body = await readVersion(file);
  const query = { list, ...(preview && { channel: preview }) };
  const created = await output.step('check, render and switch', () =>
    registry.call(registryApi.replaceList, { query, body }),
  );
  // The same file can be changed and pushed again.
  await fs.writeFile(file, textOf({ ...body, hash: created.hash }));
  await showChange({ registry, output }, created, { what: `${list} (${plural(body.items.length, 'item')})`, preview });
}

const textOf = (version: ListVersion): string => `${JSON.stringify(version, null, 2)}\n`;

async function readVersion(file: string): Promise<ListVersion> {
  try {
    const { success, data } = listVersionSchema.safeParse(JSON.parse(await fs.readFile(file, 'utf8')));
    if (success) return data;
    throw new Error('it is not { "hash": …, "items": [ … ] }');
  } catch (error) {
    throw new CliError(
      'file-unreadable',
      `Cannot use ${file}: ${(error as Error).message}. It must contain the entries as viit content pull writes it, with the hash of the version that you changed.`,
    );
  }
}
