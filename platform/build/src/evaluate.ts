import fs from 'node:fs';
import path from 'node:path';
import { type DocumentRef, type PageData, pageDataSchema } from '@viit/contract';
import { evaluateBundle } from '@viit/core/evaluate-bundle';
import { z } from 'zod';

/** The only modules that `pages.ts` and `documents.ts` can import: pages import the others themselves. */
const availableModules: Record<string, unknown> = { '@viit/runtime': { definePages: (pages: unknown) => pages } };

/** Evaluates a server bundle and returns its exports. @throws if it imports any other module. */
function evaluate(file: string): { default?: unknown } {
  const source = `${path.basename(file, '.cjs')}.ts`;
  return evaluateBundle(file, {
    name: `server/${path.basename(file)}`,
    require: (name) => {
      const module = availableModules[name];
      if (!module) throw new Error(`src/${source} imports ${name}, but contains data only. Import it in the page.`);
      return module;
    },
  });
}

/** Lists in structured data are those that the page's first view loads anyway. */
const pageSchema = pageDataSchema.refine(
  ({ content = [], structuredData = [] }) =>
    structuredData.every((declared) => !('list' in declared) || content.includes(declared.list)),
  { path: ['structuredData'], error: 'names a list that `content` does not have' },
);

/** The pages in a build's `src/pages.ts`. @throws with the page and the field if one is not valid. */
export function evaluatePages(dist: string, name: string): PageData[] {
  const { default: pages } = evaluate(path.join(dist, 'server/pages.cjs'));
  const { success, data, error } = z.array(pageSchema).safeParse(pages);
  if (!success) throw new Error(`src/pages.ts of ${name} is not valid:\n${z.prettifyError(error)}`);
  return data;
}

const documentSchema = z.object({
  name: z.string().trim().min(1),
  href: z
    .string()
    .regex(
      /^\/(?:documents|pdfs|timetables)\/[a-z0-9][a-z0-9./-]*\.[a-z]{3,4}$/,
      'must be below /documents, /pdfs or /timetables, in lower case with hyphens',
    ),
});

/** The documents in a build's `src/documents.ts`, sorted by address; of two with the same address, the first. An empty list without that file. */
export function evaluateDocuments(dist: string, name: string): DocumentRef[] {
  const file = path.join(dist, 'server/documents.cjs');
  if (!fs.existsSync(file)) return [];
  const { default: documents } = evaluate(file);
  const { success, data, error } = z.array(documentSchema).safeParse(documents);
  if (!success) throw new Error(`src/documents.ts of ${name} is not valid:\n${z.prettifyError(error)}`);
  const byAddress = new Map<string, DocumentRef>();
  for (const document of data) if (!byAddress.has(document.href)) byAddress.set(document.href, document);
  return [...byAddress.values()].sort((a, b) => (a.href < b.href ? -1 : 1));
}
