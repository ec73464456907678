import fs from 'node:fs';
import path from 'node:path';
import {
  type Collection,
  collectionAddress,
  collectionsSchema,
  type DocumentRef,
  type PageData,
  pageDataSchema,
} from '@viit/contract';
import { withIsolate } from '@viit/core/isolate/isolate';
import { IsolateError } from '@viit/core/isolate/isolate-error';
import { programText } from '@viit/core/isolate/program-text';
import { z } from 'zod';

export interface Declarations {
  pages: PageData[];
  /** Sorted by address, without duplicates. */
  documents: DocumentRef[];
  /** With checked seeds. */
  collections: Collection[];
}

const limits = { timeoutMs: 10_000, maxBytes: 20_000_000 };

/** Runs in an isolate. @throws an error that names the page or document and the invalid field. */
export async function evaluateDeclarations(dist: string, name: string): Promise<Declarations> {
  const files = ['pages', 'documents', 'collections']
    .map((data) => `server/${data}.cjs`)
    .filter((file) => fs.existsSync(path.join(dist, file)));
  const code = new Map(files.map((file) => [file, fs.readFileSync(path.join(dist, file))]));
  const program = await programText(path.join(import.meta.dirname, 'declarations.program'));
  return withIsolate({ program, code, memoryMb: 512 }, async (isolate) => {
    const evaluate = async (file: string): Promise<unknown> => {
      if (!files.includes(file)) return undefined;
      const { default: data } = exportsSchema.parse(await isolate.call(file, limits).catch(explain));
      return data;
    };
    const collections = parseCollections(await evaluate('server/collections.cjs'), name);
    return {
      pages: parsePages(await evaluate('server/pages.cjs'), name, collections),
      documents: parseDocuments(await evaluate('server/documents.cjs'), name),
      collections,
    };
  });
}

const exportsSchema = z.object({ default: z.unknown() });

function explain(error: unknown): never {
  throw error instanceof IsolateError
    ? new Error(error.thrown || `The data of the build ${failures[error.failure]}.`)
    : error;
}

const failures: Readonly<Record<IsolateError['failure'], string>> = {
  threw: 'throws nothing that can be shown',
  timeout: `were not evaluated within ${limits.timeoutMs / 1000} s`,
  'never-settles': 'wait for a promise that never settles',
  memory: 'take too much memory',
  ended: 'cannot be evaluated',
  'too-large': 'are too large',
  malformed: 'cannot be read',
};

const pageSchema = pageDataSchema.refine(
  ({ content = [], structuredData = [] }) =>
    structuredData.every((declared) => !('list' in declared) || content.includes(declared.list)),
  { path: ['structuredData'], error: 'names a list that `content` does not have' },
);

function parsePages(pages: unknown, name: string, collections: readonly Collection[]): PageData[] {
  const { success, data, error } = z.array(pageSchema).safeParse(pages);
  if (!success) throw new Error(`src/pages.ts of ${name} is not valid:\n${z.prettifyError(error)}`);
  const own = collections.map((one) => collectionAddress(name, one.name));
  for (const { id, content = [] } of data) {
    const unknown = content.find((one) => one.startsWith(collectionAddress(name, '')) && !own.includes(one));
    if (unknown) throw new Error(`The page "${id}" shows ${unknown}, which src/collections.ts of ${name} lacks.`);
  }
  return data;
}

/** By name in the file; the build's manifest has a list. */
function parseCollections(given: unknown = {}, name: string): Collection[] {
  const named = Object.entries(z.record(z.string(), z.looseObject({})).parse(given));
  const collections = named.map(([collection, declared]) => ({ name: collection, ...declared }));
  const { success, data, error } = collectionsSchema.safeParse(collections);
  if (!success) throw new Error(`src/collections.ts of ${name} is not valid:\n${z.prettifyError(error)}`);
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

function parseDocuments(documents: unknown = [], name: string): DocumentRef[] {
  const { success, data, error } = z.array(documentSchema).safeParse(documents);
  if (!success) throw new Error(`src/documents.ts of ${name} is not valid:\n${z.prettifyError(error)}`);
  const byAddress = new Map<string, DocumentRef>();
  for (const document of data) if (!byAddress.has(document.href)) byAddress.set(document.href, document);
  return [...byAddress.values()].sort((a, b) => (a.href < b.href ? -1 : 1));
}
