import { z } from 'zod';
import { fileType, type Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const address = z.string().startsWith('/').max(300).describe('A document, such as /documents/site/nirf.pdf.');

const listedDocumentSchema = z.object({
  section: z.string(),
  name: z.string(),
  address: z.string(),
  size: z.number().int().nullable().describe('In bytes; null where the document is missing.'),
  source: z
    .enum(['missing', 'build', 'uploaded'])
    .describe("Where the file is from: nowhere yet, the section's build, or this API."),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

export const documentOperations = {
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary: 'List the documents of the live site, with those that are missing',
    access: 'signed-in',
    response: z.array(listedDocumentSchema),
  },
  uploadDocument: {
    method: 'PUT',
    path: '/documents',
    summary:
      'Put a file in the place of a document; the pages that show its size are rendered again and go live with it',
    access: { level: 'publish', part: '{address}', inPreview: 'edit' },
    query: z.object({
      address,
      channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
    }),
    body: fileType,
    response: createdReleaseSchema.extend({ link: previewLink.optional() }),
  },
} as const satisfies Record<string, Operation>;
