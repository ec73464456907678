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
  quote: 'An engineer can say why a thing works, and then make it work. We teach both halves of that sentence.',
  paragraphs: [
    'Theory met in the morning is met again in the afternoon, at a bench, a terminal or a survey site. We keep it that way on purpose. What you have only heard, you can repeat; what you have wired, coded or cast yourself, you can change.',
    'Being autonomous, we write our own syllabi, with outside experts and university nominees on the academic council reading every line. A course that no longer serves its purpose is changed at the next meeting, and the council meets at least twice a year.',
    'Nobody learns at one pace. Students with an SGPA above 7 are given projects and courses beyond the syllabus; those who need longer are given extra classes and a teacher who stays with them until the subject holds. Both are planned for, and neither is a favour.',
    'If you join us this year, bring questions and a notebook, and be in your seat when class begins: the door closes five minutes after. The rest we shall work out together.',
  ],
  signature:
    'M20 20C36 16 66 14 76 18M46 18C44 34 36 58 40 60C46 62 54 40 62 40C68 40 58 58 68 56C78 54 82 38 92 40C98 42 84 58 96 54C112 48 116 16 126 16C134 16 110 56 122 56C134 56 140 38 150 40C158 42 144 58 158 54C174 50 180 36 192 38C200 40 192 54 222 46M28 68C88 64 150 66 196 62',
  motif: 'rays',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
