import { naac } from '@viit/ui/institute/figures';

/** A recognition (R24.3). */
export interface Recognition {
  name: string;
  initials: string;
  note: string;
  tone: 'sea' | 'soil' | 'steel' | 'sun' | 'leaf';
  shape: 'round' | 'shield' | 'hex';
  href: string;
}

/** The four recognitions, in the required order (R24.1). */
export const recognitions: readonly Recognition[] = [
  {
    name: 'NAAC A+ Grade',
    initials: 'A+',
    note: `CGPA ${naac.current.cgpa} of 4.00 in the ${naac.current.cycle}, valid until ${naac.current.validUntil}`,
    tone: 'soil',
    shape: 'round',
    href: '/naac',
  },
  {
    name: 'NBA Accredited',
    initials: 'NBA',
    note: 'Five undergraduate programmes accredited',
    tone: 'sea',
    shape: 'shield',
    href: '/accreditations',
  },
  {
    name: 'UGC Autonomous',
    initials: 'UGC',
    note: 'Autonomous status conferred in 2017 and 2024',
    tone: 'steel',
    shape: 'hex',
    href: '/statutory-approvals',
  },
  {
    name: 'NIRF Innovation Ranking',
    initials: 'NIRF',
    note: 'Ranked by NIRF for innovation',
    tone: 'leaf',
    shape: 'round',
    href: '/rankings',
  },
];

export const sample = ['recognitions[3].note'] as const;
