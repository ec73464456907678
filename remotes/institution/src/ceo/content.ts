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
  quote: 'Good administration is the kind nobody notices, because the class began on time.',
  paragraphs: [
    'My office looks after whatever must be right before a lecture can begin: admissions and accounts, buildings and buses, networks and laboratories, contracts and compliance. When it works, students see none of it. When it does not, I would like to hear about it first.',
    'We write down how we decide. Thirty-two policies, the yearly approvals and the minutes of our governing bodies are on this site, so that a parent, an auditor and a member of staff all read from the same page.',
    'People do their best work where they are treated fairly. Our staff are covered by group health insurance of 2,50,000 INR, pay 25-75% less in fees for their children, and receive a service award of Rs 10,000 after ten years with us. Teachers who take up consultancy keep over 60% of what it earns.',
    'We ask the companies that recruit here what a graduate could not yet do on the first day of work, and we bring the answer back to the departments. If you run a firm or a laboratory and would like to join that conversation, the Dean of Industry Relations is listed with a telephone number on our administration page.',
  ],
  signature:
    'M18 30C30 12 40 14 36 28C32 44 16 60 22 60C34 60 52 22 60 22C66 22 52 58 60 58C70 58 88 20 96 22C104 24 84 60 96 56C106 52 112 40 120 40C128 40 114 56 126 54C140 51 148 30 160 32C172 34 150 58 168 52C186 46 204 28 222 34M30 66C96 54 160 66 214 50',
  motif: 'lattice',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
