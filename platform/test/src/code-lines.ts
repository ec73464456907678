import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/*
 * `npm run code-lines`: prints the lines of code of each package, so that everybody sees them grow. Blank lines, comments, tests,
 * fixtures and helpers of tests do not count. A figure, not a limit.
 */

const isCode = (file: string) =>
  /\.(ts|tsx|mjs|js)$/.test(file) && !/\.(test|spec|examples)\.|\/(testing|fixtures|test)\/|^e2e\//.test(file);

/** Block comments count as blank lines; a line that begins with `//` is a comment. */
const codeLines = (text: string): number =>
  text
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('//')).length;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspaceRoot })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => isCode(file) && fs.existsSync(path.join(workspaceRoot, file)));

const totals = new Map<string, number>();
for (const file of files) {
  const count = codeLines(fs.readFileSync(path.join(workspaceRoot, file), 'utf8'));
  const [top = '', name = ''] = file.split('/');
  const folders = ['platform', 'shared', 'remotes'].includes(top) ? [top, `${top}/${name}`] : [top];
  for (const folder of folders) totals.set(folder, (totals.get(folder) ?? 0) + count);
}
for (const [folder, count] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (fs.statSync(path.join(workspaceRoot, folder)).isDirectory())
    console.log(`${String(count).padStart(7)}  ${folder}`);
}
