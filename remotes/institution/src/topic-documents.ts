import type { DocumentRef } from '@viit/runtime/contract';

/**
 * A document's name as shown, and its file name: without an extension it is a PDF, a scan ends in `.jpg`. Once
 * published, the file name never changes; the name may.
 */
export type TopicDocument = readonly [name: string, file: string];

/** The documents of one topic, at `/documents/<topic>/<file>.pdf`. */
export const topicDocuments = (topic: string, entries: readonly TopicDocument[]): DocumentRef[] =>
  entries.map(([name, file]) => ({
    name,
    href: `/documents/${topic}/${file.endsWith('.jpg') ? file : `${file}.pdf`}`,
  }));
