import { yearlyDocuments } from '../yearly-documents.ts';
import type { bodies } from './bodies.ts';

const minutesOf = (body: (typeof bodies)[number], folder: string, years: readonly string[]) =>
  yearlyDocuments('Minutes of Meetings', `/documents/${folder}/minutes-of-meetings-`, years).map((entry) => ({
    ...entry,
    id: `${folder}-${entry.id}`,
    body,
  }));

const years = ['2022-23', '2021-22', '2020-21', '2019-20', '2018-19', '2017-18', '2016-17'];

/** Minutes of seven (R60.5), six (R61.5) and five years (R62.3). */
export const minutes = [
  ...minutesOf('Governing Body', 'governing-body', years),
  ...minutesOf('Academic Council', 'academic-council', years.slice(0, 6)),
  ...minutesOf('Finance Committee', 'finance-committee', years.slice(0, 5)),
];

export const sample = [] as const;
