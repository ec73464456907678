import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** Parts of docs/benchmarks.md in their order; each is written by a run of its own. */
const parts = ['site', 'api', 'publish'] as const;
export type Part = (typeof parts)[number];

const begin = (part: Part) => `<!-- begin: ${part} -->`;
const end = (part: Part) => `<!-- end: ${part} -->`;

/** Puts one part into the document, and leaves the others as they are. */
export function exchangePart(document: string, part: Part, text: string): string {
  const held = (one: Part) => {
    const from = document.indexOf(begin(one));
    const to = document.indexOf(end(one));
    return from < 0 || to < 0 ? '' : document.slice(from + begin(one).length, to).trim();
  };
  const texts = parts.map((one) => [one, one === part ? text.trim() : held(one)] as const);
  return texts
    .filter(([, own]) => own)
    .map(([one, own]) => `${begin(one)}\n\n${own}\n\n${end(one)}\n`)
    .join('\n');
}

/** Writes a part of docs/benchmarks.md. */
export function writePart(part: Part, text: string): void {
  const file = path.join(workspaceRoot, 'docs/benchmarks.md');
  const document = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  fs.writeFileSync(file, exchangePart(document, part, text));
}
