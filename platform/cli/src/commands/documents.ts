import fs from 'node:fs/promises';
import { formatFileSize } from '@viit/contract/file-size';
import { type ListedDocument, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import { showChange } from '../show-change.ts';

export function addDocuments(content: Command): void {
  content
    .command('upload')
    .argument('<address>', 'the address of a document, such as /documents/site/nirf.pdf')
    .argument('<file>', 'the PDF or JPEG image that visitors get there')
    .option('--as <preview>', 'show it in this preview first')
    .description('Put a file in the place of a document, without a build')
    .addHelpText(
      'after',
      `
The file stays when the section is published again. The pages that say how large the document is go live with it.
  viit content documents --missing
  viit content upload /documents/site/nirf.pdf nirf-2026.pdf --as nirf
  viit promote nirf
  viit rollback /documents/site/nirf.pdf     to go back`,
    )
    .action(upload);
  content
    .command('documents')
    .option('--missing', 'only those that are missing')
    .description('List the documents of the live site')
    .action(list);
}

async function upload(address: string, file: string, { as }: { as?: string }, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const bytes = await readDocument(file);
  const created = await output.step('check, render and switch', () =>
    registry.uploadDocument({ address, channel: as ?? 'live' }, bytes),
  );
  await showChange(
    { registry, output },
    { ...created, address },
    { what: `${address} (${formatFileSize(bytes.length)})`, preview: as },
  );
}

async function list({ missing }: { missing?: boolean }, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const all = await registry.call(registryApi.listDocuments, {});
  const documents = missing ? all.filter(({ source }) => source === 'missing') : all;
  const absent = all.filter(({ source }) => source === 'missing').length;
  output.result(documents, [...documents.map(describeDocument), `${absent} of ${all.length} documents are missing.`]);
}

function describeDocument({ section, name, address, size, source }: ListedDocument): string {
  const state = size === null ? 'not yet supplied' : formatFileSize(size);
  return `${section}  ${address}  ${name}: ${state}${source === 'uploaded' ? ', uploaded' : ''}`;
}

async function readDocument(file: string): Promise<Uint8Array> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    throw new CliError('file-unreadable', `Cannot read ${file}: ${(error as Error).message}.`);
  }
}
