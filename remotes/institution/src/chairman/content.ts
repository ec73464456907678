import { founded, intake } from '@viit/ui/institute/figures';
import type { Leader } from '../leadership/leader.ts';
import { officeHolder } from '../leadership/messages.ts';

/**
 * Only the facts are required (R41.6, R1.7): 2002, four programmes, 11 and 10 programmes, 2346 students. The wording is
 * sample content.
 */
export const leader: Leader = {
  id: 'chairman',
  name: officeHolder('chairman'),
  office: 'Chairman of the institute',
  title: "Chairman's Message",
  quote:
    'Families place their trust in us when they send their children here. It is our duty to be worthy of that trust in everything we do.',
  paragraphs: [
    `We began in ${founded.year} with four undergraduate programmes, so that students of this region would not have to leave home for a good engineering education. In ${intake.year} we offered ${intake.undergraduate} undergraduate and ${intake.postgraduate} postgraduate programmes with an annual intake of ${intake.students} students. Our commitment to the families of the region remains the same.`,
    'As the institute has grown, the founding trust has taken care to maintain quality. A new programme begins only when its laboratories, library and faculty are in place. The Governing Body meets twice a year and reviews both the accounts and the academic results of the institute.',
    'Autonomy allows us to revise our syllabi in keeping with changes in industry, and it also requires us to be accountable. Our policies, annual approvals and the minutes of our governing bodies are published on this website for parents, students and regulators alike.',
    'If you are visiting us for the first time, please walk through our laboratories and workshops and speak to our students. I am confident that what you see will help you decide. I wish every student who joins VIIT a happy and rewarding time here.',
  ],
  signature:
    'M14 50C22 22 34 10 38 16C43 24 18 56 26 58C36 60 58 20 66 18C70 17 48 60 60 54C70 49 76 36 84 36C90 36 78 54 88 52C98 50 102 34 112 36C120 38 104 54 116 52C128 50 140 26 154 24C164 22 138 56 156 50C176 43 196 40 226 44M22 64C80 58 150 60 204 56',
  motif: 'contours',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
