import type { DocumentRef } from '@viit/runtime/contract';
import { notifications } from './notifications/seed-content.ts';
import { timetables } from './timetables/seed-content.ts';

/** All documents that the pages of the section link to: time tables under /timetables, notifications under /pdfs. */
const documents: readonly DocumentRef[] = [...timetables, ...notifications].map(({ title, link }) => ({
  name: title,
  href: link,
}));

export default documents;
