import { naac } from '@viit/ui/institute/figures';

/** The accreditation of the institute. Every value is exactly as required (R78). */

export const title = 'NAAC Accreditation';

export const accreditation = { ...naac.current, outOf: '4.00' } as const;

export const meaning = [
  'The National Assessment and Accreditation Council (NAAC) assesses institutions of higher education and grades them on a four-point scale. A grade is valid for five years, after which the institution applies for the next cycle.',
  'This is the third cycle of accreditation for the institute, after those of 2012 and 2017. The institute submitted a self-study report, and a peer team then visited the campus, examined the records, and met students, alumni, parents and staff.',
] as const;

/** NAAC's published grade bands. */
export const bands: readonly { grade: string; from: number; to: number }[] = [
  { grade: 'C', from: 1.51, to: 2.0 },
  { grade: 'B', from: 2.01, to: 2.5 },
  { grade: 'B+', from: 2.51, to: 2.75 },
  { grade: 'B++', from: 2.76, to: 3.0 },
  { grade: 'A', from: 3.01, to: 3.25 },
  { grade: 'A+', from: 3.26, to: 3.5 },
  { grade: 'A++', from: 3.51, to: 4.0 },
];

/** The two certificate drawings with their text alternatives. */
export const certificates = [
  {
    id: 'certificate',
    caption: 'Certificate of Accreditation',
    alt: 'Certificate of Accreditation, third cycle: grade A+ with a CGPA of 3.40 on a scale of 4.00, valid from 12 July 2024 until 11 July 2029.',
  },
  {
    id: 'profile',
    caption: 'Grade Certificate',
    alt: 'Grade certificate: the CGPA of 3.40 marked on the four-point scale, within the A+ band.',
  },
] as const;

export const sample = ['meaning', 'certificates[]'] as const;
