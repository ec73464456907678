import { topicDocuments } from '../topic-documents.ts';
import type { recognitionBodies } from './recognition-bodies.ts';

const gvDepartments = ['CE', 'CSE', 'ECE', 'EEE', 'MECH', 'MBA'];
const jntukCentres = [
  ['CSE', '2016-17'],
  ['MECH', '2016-17'],
  ['ECE', '2017-18'],
  ['CSE', '2018-19'],
  ['EEE', '2018-19'],
  ['MBA', '2018-19'],
  ['ECE', '2019-20'],
] as const;

const of = (body: (typeof recognitionBodies)[number], documents: Parameters<typeof topicDocuments>[1]) =>
  topicDocuments('statutory-approvals', documents).map((entry) => ({ ...entry, body }));

/** Groups of 2, 6 and 7 documents (R48.1). */
export const recognitions = [
  ...of('UGC', [
    ['Autonomous status 2017', 'ugc-autonomous-status-2017'],
    ['Autonomous status 2024', 'ugc-autonomous-status-2024'],
  ]),
  ...of(
    'JNTUGV research centres',
    gvDepartments.map((code) => [
      `Research centre ${code}, 2023-25`,
      `jntugv-research-centre-${code.toLowerCase()}-2023-25`,
    ]),
  ),
  ...of(
    'JNTUK research centres',
    jntukCentres.map(([code, year]) => [
      `Research centre ${code}, ${year}`,
      `jntuk-research-centre-${code.toLowerCase()}-${year}`,
    ]),
  ),
];

export const sample = [] as const;
