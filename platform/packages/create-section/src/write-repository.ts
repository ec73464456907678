import fs from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '@viit/core/expected-error';
import { filesBelow, writeFile } from '@viit/core/files-below';

interface Values {
  name: string;
  title: string;
  site: string;
}

/** Has the placeholders `{{name}}`, `{{title}}` and `{{site}}`. */
const template = path.join(import.meta.dirname, '../template');

export function refuseUsedFolder(folder: string): void {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  // Ignores what `git init` or a clone of an empty repository leaves.
  if (!stat || (stat.isDirectory() && fs.readdirSync(folder).every((name) => name === '.git'))) return;
  throw new ExpectedError(
    `${folder} ${stat.isDirectory() ? 'is not empty' : 'is a file'}. Name a new folder with --folder; nothing was written.`,
  );
}

export function writeRepository(folder: string, values: Values): void {
  for (const name of filesBelow(template)) {
    const target = path.join(folder, placeOf(name));
    writeFile(target, fill(fs.readFileSync(path.join(template, name), 'utf8'), path.extname(target), values));
  }
}

/** `dot-gitignore` → `.gitignore`: npm omits or renames files that begin with a dot. */
const placeOf = (file: string): string => file.replace(/(^|\/)dot-/g, '$1.');

/** In code and JSON, the title is part of a literal. */
function fill(text: string, extension: string, values: Values): string {
  const isCode = /^\.tsx?$/.test(extension);
  const quoted = isCode ? text.replace(/'[^'\n]*\{\{title\}\}[^'\n]*'/g, (literal) => quote(literal, values)) : text;
  return quoted.replace(/\{\{(name|title|site)\}\}/g, (_, key: keyof Values) =>
    extension === '.json' ? JSON.stringify(values[key]).slice(1, -1) : values[key],
  );
}

/** Uses the quotation marks that avoid escapes, as the formatter does. */
function quote(literal: string, { title }: Values): string {
  const content = literal.slice(1, -1).replaceAll('{{title}}', title);
  if (!content.includes("'")) return `'${content}'`;
  return content.includes('"') ? `'${content.replaceAll("'", "\\'")}'` : `"${content}"`;
}
