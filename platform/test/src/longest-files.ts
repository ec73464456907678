import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/*
 * Files that are too long share a room with something else. Prints the longest of each kind with its limit, in lines, and
 * fails past it. Content (`*content.ts`) and lists kept by hand (`documents.ts`, menus, departments) are data: they are as
 * long as the institute has things to say.
 */

interface Kind {
  name: string;
  files: RegExp;
  limit: number;
}

const data = /content\.ts$|documents\.ts$|\/criteria-[^/]+\.ts$|tools\/media\/scenes\//;

/** Longer than their kind may be, with the limit of their own: a file that is split leaves this list. */
const allowed: Readonly<Record<string, number>> = {
  // The bar's states (over the hero, scrolled, open) reach across all of its parts.
  'shell/src/header/header.module.css': 350,
};

/** The first kind that a file is of counts. */
const kinds: readonly Kind[] = [
  { name: 'tests', files: /\.(test|spec)\.tsx?$/, limit: 280 },
  // A rule takes four lines where a statement takes one.
  { name: 'styles', files: /\.css$/, limit: 250 },
  { name: 'code', files: /\.(ts|tsx|js|mjs|cjs)$/, limit: 200 },
];

const lines = (file: string) => fs.readFileSync(path.join(workspaceRoot, file), 'utf8').split('\n').length - 1;

/** Everything in the project that is not ignored, whether or not it is committed yet. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspaceRoot })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !data.test(file) && fs.existsSync(path.join(workspaceRoot, file)));

let isTooLong = false;
for (const kind of kinds) {
  const own = files
    .filter((file) => kinds.find((one) => one.files.test(file)) === kind)
    .map((file) => ({ file, length: lines(file) }))
    .sort((a, b) => b.length - a.length);
  const [longest] = own;
  console.log(
    `${kind.name}: ${own.length} files, at most ${kind.limit} lines; the longest is ${longest?.file} (${longest?.length})`,
  );
  for (const { file, length } of own.filter((one) => one.length > (allowed[one.file] ?? kind.limit))) {
    console.log(
      `  ${file} has ${length} lines, ${length - kind.limit} too many: put what it does besides into a file of its own.`,
    );
    isTooLong = true;
  }
}
process.exitCode = isTooLong ? 1 : 0;
