import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** The chapters of docs/benchmarks.md in order; each benchmark writes its own. */
const chapters = ['site', 'lighthouse', 'api', 'publish', 'growth', 'compare', 'reports'] as const;
export type Chapter = (typeof chapters)[number];

const begin = (chapter: Chapter) => `<!-- begin: ${chapter} -->`;
const end = (chapter: Chapter) => `<!-- end: ${chapter} -->`;

/** Replaces or adds one chapter of the document. */
export function replaceChapter(document: string, chapter: Chapter, text: string): string {
  const existing = (one: Chapter) => {
    const from = document.indexOf(begin(one));
    const to = document.indexOf(end(one));
    return from < 0 || to < 0 ? '' : document.slice(from + begin(one).length, to).trim();
  };
  const texts = chapters.map((one) => [one, one === chapter ? text.trim() : existing(one)] as const);
  return texts
    .filter(([, content]) => content)
    .map(([one, content]) => `${begin(one)}\n\n${content}\n\n${end(one)}\n`)
    .join('\n');
}

/** Writes a chapter of docs/benchmarks.md. */
export function writeChapter(chapter: Chapter, text: string): void {
  const file = path.join(workspaceRoot, 'docs/benchmarks.md');
  const document = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  fs.writeFileSync(file, replaceChapter(document, chapter, text));
}
