import type { DocumentRef } from '@viit/runtime/contract';
import { trainingStats } from './training-process/seed-content.ts';

/** All documents that the pages of the section link to: the yearly training reports. */
const documents: readonly DocumentRef[] = trainingStats.map(({ year, link }) => ({
  name: `Annual training report ${year}`,
  href: link,
}));

export default documents;
