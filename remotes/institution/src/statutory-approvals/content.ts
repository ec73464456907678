import type { DocumentRef } from '@viit/runtime/contract';
import { aicteApprovals, permanentAffiliations } from '../regulator-letters.ts';
import { topicDocuments } from '../topic-documents.ts';

export const sample = ['lede', 'bodies[].about'] as const;

export const title = 'Statutory Approvals';
export const lede =
  'The institute has been granted approvals, affiliations and recognitions by AICTE, JNTUK, UGC and JNTUGV.';

/** One group of approvals (R48.2). */
export interface StatutoryBody {
  id: string;
  bodyName: string;
  /** Letters in its emblem. */
  initials: string;
  tone: 'sea' | 'soil' | 'steel' | 'sun' | 'leaf';
  about: string;
  approvals: readonly DocumentRef[];
}

const aicteYears = ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23', '2023-24', '2024-25', '2025-26'] as const;
const jntugvDepartments = ['CE', 'CSE', 'ECE', 'EEE', 'MECH', 'MBA'] as const;
const jntukCentres = [
  ['CSE', '2016-17'],
  ['MECH', '2016-17'],
  ['ECE', '2017-18'],
  ['CSE', '2018-19'],
  ['EEE', '2018-19'],
  ['MBA', '2018-19'],
  ['ECE', '2019-20'],
] as const;

/** AICTE approvals and permanent affiliations have the same addresses as on `/aicte-approvals` and `/jntuk`. */
const topic = 'statutory-approvals';

/** Five groups of 8, 2, 2, 6 and 7 documents (R48.1). */
export const bodies: readonly StatutoryBody[] = [
  {
    id: 'aicte',
    bodyName: 'AICTE',
    initials: 'AICTE',
    tone: 'soil',
    about: 'The All India Council for Technical Education approves our programmes and intake every year.',
    approvals: aicteApprovals(aicteYears),
  },
  {
    id: 'jntuk-affiliation',
    bodyName: 'JNTUK',
    initials: 'JNTUK',
    tone: 'sea',
    about: 'The affiliating university grants permanent affiliation to established programmes.',
    approvals: permanentAffiliations(['2019-20', '2021-23']),
  },
  {
    id: 'ugc',
    bodyName: 'UGC',
    initials: 'UGC',
    tone: 'sun',
    about:
      'Autonomous status from the University Grants Commission allows the institute to frame its own syllabi and conduct its own examinations.',
    approvals: topicDocuments(topic, [
      ['Autonomous status 2017', 'ugc-autonomous-status-2017'],
      ['Autonomous status 2024', 'ugc-autonomous-status-2024'],
    ]),
  },
  {
    id: 'jntugv-research',
    bodyName: 'JNTUGV research centres',
    initials: 'GV',
    tone: 'leaf',
    about: 'Six departments are recognised as research centres for doctoral study for 2023-25.',
    approvals: topicDocuments(
      topic,
      jntugvDepartments.map(
        (code) => [`Research centre ${code}, 2023-25`, `jntugv-research-centre-${code.toLowerCase()}-2023-25`] as const,
      ),
    ),
  },
  {
    id: 'jntuk-research',
    bodyName: 'JNTUK research centres',
    initials: 'JNTUK',
    tone: 'steel',
    about: 'Departments were recognised as research centres for doctoral study between 2016-17 and 2019-20.',
    approvals: topicDocuments(
      topic,
      jntukCentres.map(
        ([code, year]) =>
          [`Research centre ${code}, ${year}`, `jntuk-research-centre-${code.toLowerCase()}-${year}`] as const,
      ),
    ),
  },
];

export const documents: readonly DocumentRef[] = bodies.flatMap((body) => body.approvals);
