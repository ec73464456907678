import type { Leader } from '../leadership/leader.ts';
import { officeHolder } from '../leadership/messages.ts';

/**
 * Only the facts are required (R41.6): the staff figures (R46.4) and the 32 policies (R42.4). The wording is sample
 * content.
 */
export const leader: Leader = {
  id: 'ceo',
  name: officeHolder('ceo'),
  office: 'Chief Executive Officer of the institute',
  title: "CEO's Message",
  quote:
    'Our first responsibility in administration is to see that every class begins on time and has everything it needs.',
  paragraphs: [
    'My office looks after admissions and accounts, buildings and buses, the campus network, the laboratories and statutory compliance, so that students and teachers can concentrate on their work. If something is not in order, please let us know and we will attend to it.',
    'We believe in transparent administration. Our 32 policies, annual approvals and the minutes of our governing bodies are available on this website for parents, auditors and members of staff.',
    'We also take good care of the people who work here. Our staff have group health insurance cover of 2,50,000 INR, receive a fee concession of 25-75% for their children, and are given a service award of Rs 10,000 after ten years. Faculty who take up consultancy receive over 60% of the income.',
    'We regularly ask the companies that recruit from our campus what more our graduates should know, and we share their views with the departments. If your company or laboratory would like to work with us, please contact the Dean, Industry Relations, whose telephone number is on the Administration page.',
  ],
  signature:
    'M18 30C30 12 40 14 36 28C32 44 16 60 22 60C34 60 52 22 60 22C66 22 52 58 60 58C70 58 88 20 96 22C104 24 84 60 96 56C106 52 112 40 120 40C128 40 114 56 126 54C140 51 148 30 160 32C172 34 150 58 168 52C186 46 204 28 222 34M30 66C96 54 160 66 214 50',
  motif: 'lattice',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
