import { plural } from '@viit/contract/comparison-text';
import { type ListedCollection, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { type Context, withContext } from '../context.ts';
import { addDocuments } from './documents.ts';
import { addEntries } from './entries.ts';
import { addSchedule } from './schedule-entry.ts';

/** Adds the commands for entries and documents too. */
export function addContent(program: Command): void {
  const content = program
    .command('content')
    .description('Read and change the collections and the documents that pages show; by itself, list the collections')
    .action(withContext(list));
  addEntries(content);
  addSchedule(content);
  addDocuments(content);
}

async function list({ registry, output }: Context): Promise<void> {
  const collections = await registry.call(registryApi.listCollections, {});
  output.result(collections, [
    ...collections.map(describeCollection),
    `${plural(collections.length, 'collection')}. Read one with: viit content pull <section>/<collection>`,
  ]);
}

function describeCollection({ part, title, page, ...collection }: ListedCollection): string {
  const { entries, drafts, changedAt, changedBy, next } = collection;
  const by = changedBy ? ` by ${changedBy}` : '';
  const state = changedAt ? `changed on ${changedAt.slice(0, 10)}${by}` : 'the sample entries';
  const unpublished = drafts > 0 ? `, ${plural(drafts, 'draft')}` : '';
  const nextChange = next ? `, next change on ${next.replace('T', ' at ')} (Asia/Kolkata)` : '';
  return `${part}  ${title}${page ? ` on ${page}` : ''}: ${plural(entries, 'entry', 'entries')}, ${state}${unpublished}${nextChange}`;
}
