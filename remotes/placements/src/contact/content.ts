import { officeHours } from '@viit/contract/institute/contact';
import { officers } from '@viit/contract/institute/people';
import { dean } from '../about/content.ts';

/** The kinds of contact details are required, not their values (R88.3). */
export const sample = ['lede', 'contact', 'verification.email', 'hours[]'] as const;

export const title = 'Contact';
export const lede = 'Companies, alumni and students reach the cell through the dean’s office.';

export const contact = {
  name: dean.name,
  position: dean.position,
  phone: officers.placement.telephone,
  email: 'placements@viit.example',
} as const;

export const verification = {
  title: 'Background verification',
  text: 'Requests to verify a former student’s degree or dates of study are taken by email only, at the institute’s address. Attach the person’s written consent and a copy of the certificate in question; an answer takes five working days.',
  email: 'verification@viit.example',
} as const;

export const hours: readonly { label: string; value: string }[] = [
  { label: 'Office', value: 'Training and Placement Cell, second floor, VIIT Main Block' },
  { label: 'Open', value: `Working days, ${officeHours.from} to ${officeHours.to}` },
  { label: 'Companies', value: 'Write with post, eligibility and three possible dates' },
];
