export const sample = ['lede', 'accreditations[].note', 'bodies[].text'] as const;

export const title = 'Accreditations';
export const lede =
  'The institute has completed three cycles of NAAC accreditation, and NBA has accredited its undergraduate programmes for four terms. It is also recognised by UGC under sections 2(f) and 12(B).';

/** One certificate (R47.2). Its emblem is drawn from the initials. */
export interface Accreditation {
  name: string;
  initials: string;
  tone: 'sea' | 'soil' | 'sun';
  note: string;
}

/** Eight certificates, in this order (R47.1). */
export const accreditations: readonly Accreditation[] = [
  { name: 'NAAC 2012 (Cycle-I)', initials: 'I', tone: 'sea', note: 'Institutional accreditation, first cycle' },
  { name: 'NAAC 2017 (Cycle-II)', initials: 'II', tone: 'sea', note: 'Institutional accreditation, second cycle' },
  { name: 'NAAC 2024 (Cycle-III)', initials: 'III', tone: 'sea', note: 'Institutional accreditation, third cycle' },
  { name: 'NBA 2009-12', initials: 'NBA', tone: 'soil', note: 'Undergraduate programmes' },
  { name: 'NBA 2017-20', initials: 'NBA', tone: 'soil', note: 'Undergraduate programmes' },
  { name: 'NBA 2020-23', initials: 'NBA', tone: 'soil', note: 'Undergraduate programmes' },
  { name: 'NBA 2024-26', initials: 'NBA', tone: 'soil', note: 'Undergraduate programmes' },
  { name: 'UGC 2f&12B Certification', initials: 'UGC', tone: 'sun', note: 'Recognition under the UGC Act' },
];

/** The same certificates by year. UGC recognition has no term. */
export const firstYear = 2009;
export const lastYear = 2026;
export const cycles = [
  { label: 'Cycle-I', year: 2012 },
  { label: 'Cycle-II', year: 2017 },
  { label: 'Cycle-III', year: 2024 },
] as const;
export const terms = [
  { label: '2009-12', from: 2009, to: 2012 },
  { label: '2017-20', from: 2017, to: 2020 },
  { label: '2020-23', from: 2020, to: 2023 },
  { label: '2024-26', from: 2024, to: 2026 },
] as const;

/** What each body assesses. */
export const bodies = [
  {
    title: 'NAAC',
    full: 'National Assessment and Accreditation Council',
    text: 'Accredits the institute as a whole on the basis of its curriculum, teaching, research, infrastructure, student support, governance and values.',
  },
  {
    title: 'NBA',
    full: 'National Board of Accreditation',
    text: 'Accredits individual programmes on the basis of how well students attain the stated outcomes.',
  },
  {
    title: 'UGC 2f&12B',
    full: 'University Grants Commission',
    text: 'Recognises colleges under sections 2(f) and 12(B) of the UGC Act, which makes them eligible for central grants.',
  },
] as const;
