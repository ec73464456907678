import { z } from 'zod';
import { fileType, type Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const address = z.string().startsWith('/').max(300).describe('A document, such as /documents/site/nirf.pdf.');
const access = 'A token of the document\'s section or for "content", or the operator\'s.';

const listedDocumentSchema = z.object({
  section: z.string(),
  name: z.string(),
  address: z.string(),
  size: z.number().int().nullable().describe('In bytes; null where the document has not been supplied.'),
  source: z
    .enum(['missing', 'build', 'supplied'])
    .describe("Where the file is from: nowhere yet, the section's build, or this API."),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

const documentVersionSchema = z.object({
  release: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  note: z.string(),
  /** The file's hash and size; null where the file of the section's build was live again. */
  sha384: z.string().nullable(),
  size: z.number().int().nullable(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

export const documentOperations = {
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'List the documents of the live site, with those that have not been supplied',
    access: 'Any token.',
    response: z.array(listedDocumentSchema),
  },
  readDocumentHistory: {
    method: 'GET',
    path: '/documents/history',
    summary: 'List what was supplied for a document, oldest first',
    access: 'Any token.',
    query: z.object({ address }),
    response: z.array(documentVersionSchema),
  },
  supplyDocument: {
    method: 'PUT',
    path: '/documents',
    summary:
      'Put a file in the place of a document; the pages that show its size are rendered again and go live with it',
    access,
    query: z.object({
      address,
      channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
    }),
    body: fileType,
    response: createdReleaseSchema.extend({ link: previewLink.optional() }),
  },
  rollBackDocument: {
    method: 'POST',
    path: '/documents/rollback',
    summary: 'Put the file back that was live before at the address of a document',
    access,
    body: z.object({ address }),
    response: createdReleaseSchema.extend({
      size: z.number().int().nullable().describe("In bytes; null where the file is the one of the section's build."),
    }),
  },
} as const satisfies Record<string, Operation>;
