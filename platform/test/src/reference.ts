import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@viit/build';
import { makeProgram } from '@viit/cli/program';
import { describeAccess, registryApi } from '@viit/contract/registry-api';
import { describedCodes } from '@viit/core/error-codes';

const settingsFile = path.join(workspaceRoot, 'platform/server/src/settings.ts');

const settings = () =>
  [...fs.readFileSync(settingsFile, 'utf8').matchAll(/\/\*\* (.+) \*\/\n {2}([A-Z_]+):/g)].map(
    ([, meaning = '', name = '']) => `\`${name}\`: ${meaning}`,
  );

type Command = ReturnType<typeof makeProgram>;

const commandsOf = (command: Command, parents = ''): string[] => {
  const name = `${parents}${command.name()}`;
  const inner = command.commands.flatMap((one) => commandsOf(one, `${name} `));
  if (!command.parent) return inner;
  const words = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return [`\`${[name, ...words].join(' ')}\`: ${command.description()}`, ...inner];
};

const refusals = () => describedCodes.map(({ code, meaning }) => `\`${code}\`: ${meaning}`);

/** By who may do it. */
function access(): string[] {
  const operations = Object.entries(registryApi).map(([name, operation]) => [describeAccess(operation.access), name]);
  const sentences = [...new Set(operations.map(([sentence = '']) => sentence))];
  return sentences.map((sentence) => {
    const names = operations.filter(([one]) => one === sentence).map(([, name]) => `\`${name}\``);
    return `${sentence} ${names.join(', ')}`;
  });
}

const page = (title: string, lead: string, lines: readonly string[]) =>
  [`# ${title}`, '', lead, '', ...lines.map((line) => `- ${line}`), ''].join('\n');

const optionsHint = '`npm run viit -- <command> --help` lists the options of a command.';
const refusalsHint = 'The message of a refusal says what is wrong and what to do. Its code never changes.';

const accessHint =
  "What each operation of the registry needs. `{name}` is a field of the request; without it, the operator's right `*: manage` is needed. A right for a section includes its collections and documents. One for a collection, or for `section/*`, includes the documents in its folder, such as `/documents/exams/notices/`; not where the collection needs a review, because a new file at an address is live at once.";

/** The reference pages in docs/ by file name, generated from the code. */
export const referencePages = (): Record<string, string> => ({
  'settings.md': page('Settings of the server', 'Environment variables.', settings()),
  'commands.md': page('Commands', optionsHint, commandsOf(makeProgram())),
  'access.md': page('Who may do what', accessHint, access()),
  'refusals.md': page('Refusals of the registry', refusalsHint, refusals()),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(referencePages())) {
    fs.writeFileSync(path.join(workspaceRoot, 'docs', name), text);
  }
}
