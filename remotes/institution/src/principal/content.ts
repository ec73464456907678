import type { Leader } from '../leadership/leader.ts';
import { officeHolder } from '../leadership/messages.ts';

/**
 * Only the facts are required (R41.6): the SGPA of 7 (R53.4) and the five minutes (R54.5). The wording is sample
 * content.
 */
export const leader: Leader = {
  id: 'principal',
  name: officeHolder('principal'),
  office: 'Principal of the institute',
  title: "Principal's Message",
  quote: 'We want every student to understand how things work, and to be able to build them.',
  paragraphs: [
    'At VIIT, lessons learnt in the classroom in the morning are applied in the laboratory, the computer centre or the field in the afternoon. Hands-on work of this kind gives our students the confidence to solve problems on their own.',
    'As an autonomous institute we design our own syllabi, with the guidance of industry experts and university nominees on the Academic Council. The council meets at least twice a year, so that our courses keep up with developments in each field.',
    'Every student learns at a different pace, and we plan our teaching accordingly. Those with an SGPA above 7 are offered projects and courses beyond the syllabus. Those who need more time attend remedial classes and receive individual attention from their teachers and mentors.',
    'To those joining us this year, I offer a very warm welcome. Please be punctual, as no student is admitted to a class later than five minutes after it begins. Above all, be curious. My colleagues and I look forward to working with you.',
  ],
  signature:
    'M20 20C36 16 66 14 76 18M46 18C44 34 36 58 40 60C46 62 54 40 62 40C68 40 58 58 68 56C78 54 82 38 92 40C98 42 84 58 96 54C112 48 116 16 126 16C134 16 110 56 122 56C134 56 140 38 150 40C158 42 144 58 158 54C174 50 180 36 192 38C200 40 192 54 222 46M28 68C88 64 150 66 196 62',
  motif: 'rays',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
