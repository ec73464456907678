import fs from 'node:fs';
import path from 'node:path';
import { type DocumentRef, type PageData, pageDataSchema } from '@viit/contract';
import { z } from 'zod';

/** All that a list of pages may use while it is read: everything else belongs into the pages themselves. */
const listModules: Record<string, unknown> = { '@viit/runtime': { definePages: (pages: unknown) => pages } };

/** Runs a server bundle of our own build and returns what it exports. */
function evaluate(file: string): { default?: unknown } {
  const module: { exports: { default?: unknown } } = { exports: {} };
  const require = (name: string) => {
    const found = listModules[name];
    if (!found)
      throw new Error(
        `${path.basename(file, '.cjs')}.ts imports ${name}. It holds data only: import it where the page is.`,
      );
    return found;
  };
  new Function('module', 'exports', 'require', fs.readFileSync(file, 'utf8'))(module, module.exports, require);
  return module.exports;
}

/** The pages that the build declares, checked. Errors name the page and the field. */
export function evaluatePages(dist: string, dir: string): PageData[] {
  const { default: pages } = evaluate(path.join(dist, 'server/pages.cjs'));
  const { success, data, error } = z.array(pageDataSchema).safeParse(pages);
  if (!success) throw new Error(`src/pages.ts of ${path.basename(dir)} is not valid:\n${z.prettifyError(error)}`);
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

/** The documents that the build's pages link to; none where there is no `src/documents.ts`. Two names for one address are refused. */
export function evaluateDocuments(dist: string, dir: string): DocumentRef[] {
  const file = path.join(dist, 'server/documents.cjs');
  if (!fs.existsSync(file)) return [];
  const { default: documents } = evaluate(file);
  const { success, data, error } = z.array(documentSchema).safeParse(documents);
  if (!success) throw new Error(`src/documents.ts of ${path.basename(dir)} is not valid:\n${z.prettifyError(error)}`);
  const byAddress = new Map<string, DocumentRef>();
  for (const document of data) if (!byAddress.has(document.href)) byAddress.set(document.href, document);
  return [...byAddress.values()].sort((a, b) => (a.href < b.href ? -1 : 1));
}
