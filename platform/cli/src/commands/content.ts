import fs from 'node:fs/promises';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';

const lists = 'heroImage, announcement, newsEvents, placement, or department/<code> such as department/cse';

/** `viit content pull|push`. */
export function addContent(program: Command): void {
  const content = program.command('content').description('Read and replace the lists that the pages show');
  content
    .command('pull')
    .argument('<list>', lists)
    .argument('[file]', 'where to write it; standard output without one')
    .description('Read a list as it is now')
    .action(async (list: string, file: string | undefined, _flags: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const items = await registry.ask<unknown[]>('GET', `content/${list}`);
      const text = JSON.stringify(items, null, 2);
      if (file === undefined) return output.result(items, text);
      await fs.writeFile(file, `${text}\n`);
      output.result({ list, file, count: items.length }, `${items.length} items of ${list} written to ${file}.`);
    });
  content
    .command('push')
    .argument('<list>', lists)
    .argument('<file>', 'JSON: all items of the list, in order')
    .description('Replace a list; the pages that show it are rendered again and go live with it')
    .addHelpText('after', '\n  viit content pull announcement list.json\n  viit content push announcement list.json')
    .action(async (list: string, file: string, _flags: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const items = await readJson(file);
      const made = await output.step('check, render and switch', () =>
        registry.ask<{ rendered: number; release: string; isNew: boolean }>('PUT', `content/${list}`, items),
      );
      const words = made.isNew
        ? `Live: ${list}, with ${made.rendered} pages rendered again, in release ${made.release}.`
        : `${list} is the same as what is live; nothing changed.`;
      output.result(made, words);
    });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be used: ${(error as Error).message}. It must hold the list as JSON.`);
  }
}
