import type { DocumentRef } from '@viit/runtime/contract';

export const title = 'AICTE Approvals';
export const lede =
  'The All India Council for Technical Education approves our programmes and intake every year. All approval letters issued since the institute was established are available here.';

/** What happened in a decade, by its first year. */
export const decadeNotes: Readonly<Record<number, string>> = {
  2020: 'Eleven undergraduate programmes, and an annual intake of 2346 in 2024-25.',
  2010: 'NAAC accreditation in 2012 and 2017, and autonomous status in 2017.',
  2000: 'Established in 2002 with four undergraduate programmes.',
};

export const mandateDisclosure: DocumentRef = {
  name: 'Mandate Disclosure',
  href: '/documents/aicte/mandate-disclosure.pdf',
};
export const mandateText =
  'Details of programmes, intake, faculty, fees, infrastructure and accounts, published as required by AICTE.';

export const sample = [] as const;
