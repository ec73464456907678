import { averagePackage, highestPackage } from '@viit/ui/institute/figures';
import { recruiterNames } from '@viit/ui/institute/recruiters';
import type { Statistic } from '../stats/content.ts';

/** The four counters (R28.1). */
export const placementCounters: readonly Omit<Statistic, 'description'>[] = [
  { label: 'Highest package', value: highestPackage.campusDrives, suffix: ' LPA' },
  { label: 'Average package', value: averagePackage, decimals: 1, suffix: ' LPA' },
  { label: 'Total offers in 2024-2025', value: 1893, suffix: '+' },
  { label: 'Companies visited', value: 163, suffix: '+' },
];

/** Of what the figures are, where other pages show others (R1.8). */
export const figuresNote = `These figures are for the campus drives of 2024-2025. A student may receive more than one offer. Including offers made after internships, the highest package of the season was ${highestPackage.allOffers} LPA.`;

/** A company that recruits on campus. */
export interface Recruiter {
  name: string;
  /** The id of its logo in recruiters.svg. */
  logo: string;
}

/** The 27 recruiters (R28.6). A logo has the first word of the company's name as its id. */
export const recruiters: readonly Recruiter[] = recruiterNames.map((name) => ({
  name,
  logo: name === 'Sethu and Bund' ? 'sethubund' : (name.split(' ')[0]?.toLowerCase() ?? ''),
}));

export const sample = ['recruiters[].logo', 'figuresNote'] as const;
