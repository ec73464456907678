import { officeHours } from '@viit/ui/institute/contact';
import { officers } from '@viit/ui/institute/people';
import { dean } from '../about/content.ts';

/** The kinds of contact details are required, not their values (R88.3). */
export const sample = ['lede', 'contact', 'verification.email', 'hours[]'] as const;

export const title = 'Contact';
export const lede =
  'Companies, alumni and students can contact the cell through the office of the Dean, Placement & Training.';

export const contact = {
  name: dean.name,
  position: dean.position,
  phone: officers.placement.telephone,
  email: 'placements@viit.example',
} as const;

export const verification = {
  title: 'Background verification',
  text: 'Requests to verify the degree or period of study of a former student are accepted only by email to the institute’s address below. Please attach the candidate’s written consent and a copy of the certificate. We will reply within five working days.',
  email: 'verification@viit.example',
} as const;

export const hours: readonly { label: string; value: string }[] = [
  { label: 'Office', value: 'Training and Placement Cell, second floor, VIIT Main Block' },
  { label: 'Open', value: `Working days, ${officeHours.from} to ${officeHours.to}` },
  { label: 'For companies', value: 'In your email, please mention the role, eligibility and three preferred dates' },
];
