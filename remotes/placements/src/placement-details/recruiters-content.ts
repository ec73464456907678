/** A company that recruits (R86.12), and how its logo is drawn. */
export interface Recruiter {
  name: string;
  /** The drawing beside the name. */
  emblem: LogoEmblem;
  /** Typography of the name. */
  lettering: 'broad' | 'fine' | 'capitals' | 'slanted' | 'close';
  tone: 'sea' | 'soil' | 'steel' | 'leaf';
}
export type LogoEmblem = 'wave' | 'ring' | 'hex' | 'bars' | 'bolt' | 'leaf' | 'peak' | 'grid' | 'sun';

export const sample = ['recruiters[]'] as const;

/** 27 invented companies (R86.12). */
export const recruiters: readonly Recruiter[] = [
  { name: 'Tidewell Analytics', emblem: 'wave', lettering: 'broad', tone: 'sea' },
  { name: 'Orravane Systems', emblem: 'ring', lettering: 'capitals', tone: 'steel' },
  { name: 'Quorrel Security', emblem: 'hex', lettering: 'close', tone: 'soil' },
  { name: 'Brisol Semicon', emblem: 'grid', lettering: 'fine', tone: 'sea' },
  { name: 'Kadalica Cloud', emblem: 'sun', lettering: 'broad', tone: 'leaf' },
  { name: 'Velunta Motors', emblem: 'peak', lettering: 'slanted', tone: 'soil' },
  { name: 'Lohitam Steelworks', emblem: 'bars', lettering: 'capitals', tone: 'steel' },
  { name: 'Pennagrid Power', emblem: 'bolt', lettering: 'close', tone: 'sea' },
  { name: 'Eastbund Infra', emblem: 'peak', lettering: 'broad', tone: 'steel' },
  { name: 'Coromint Capital', emblem: 'ring', lettering: 'fine', tone: 'leaf' },
  { name: 'Samudrix Softworks', emblem: 'wave', lettering: 'capitals', tone: 'sea' },
  { name: 'Nilgauge Instruments', emblem: 'bars', lettering: 'close', tone: 'soil' },
  { name: 'Vantrika Labs', emblem: 'hex', lettering: 'slanted', tone: 'steel' },
  { name: 'Palmyreen Foods', emblem: 'leaf', lettering: 'broad', tone: 'leaf' },
  { name: 'Harbunda Logistics', emblem: 'grid', lettering: 'capitals', tone: 'soil' },
  { name: 'Zeelundra Materials', emblem: 'hex', lettering: 'fine', tone: 'sea' },
  { name: 'Ambrunor Consulting', emblem: 'ring', lettering: 'slanted', tone: 'steel' },
  { name: 'Suryafold Solar', emblem: 'sun', lettering: 'close', tone: 'soil' },
  { name: 'Tarangel Telecom', emblem: 'wave', lettering: 'fine', tone: 'sea' },
  { name: 'Ferroskan Engineering', emblem: 'bars', lettering: 'broad', tone: 'steel' },
  { name: 'Lumethra Optics', emblem: 'sun', lettering: 'capitals', tone: 'leaf' },
  { name: 'Dockyarn Textiles', emblem: 'grid', lettering: 'slanted', tone: 'soil' },
  { name: 'Redlatera Ceramics', emblem: 'peak', lettering: 'close', tone: 'soil' },
  { name: 'Cirruvane Networks', emblem: 'hex', lettering: 'broad', tone: 'sea' },
  { name: 'Matrivane Learning', emblem: 'leaf', lettering: 'fine', tone: 'steel' },
  { name: 'Agnivolt Energy', emblem: 'bolt', lettering: 'capitals', tone: 'soil' },
  { name: 'Bluemangro Biotech', emblem: 'leaf', lettering: 'slanted', tone: 'sea' },
];

/** The third counter of the page: ten times the number of logos, shown with a plus sign (R86.3). */
export const recruitingPartners = recruiters.length * 10;
