import type { Statistic } from '../stats/content.ts';

/** Spec 1, section 2.3, Placements: four counters. */
export const placementCounters: readonly Omit<Statistic, 'description'>[] = [
  { label: 'Highest package', value: 37, suffix: ' LPA' },
  { label: 'Average package', value: 4.2, decimals: 1, suffix: ' LPA' },
  { label: 'Total offers in 2024-2025', value: 1893, suffix: '+' },
  { label: 'Companies visited', value: 163, suffix: '+' },
];

/** Spec 1, section 3: a recruiter; its mark is a view of recruiters.svg. */
export interface Recruiter {
  name: string;
  mark: string;
}

const recruiter = (name: string): Recruiter => ({ name, mark: name.split(' ')[0]?.toLowerCase() ?? '' });

/** Twenty-seven (spec 1, section 2.3); those of the sample lists of placed students and departments are among them. */
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
  .concat({ name: 'Sethu and Bund', mark: 'sethubund' });

export const sample = ['recruiters[].name', 'recruiters[].mark'] as const;
