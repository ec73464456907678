import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/* Content (`*content.ts`) and `documents.ts` are data and have no limit. */

interface Kind {
  name: string;
  files: RegExp;
  limit: number;
}

const data = /content\.ts$|documents\.ts$|\/criteria-[^/]+\.ts$|tools\/media\/scenes\//;

/** Remove a file when it has been split. */
const allowed: Readonly<Record<string, number>> = {
  // The bar's states (over the hero, scrolled, open) affect all of its elements.
  'shell/src/header/header.module.css': 350,
};

/** The first match decides. */
const kinds: readonly Kind[] = [
  { name: 'tests', files: /\.(test|spec)\.tsx?$/, limit: 280 },
  // A rule takes four lines, a statement one.
  { name: 'styles', files: /\.css$/, limit: 250 },
  { name: 'code', files: /\.(ts|tsx|js|mjs|cjs)$/, limit: 200 },
];

const lines = (file: string) => fs.readFileSync(path.join(workspaceRoot, file), 'utf8').split('\n').length - 1;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspaceRoot })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !data.test(file) && fs.existsSync(path.join(workspaceRoot, file)));

let isTooLong = false;
for (const kind of kinds) {
  const matching = files
    .filter((file) => kinds.find((one) => one.files.test(file)) === kind)
    .map((file) => ({ file, length: lines(file) }))
    .sort((a, b) => b.length - a.length);
  const [longest] = matching;
  console.log(
    `${kind.name}: ${matching.length} files, at most ${kind.limit} lines; the longest is ${longest?.file} (${longest?.length})`,
  );
  for (const { file, length } of matching.filter((one) => one.length > (allowed[one.file] ?? kind.limit))) {
    console.log(`  ${file} has ${length} lines, ${length - kind.limit} too many: split it.`);
    isTooLong = true;
  }
}
process.exitCode = isTooLong ? 1 : 0;
