import type { DocumentEntry } from './document-entry.ts';

/**
 * A document's name as shown, and its file name: without an extension it is a PDF, a scan ends in `.jpg`. Once
 * published, the file name never changes; the name may.
 */
export type TopicDocument = readonly [name: string, file: string];

/** The documents of one topic, at `/documents/<topic>/<file>.pdf`. */
export const topicDocuments = (topic: string, documents: readonly TopicDocument[]): DocumentEntry[] =>
  documents.map(([name, file]) => ({
    id: file.replace('.jpg', ''),
    name,
    link: `/documents/${topic}/${file.endsWith('.jpg') ? file : `${file}.pdf`}`,
  }));
