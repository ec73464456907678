import fs from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '@viit/core/expected-error';

/** What the template's placeholders stand for. */
interface Values {
  name: string;
  title: string;
  site: string;
}

/** The repository as it is written: real files with `{{name}}`, `{{title}}` and `{{site}}`. */
const template = path.join(import.meta.dirname, '../template');

/** Files that are there already would be mixed with the new ones. @throws ExpectedError where a folder contains something. */
export function refuseUsedFolder(folder: string): void {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  // What `git init` or a clone of an empty repository leaves does not matter.
  if (!stat || (stat.isDirectory() && fs.readdirSync(folder).every((name) => name === '.git'))) return;
  throw new ExpectedError(
    `${folder} ${stat.isDirectory() ? 'is not empty' : 'is a file'}. Name a new folder with --folder; nothing was written.`,
  );
}

/** Writes the files of the template. */
export function writeRepository(folder: string, values: Values): void {
  for (const entry of fs.readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, placeOf(path.relative(template, file)));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, fill(fs.readFileSync(file, 'utf8'), path.extname(target), values));
  }
}

/** `dot-gitignore` → `.gitignore`: npm leaves files out, or renames them, that begin with a dot. */
const placeOf = (file: string): string =>
  file
    .split(path.sep)
    .map((part) => part.replace(/^dot-/, '.'))
    .join(path.sep);

/** Replaces the placeholders. In code and JSON a title is a part of a literal. */
function fill(text: string, extension: string, values: Values): string {
  const isCode = /^\.tsx?$/.test(extension);
  const quoted = isCode ? text.replace(/'[^'\n]*\{\{title\}\}[^'\n]*'/g, (literal) => quote(literal, values)) : text;
  return quoted.replace(/\{\{(name|title|site)\}\}/g, (_, key: keyof Values) =>
    extension === '.json' ? JSON.stringify(values[key]).slice(1, -1) : values[key],
  );
}

/** A literal with the title, in the quotation marks that need no escapes where that is possible, as the formatter writes it. */
function quote(literal: string, { title }: Values): string {
  const content = literal.slice(1, -1).replaceAll('{{title}}', title);
  if (!content.includes("'")) return `'${content}'`;
  return content.includes('"') ? `'${content.replaceAll("'", "\\'")}'` : `"${content}"`;
}
