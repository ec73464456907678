import type { DocumentEntry } from './document-entry.ts';

/**
 * Lists the documents of a series, one for each academic year.
 *
 * @param name the text before the year, such as "Minutes of Meetings".
 * @param stem the address before the year, such as `/documents/governing-body/minutes-`.
 * @param years academic years in display order, such as "2016-17".
 */
export const yearlyDocuments = (name: string, stem: string, years: readonly string[]): DocumentEntry[] =>
  years.map((year) => ({ id: year, name: `${name} ${year}`, link: `${stem}${year}.pdf` }));
