import fs from 'node:fs/promises';
import { formatFileSize } from '@viit/contract/file-size';
import { type ListedDocument, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { showChange } from '../show-change.ts';

export function addDocuments(content: Command): void {
  content
    .command('upload')
    .argument('<to>', 'the address of a document, such as /documents/site/nirf.pdf, or a collection')
    .argument('<file>', 'a PDF or JPEG image; for a collection also a picture')
    .option('--title <title>', 'of a new document of the collection; its address is made from it')
    .option('--alt <text>', 'what the picture shows; empty if it is decorative')
    .option('--as <preview>', 'show it in this preview first; for a collection, a preview that has it')
    .description('Put a file in the place of a document, or upload one for an entry of a collection')
    .addHelpText(
      'after',
      `
The file stays when the section is published again. The pages that say how large the document is go live with it.
  viit content documents --missing
  viit content upload /documents/site/nirf.pdf nirf-2026.pdf --as nirf
  viit promote nirf
  viit rollback /documents/site/nirf.pdf     to go back
For an entry, upload the file first, and put what the command prints into the entry. Visitors get the file with the entry:
  viit content upload exams/notifications fees.pdf --title "Fee dates 2027"
  viit content upload home/events building.jpg --alt "The new laboratory"`,
    )
    .action(withContext(upload));
  content
    .command('documents')
    .option('--missing', 'only those that are missing')
    .description('List the documents of the live site')
    .action(withContext(list));
}

interface UploadOptions {
  title?: string;
  alt?: string;
  as?: string;
}

async function upload(context: Context, to: string, path: string, { title, alt, as }: UploadOptions): Promise<void> {
  const { registry, output } = context;
  const file = await readDocument(path);
  const channel = as ?? 'live';
  if (!to.startsWith('/') && title === undefined) {
    const query = { collection: to, channel };
    const { src, width, height } = await output.step('convert', () =>
      registry.call(registryApi.uploadPicture, { query }, { file }),
    );
    const picture = { src, alt: alt ?? '', width, height };
    const hint = alt === undefined ? ['Describe in "alt" what it shows; empty means that it is decorative.'] : [];
    return output.result(picture, [JSON.stringify(picture, null, 2), ...hint]);
  }
  if (title !== undefined) {
    const query = { collection: to, title, channel };
    const { address } = await output.step('store', () => registry.call(registryApi.addDocument, { query }, { file }));
    return output.result({ address }, [
      `${address} (${formatFileSize(file.length)}) is stored. Visitors get it when you publish an entry of ${to} that names this address.`,
    ]);
  }
  const query = { address: to, channel };
  const created = await output.step('check, render and switch', async () => ({
    ...(await registry.call(registryApi.uploadDocument, { query }, { file })),
    address: to,
  }));
  await showChange(context, created, { what: `${to} (${formatFileSize(file.length)})`, preview: as });
}

async function list({ registry, output }: Context, { missing }: { missing?: boolean }): Promise<void> {
  const all = (await registry.call(registryApi.listDocuments, {})).filter(({ isPicture }) => !isPicture);
  const documents = missing ? all.filter(({ source }) => source === 'missing') : all;
  const absent = all.filter(({ source }) => source === 'missing').length;
  output.result(documents, [...documents.map(describeDocument), `${absent} of ${all.length} documents are missing.`]);
}

function describeDocument({ section, name, address, size, source }: ListedDocument): string {
  const state = size === null ? 'not yet supplied' : formatFileSize(size);
  const note = { uploaded: ', uploaded', draft: ', for a draft', build: '', missing: '' }[source];
  return `${section}  ${address}  ${name}: ${state}${note}`;
}

async function readDocument(file: string): Promise<Uint8Array> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    throw new CliError('file-unreadable', `Cannot read ${file}: ${(error as Error).message}.`);
  }
}
