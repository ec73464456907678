import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { namePattern, reservedNames } from '@viit/contract/section-name';
import { ExpectedError } from '@viit/core/expected-error';

interface GivenAnswers {
  name?: string | undefined;
  title?: string | undefined;
  site?: string | undefined;
  folder?: string | undefined;
  help?: boolean | undefined;
}

interface Answers {
  name: string;
  title: string;
  site: string;
  /** Absolute. */
  folder: string;
}

export const usage = `Creates the repository of a section of the VIIT website.

  create-section library --title "Library" --site https://www.viit.example

  <name>     the section's name: the start of its addresses, /library
  --title    its title, as on its first page
  --site     the site that it is published to
  --folder   where the repository is written; by default a folder of the section's name
  --help     this text

It asks for what is missing.`;

export function readArguments(args: readonly string[]): GivenAnswers {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        site: { type: 'string' },
        folder: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length > 1) throw new Error(`"${positionals[1]}" is one name too many`);
    return { name: positionals[0], ...values };
  } catch (error) {
    throw new ExpectedError(`${(error as Error).message}.\n\n${usage}`);
  }
}

/** Prompts for missing values. @throws ExpectedError for missing or invalid values. */
export async function completeAnswers(given: GivenAnswers): Promise<Answers> {
  const name = await answer(given.name, {
    flag: '<name>',
    question: "The section's name, in lower case (library): ",
    problem: problemOfName,
  });
  const title = await answer(given.title, {
    flag: '--title',
    question: 'Its title (Library): ',
    problem: problemOfTitle,
  });
  const site = await answer(given.site, {
    flag: '--site',
    question: "The site's address (https://www.viit.example): ",
    problem: problemOfSite,
  });
  return { name, title: title.trim(), site, folder: path.resolve(given.folder ?? name) };
}

interface Question {
  flag: string;
  question: string;
  /** Undefined if valid. */
  problem: (text: string) => string | undefined;
}

async function answer(given: string | undefined, { flag, question, problem }: Question): Promise<string> {
  if (given === undefined && !process.stdin.isTTY) {
    throw new ExpectedError(`${flag} is missing, and there is no terminal to ask on.\n\n${usage}`);
  }
  const text = given ?? (await ask(question));
  const found = problem(text);
  if (found === undefined) return text;
  if (given !== undefined) throw new ExpectedError(found);
  console.log(found);
  return answer(undefined, { flag, question, problem });
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

function problemOfName(name: string): string | undefined {
  if (!namePattern.test(name)) {
    return `"${name}" cannot be the name of a section. Use at most 31 lower-case letters, digits and hyphens, with a letter first, such as library.`;
  }
  if (name !== 'shell' && !reservedNames.includes(name)) return undefined;
  return `"${name}" is reserved. Choose another name than shell, ${reservedNames.join(', ')}.`;
}

function problemOfTitle(title: string): string | undefined {
  // Limited, because the first page's title contains it.
  if (/^[^\p{Cc}<>{}`\\]{1,60}$/u.test(title.trim()) && title.trim() !== '') return undefined;
  return 'The title is a line of 1 to 60 characters, without < > { } ` and \\. Write one such as Library.';
}

function problemOfSite(site: string): string | undefined {
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return undefined;
  return `"${site}" is not the address of a site. Use one such as https://www.viit.example`;
}
