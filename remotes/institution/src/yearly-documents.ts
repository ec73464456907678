import type { DocumentRef } from '@viit/contract';

/**
 * The documents of a series, one for each academic year.
 *
 * @param name what comes before the year, such as "Minutes of Meetings".
 * @param stem the address up to the year, such as `/documents/governing-body/minutes-`.
 * @param years academic years in the order shown, such as "2016-17".
 */
export const yearlyDocuments = (name: string, stem: string, years: readonly string[]): readonly DocumentRef[] =>
  years.map((year) => ({ name: `${name} ${year}`, href: `${stem}${year}.pdf` }));
