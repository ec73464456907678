import type { Statistic } from '../stats/content.ts';

/** The four counters (R28.1). */
export const placementCounters: readonly Omit<Statistic, 'description'>[] = [
  { label: 'Highest package', value: 37, suffix: ' LPA' },
  { label: 'Average package', value: 4.2, decimals: 1, suffix: ' LPA' },
  { label: 'Total offers in 2024-2025', value: 1893, suffix: '+' },
  { label: 'Companies visited', value: 163, suffix: '+' },
];

/** A company that recruits on campus. */
export interface Recruiter {
  name: string;
  /** The id of its logo in recruiters.svg. */
  logo: string;
}

const recruiter = (name: string): Recruiter => ({ name, logo: name.split(' ')[0]?.toLowerCase() ?? '' });

/** The 27 recruiters (R28.6), among them all of the sample lists of placed students and departments. */
export const recruiters: readonly Recruiter[] = [
  'Tidewell Analytics',
  'Marivelo Shipyards',
  'Orravane Systems',
  'Lohitam Steelworks',
  'Suryanta Solar',
  'Quorrel Security',
  'Prayani Rail Works',
  'Brisol Semicon',
  'Palmyra Softworks',
  'Thorvanta Software',
  'Eastbund Infra',
  'Kadalica Cloud',
  'Zirconel Devices',
  'Velunta Motors',
  'Sagarline Shipping',
  'Pennagrid Power',
  'Nilavoo Health',
  'Coromint Capital',
  'Girivant Mining',
  'Arkamesh Networks',
  'Fenwarra Telecom',
  'Tarakota Aero',
  'Samvahan Logic',
  'Jalvero Water',
  'Dhruvon Robotics',
  'Corvexa Networks',
]
  .map(recruiter)
  .concat({ name: 'Sethu and Bund', logo: 'sethubund' });

export const sample = ['recruiters[].name', 'recruiters[].logo'] as const;
