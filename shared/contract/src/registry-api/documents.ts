import { z } from 'zod';
import { fileType, type Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const address = z.string().startsWith('/').max(300).describe('A document, such as /documents/site/nirf.pdf.');

const listedDocumentSchema = z.object({
  section: z.string(),
  name: z.string(),
  address: z.string(),
  /** In bytes; null if missing, and for pictures. */
  size: z.number().int().nullable(),
  source: z
    .enum(['missing', 'build', 'uploaded', 'draft'])
    .describe(
      "Where the file is from: nowhere yet, the section's build, or this API; for a draft, visitors do not get it yet.",
    ),
  isPicture: z.boolean().describe('Of an entry; all sizes have one address here.'),
  mayReplace: z.boolean().optional(),
  entries: z
    .array(z.object({ part: z.string(), id: z.string(), title: z.string() }))
    .describe('Entries and drafts that name it.'),
  pages: z.array(z.string()).describe('Pages that link to it.'),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

const collection = z.string().min(1).max(60).describe('Such as exams/notifications.');

const uploadedPictureSchema = z.object({
  /** For an entry, with width, height and alternative text. */
  src: z.string(),
  width: z.number().int().describe('In pixels, of the largest stored size.'),
  height: z.number().int(),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

export const documentOperations = {
  listDocuments: {
    method: 'GET',
    path: '/documents',
    summary:
      'List the documents and uploaded pictures of the live site and of drafts that one may edit, with what is missing and where each is used',
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
  addDocument: {
    method: 'POST',
    path: '/documents',
    summary:
      'Store a document for an entry of a collection, at an address that is made from the title; visitors get it with the entry',
    access: { level: 'edit', part: '{collection}' },
    query: z.object({
      collection,
      title: z.string().trim().min(1).max(300).describe('Of the entry.'),
      channel: z.string().min(1).default('live').describe('"live", or a preview whose build has the collection.'),
    }),
    body: fileType,
    response: z.object({ address: z.string().describe('Where visitors will find the document.') }),
  },
  uploadPicture: {
    method: 'POST',
    path: '/pictures',
    summary: 'Convert a picture for an entry of a collection; visitors see it with the entry',
    access: { level: 'edit', part: '{collection}' },
    query: z.object({
      collection,
      channel: z.string().min(1).default('live').describe('"live", or a preview whose build has the collection.'),
    }),
    body: fileType,
    response: uploadedPictureSchema,
  },
} as const satisfies Record<string, Operation>;
