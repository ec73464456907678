import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@viit/build';
import { makeProgram } from '@viit/cli/program';
import { errorCodes } from '@viit/core/error-codes';
import type { Command } from 'commander';

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );

const settingsFile = path.join(workspaceRoot, 'platform/server/src/settings.ts');

const settings = () =>
  [...fs.readFileSync(settingsFile, 'utf8').matchAll(/\/\*\* (.+) \*\/\n {2}([A-Z_]+):/g)].map(
    ([, meaning = '', name = '']) => [`\`${name}\``, meaning],
  );

const commandsOf = (command: Command, parents = ''): string[][] => {
  const name = `${parents}${command.name()}`;
  const inner = command.commands.flatMap((one) => commandsOf(one, `${name} `));
  if (inner.length > 0 && command.registeredArguments.length === 0) return inner;
  const words = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return [[`\`${[name, ...words].join(' ')}\``, command.description()], ...inner];
};

const refusals = () => Object.entries(errorCodes).map(([code, { meaning }]) => [`\`${code}\``, meaning]);

/** By file name in docs/. */
export const referencePages = (): Record<string, string> =>
  Object.fromEntries(
    [
      ['settings', 'Settings of the server', 'Environment variables.', table(['variable', 'meaning'], settings())],
      [
        'commands',
        'Commands',
        '`npm run viit -- <command> --help` lists the options of a command.',
        table(['command', 'does'], commandsOf(makeProgram())),
      ],
      [
        'refusals',
        'Refusals of the registry',
        'The message of a refusal says what is wrong and what to do. Its code never changes.',
        table(['code', 'meaning'], refusals()),
      ],
    ].map(([name, title, lead, lines]) => [
      `${name}.md`,
      [`# ${title}`, '', lead, '', ...(lines ?? []), ''].join('\n'),
    ]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(referencePages())) {
    fs.writeFileSync(path.join(workspaceRoot, 'docs', name), text);
  }
}
