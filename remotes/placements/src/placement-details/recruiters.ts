/** A company that recruits (R86.12). Its logo is drawn from these three, in place of a logo file. */
export interface Recruiter {
  name: string;
  /** The sign beside the name. */
  sign: Sign;
  /** How the name is set. */
  lettering: 'broad' | 'fine' | 'capitals' | 'slanted' | 'close';
  tone: 'sea' | 'soil' | 'steel' | 'leaf';
}
export type Sign = 'wave' | 'ring' | 'hex' | 'bars' | 'bolt' | 'leaf' | 'peak' | 'grid' | 'sun';

export const sample = ['recruiters[]'] as const;

/** 27 companies (R86.12), all invented. */
export const recruiters: readonly Recruiter[] = [
  { name: 'Tidewell Analytics', sign: 'wave', lettering: 'broad', tone: 'sea' },
  { name: 'Orravane Systems', sign: 'ring', lettering: 'capitals', tone: 'steel' },
  { name: 'Quorrel Security', sign: 'hex', lettering: 'close', tone: 'soil' },
  { name: 'Brisol Semicon', sign: 'grid', lettering: 'fine', tone: 'sea' },
  { name: 'Kadalica Cloud', sign: 'sun', lettering: 'broad', tone: 'leaf' },
  { name: 'Velunta Motors', sign: 'peak', lettering: 'slanted', tone: 'soil' },
  { name: 'Lohitam Steelworks', sign: 'bars', lettering: 'capitals', tone: 'steel' },
  { name: 'Pennagrid Power', sign: 'bolt', lettering: 'close', tone: 'sea' },
  { name: 'Eastbund Infra', sign: 'peak', lettering: 'broad', tone: 'steel' },
  { name: 'Coromint Capital', sign: 'ring', lettering: 'fine', tone: 'leaf' },
  { name: 'Samudrix Softworks', sign: 'wave', lettering: 'capitals', tone: 'sea' },
  { name: 'Nilgauge Instruments', sign: 'bars', lettering: 'close', tone: 'soil' },
  { name: 'Vantrika Labs', sign: 'hex', lettering: 'slanted', tone: 'steel' },
  { name: 'Palmyreen Foods', sign: 'leaf', lettering: 'broad', tone: 'leaf' },
  { name: 'Harbunda Logistics', sign: 'grid', lettering: 'capitals', tone: 'soil' },
  { name: 'Zeelundra Materials', sign: 'hex', lettering: 'fine', tone: 'sea' },
  { name: 'Ambrunor Consulting', sign: 'ring', lettering: 'slanted', tone: 'steel' },
  { name: 'Suryafold Solar', sign: 'sun', lettering: 'close', tone: 'soil' },
  { name: 'Tarangel Telecom', sign: 'wave', lettering: 'fine', tone: 'sea' },
  { name: 'Ferroskan Engineering', sign: 'bars', lettering: 'broad', tone: 'steel' },
  { name: 'Lumethra Optics', sign: 'sun', lettering: 'capitals', tone: 'leaf' },
  { name: 'Dockyarn Textiles', sign: 'grid', lettering: 'slanted', tone: 'soil' },
  { name: 'Redlatera Ceramics', sign: 'peak', lettering: 'close', tone: 'soil' },
  { name: 'Cirruvane Networks', sign: 'hex', lettering: 'broad', tone: 'sea' },
  { name: 'Matrivane Learning', sign: 'leaf', lettering: 'fine', tone: 'steel' },
  { name: 'Agnivolt Energy', sign: 'bolt', lettering: 'capitals', tone: 'soil' },
  { name: 'Bluemangro Biotech', sign: 'leaf', lettering: 'slanted', tone: 'sea' },
];

/** The third counter of the page: the number of logos times 10, shown with a plus (R86.3). */
export const recruitingPartners = recruiters.length * 10;
