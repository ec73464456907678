import { recruiterNames } from '@viit/ui/institute/recruiters';

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

export const sample = ['drawings'] as const;

const drawings: Record<(typeof recruiterNames)[number], Omit<Recruiter, 'name'>> = {
  'Tidewell Analytics': { emblem: 'wave', lettering: 'broad', tone: 'sea' },
  'Marivelo Shipyards': { emblem: 'wave', lettering: 'capitals', tone: 'steel' },
  'Orravane Systems': { emblem: 'ring', lettering: 'capitals', tone: 'steel' },
  'Lohitam Steelworks': { emblem: 'bars', lettering: 'capitals', tone: 'steel' },
  'Suryanta Solar': { emblem: 'sun', lettering: 'broad', tone: 'leaf' },
  'Quorrel Security': { emblem: 'hex', lettering: 'close', tone: 'soil' },
  'Prayani Rail Works': { emblem: 'bars', lettering: 'capitals', tone: 'steel' },
  'Brisol Semicon': { emblem: 'grid', lettering: 'fine', tone: 'sea' },
  'Palmyra Softworks': { emblem: 'leaf', lettering: 'broad', tone: 'steel' },
  'Thorvanta Software': { emblem: 'bolt', lettering: 'fine', tone: 'leaf' },
  'Eastbund Infra': { emblem: 'peak', lettering: 'broad', tone: 'steel' },
  'Kadalica Cloud': { emblem: 'sun', lettering: 'broad', tone: 'leaf' },
  'Zirconel Devices': { emblem: 'hex', lettering: 'slanted', tone: 'steel' },
  'Velunta Motors': { emblem: 'peak', lettering: 'slanted', tone: 'soil' },
  'Sagarline Shipping': { emblem: 'wave', lettering: 'capitals', tone: 'soil' },
  'Pennagrid Power': { emblem: 'bolt', lettering: 'close', tone: 'sea' },
  'Nilavoo Health': { emblem: 'leaf', lettering: 'slanted', tone: 'steel' },
  'Coromint Capital': { emblem: 'ring', lettering: 'fine', tone: 'leaf' },
  'Girivant Mining': { emblem: 'peak', lettering: 'fine', tone: 'sea' },
  'Arkamesh Networks': { emblem: 'grid', lettering: 'broad', tone: 'steel' },
  'Fenwarra Telecom': { emblem: 'ring', lettering: 'capitals', tone: 'leaf' },
  'Tarakota Aero': { emblem: 'bolt', lettering: 'slanted', tone: 'soil' },
  'Samvahan Logic': { emblem: 'grid', lettering: 'close', tone: 'soil' },
  'Jalvero Water': { emblem: 'wave', lettering: 'broad', tone: 'sea' },
  'Dhruvon Robotics': { emblem: 'sun', lettering: 'fine', tone: 'steel' },
  'Corvexa Networks': { emblem: 'hex', lettering: 'capitals', tone: 'soil' },
  'Sethu and Bund': { emblem: 'bars', lettering: 'slanted', tone: 'sea' },
};

/** The 27 companies (R86.12), each with its drawn logo. */
export const recruiters: readonly Recruiter[] = recruiterNames.map((name) => ({ name, ...drawings[name] }));

/** The third counter of the page: ten times the number of logos, shown with a plus sign (R86.3). */
export const recruitingPartners = recruiters.length * 10;
