import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/* `npm run code-lines`: lines of code, and words of comment for 100 of them, without tests and their helpers. */

const isCode = (file: string) =>
  /\.(ts|tsx|mjs|js)$/.test(file) && !/\.(test|spec|examples)\.|\/(testing|fixtures|test)\/|^e2e\//.test(file);

const comment = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

const codeLines = (text: string) =>
  text
    .replace(comment, '')
    .split('\n')
    .filter((line) => line.trim()).length;

const commentWords = (text: string) => (text.match(comment) ?? []).join(' ').match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspaceRoot })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => isCode(file) && fs.existsSync(path.join(workspaceRoot, file)));

const totals = new Map<string, { lines: number; words: number }>();
for (const file of files) {
  const text = fs.readFileSync(path.join(workspaceRoot, file), 'utf8');
  const [top = '', name = ''] = file.split('/');
  const folders = ['platform', 'shared', 'remotes'].includes(top) ? [top, `${top}/${name}`] : [top];
  for (const folder of folders) {
    const { lines, words } = totals.get(folder) ?? { lines: 0, words: 0 };
    totals.set(folder, { lines: lines + codeLines(text), words: words + commentWords(text) });
  }
}
console.log('  lines  words of comment for 100 lines');
for (const [folder, { lines, words }] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (!fs.statSync(path.join(workspaceRoot, folder)).isDirectory()) continue;
  console.log(`${String(lines).padStart(7)}  ${String(Math.round((100 * words) / lines)).padStart(5)}  ${folder}`);
}
