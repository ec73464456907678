import path from 'node:path';
import type { Command, CommandResult } from './run-viit.ts';

/*
 * A program: runs the commands that its parent sends, one after the other, as `viit` does. Starting Node and loading the modules takes ten times as
 * long as most commands.
 */

/** The current command's output. */
let printed = { out: '', err: '' };

const capture = (stream: NodeJS.WriteStream, name: keyof typeof printed) => {
  stream.write = (text: string | Uint8Array) => {
    printed[name] += text;
    return true;
  };
};
capture(process.stdout, 'out');
capture(process.stderr, 'err');

const main = new URL(`../main${path.extname(import.meta.filename)}`, import.meta.url).href;
let count = 0;

process.on('message', async ({ args, env }: Command) => {
  printed = { out: '', err: '' };
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  process.exitCode = undefined;
  // Another address of the module: it runs again.
  await import(`${main}?${++count}`);
  const result: CommandResult = { code: Number(process.exitCode ?? 0), ...printed };
  process.exitCode = undefined;
  process.send?.(result);
});
