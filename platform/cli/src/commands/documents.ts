import fs from 'node:fs/promises';
import { formatFileSize } from '@viit/contract/file-size';
import { type DocumentVersion, type ListedDocument, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import { describeLive } from '../send-build.ts';
import { compareBriefly, describePromotion, shortLines } from '../short-comparison.ts';

const address = 'the address of a document, such as /documents/site/nirf.pdf';

/** `viit content supply|rollback|documents`. */
export function addDocuments(content: Command): void {
  content
    .command('supply')
    .argument('<address>', address)
    .argument('<file>', 'the PDF or JPEG image that visitors get there')
    .option('--as <preview>', 'show it in this preview first')
    .description('Put a file in the place of a document, without a build')
    .addHelpText(
      'after',
      `
The file stays when the section is published again. The pages that say how large the document is go live with it.
  viit content documents --missing
  viit content supply /documents/site/nirf.pdf nirf-2026.pdf --as nirf
  viit promote nirf
  viit content rollback /documents/site/nirf.pdf     to go back`,
    )
    .action(supply);
  content
    .command('rollback')
    .argument('<address>', address)
    .description('Go back to the file that a document had before')
    .action(rollBack);
  content
    .command('documents')
    .argument('[address]', `${address}, for its history`)
    .option('--missing', 'only those that have not been supplied')
    .description('List the documents of the live site, or what was supplied for one of them')
    .action((of: string | undefined, options: { missing?: boolean }, command: Command) =>
      of === undefined ? list(options, command) : history(of, command),
    );
}

async function supply(address: string, file: string, { as }: { as?: string }, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const bytes = await readDocument(file);
  const channel = as ?? 'live';
  const created = await output.step('check, render and switch', () =>
    registry.supplyDocument({ address, channel }, bytes),
  );
  const changes = as
    ? await compareBriefly(registry, { from: 'live', to: as })
    : await compareBriefly(registry, { from: created.previous, to: created.release });
  const what = `${address} (${formatFileSize(bytes.length)})`;
  const link = created.link && registry.server + created.link;
  output.result(
    { ...created, address, link, changes },
    as
      ? [`The preview "${as}" shows ${what}: ${link}`, ...describePromotion(changes, as)]
      : [...describeLive(created, what), ...shortLines(changes)],
  );
}

async function rollBack(address: string, _options: object, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const created = await output.step('roll back', () =>
    registry.call(registryApi.rollBackDocument, { body: { address } }),
  );
  const changes = await compareBriefly(registry, { from: created.previous, to: created.release });
  const file =
    created.size === null ? "the file of the section's build" : `the file of ${formatFileSize(created.size)}`;
  output.result({ ...created, changes }, [
    `Live: ${address} is ${file} again, in release ${created.release}.`,
    ...shortLines(changes),
  ]);
}

async function list({ missing }: { missing?: boolean }, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const all = await registry.call(registryApi.listDocuments, {});
  const documents = missing ? all.filter(({ source }) => source === 'missing') : all;
  const absent = all.filter(({ source }) => source === 'missing').length;
  output.result(documents, [
    ...documents.map(describeDocument),
    `${absent} of ${all.length} documents have not been supplied.`,
  ]);
}

function describeDocument({ section, name, address, size, source }: ListedDocument): string {
  const state = size === null ? 'not yet supplied' : formatFileSize(size);
  return `${section}  ${address}  ${name}: ${state}${source === 'supplied' ? ', supplied by command' : ''}`;
}

async function history(address: string, command: Command): Promise<void> {
  const { registry, output } = contextOf(command);
  const versions = await registry.call(registryApi.readDocumentHistory, { query: { address } });
  const lines = versions.map(describeVersion);
  output.result(versions, lines.length > 0 ? lines : [`No file has been supplied for ${address}.`]);
}

function describeVersion({ release, at, by, note, size }: DocumentVersion): string {
  const file = size === null ? "the file of the section's build" : formatFileSize(size);
  return `release ${release}  ${at.slice(0, 16).replace('T', ' ')}  ${by}: ${note} (${file})`;
}

async function readDocument(file: string): Promise<Uint8Array> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    throw new CliError('file-unreadable', `Cannot read ${file}: ${(error as Error).message}.`);
  }
}
