import fs from 'node:fs/promises';
import { plural } from '@viit/contract/comparison-text';
import { type CreatedRelease, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import type { RegistryClient } from '../registry-client.ts';
import { addDocuments } from './documents.ts';

const lists = 'heroImage, announcement, newsEvents, placement, or department/<code> such as department/cse';

/** `viit content pull|push`, and the commands for documents. */
export function addContent(program: Command): void {
  const content = program
    .command('content')
    .description('Read and replace the lists and the documents that pages show');
  content
    .command('pull')
    .argument('<list>', lists)
    .argument('[file]', 'where to write it; standard output by default')
    .description('Read a list')
    .action(async (list: string, file: string | undefined, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const items = await readList(registry, list);
      const text = JSON.stringify(items, null, 2);
      if (file === undefined) return output.result(items, text);
      await fs.writeFile(file, `${text}\n`);
      output.result(
        { list, file, count: items.length },
        `Wrote ${plural(items.length, 'item')} of ${list} to ${file}.`,
      );
    });
  content
    .command('push')
    .argument('<list>', lists)
    .argument('<file>', 'JSON: all items of the list, in order')
    .description('Replace a list; the pages that show it are rendered again and go live with it')
    .addHelpText('after', '\n  viit content pull announcement list.json\n  viit content push announcement list.json')
    .action(async (list: string, file: string, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const items = await readItems(file);
      const created = await output.step('check, render and switch', () => replaceList(registry, list, items));
      const sentence = created.isNew
        ? `Live: ${list}, with ${plural(created.rendered, 'page')} rendered again, in release ${created.release}.`
        : `${list} is live already with these items; nothing changed.`;
      output.result(created, sentence);
    });
  addDocuments(content);
}

/** The code in `department/<code>`; departments have routes of their own. */
const departmentOf = (list: string): string | undefined => /^department\/(.*)$/.exec(list)?.[1];

function readList(registry: RegistryClient, list: string): Promise<unknown[]> {
  const code = departmentOf(list);
  return code === undefined
    ? registry.call(registryApi.readList, { params: { list } })
    : registry.call(registryApi.readDepartment, { params: { code } });
}

function replaceList(registry: RegistryClient, list: string, body: unknown[]): Promise<CreatedRelease> {
  const code = departmentOf(list);
  return code === undefined
    ? registry.call(registryApi.replaceList, { params: { list }, body })
    : registry.call(registryApi.replaceDepartment, { params: { code }, body });
}

async function readItems(file: string): Promise<unknown[]> {
  try {
    const items: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    if (Array.isArray(items)) return items;
    throw new Error('It is not an array');
  } catch (error) {
    throw new CliError(
      'file-unreadable',
      `Cannot use ${file}: ${(error as Error).message}. It must contain the list as a JSON array.`,
    );
  }
}
