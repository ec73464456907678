import type { DocumentRef } from '@viit/runtime/contract';
import { aicteApprovals } from '../regulator-letters.ts';

export const title = 'AICTE Approvals';
export const lede =
  'The All India Council for Technical Education approves our programmes and intake every year. All approval letters issued since the institute was established are available here.';

/** Letters of one decade, and what happened in it. */
export interface Decade {
  id: string;
  label: string;
  span: string;
  note: string;
  documents: readonly DocumentRef[];
}

/** One approval for each year from 2002-03 to 2025-26 (R63.1). */
export const decades: readonly Decade[] = [
  {
    id: 'from-2020',
    label: '2020s',
    span: '2020-21 to 2025-26',
    note: 'Eleven undergraduate programmes, and an annual intake of 2346 in 2024-25.',
    documents: aicteApprovals(['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21']),
  },
  {
    id: 'from-2010',
    label: '2010s',
    span: '2010-11 to 2019-20',
    note: 'NAAC accreditation in 2012 and 2017, and autonomous status in 2017.',
    documents: aicteApprovals([
      '2019-20',
      '2018-19',
      '2017-18',
      '2016-17',
      '2015-16',
      '2014-15',
      '2013-14',
      '2012-13',
      '2011-12',
      '2010-11',
    ]),
  },
  {
    id: 'from-2002',
    label: '2000s',
    span: '2002-03 to 2009-10',
    note: 'Established in 2002 with four undergraduate programmes.',
    documents: aicteApprovals(['2009-10', '2008-09', '2007-08', '2006-07', '2005-06', '2004-05', '2003-04', '2002-03']),
  },
];

export const mandateDisclosure: DocumentRef = {
  name: 'Mandate Disclosure',
  href: '/documents/aicte/mandate-disclosure.pdf',
};
export const mandateText =
  'Details of programmes, intake, faculty, fees, infrastructure and accounts, published as required by AICTE.';

export const documents = [...decades.flatMap((decade) => decade.documents), mandateDisclosure];

export const sample = [] as const;
