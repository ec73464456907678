import type { DocumentRef } from '@viit/runtime/contract';
import { permanentAffiliations } from '../regulator-letters.ts';

export const title = 'JNTUK Approvals';
export const lede =
  'These are the letters of approval and permanent affiliation issued to the institute by Jawaharlal Nehru Technological University Kakinada.';

/** A letter of the university, and the years that it covers. */
interface Letter {
  years: string;
  document: DocumentRef;
}

export interface LetterGroup {
  id: string;
  title: string;
  about: string;
  letters: readonly Letter[];
}

const letter = (years: string, name: string, file: string): Letter => ({
  years,
  document: { name, href: `/documents/jntuk/${file}` },
});

/**
 * Eight letters, PDFs and scans (R64.1). The permanent affiliations of 2019-20 and 2021-23 are also on "Statutory
 * Approvals" (R48.1).
 */
export const groups: readonly LetterGroup[] = [
  {
    id: 'permanent',
    title: 'Permanent affiliation',
    about:
      'Granted to programmes after inspection by the university, for the academic year or years shown on each letter.',
    letters: ['2021-23', '2019-20', '2014-15'].flatMap((years) =>
      permanentAffiliations([years]).map((document) => ({ years, document })),
    ),
  },
  {
    id: 'approvals',
    title: 'Approval letters',
    about: 'Granted every year for continuing programmes, new programmes and changes in intake.',
    letters: [
      letter('2018-19', 'Approval of Affiliation 2018-19', 'approval-of-affiliation-2018-19.pdf'),
      letter('2017-18', 'Approval of Affiliation 2017-18', 'approval-of-affiliation-2017-18.pdf'),
      letter('2016-17', 'Approval of Affiliation 2016-17', 'approval-of-affiliation-2016-17.jpg'),
      letter('2012-13', 'Approval of Affiliation 2012-13', 'approval-of-affiliation-2012-13.jpg'),
      letter('2009-10', 'Approval of Affiliation 2009-10', 'approval-of-affiliation-2009-10.jpg'),
    ],
  },
];

export const documents = groups.flatMap((group) => group.letters.map((entry) => entry.document));

/** Only the number of letters and the two permanent affiliations above are required. */
export const sample = ['groups[].about', 'groups[0].letters[2]', 'groups[1].letters'] as const;
