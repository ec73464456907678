import type { Leader } from '../leadership/leader.ts';
import { officeHolder } from '../leadership/messages.ts';

/**
 * The idea of the quote, the heading, the title and four welcome paragraphs are required (R41.2, R41.3). The wording is
 * sample content.
 */
export const leader: Leader = {
  id: 'rector',
  name: officeHolder('rector'),
  office: 'Rector of the institute',
  title: "Rector's Message",
  quote: 'Education is a shared commitment between teachers, students and parents. Each keeps a third of it.',
  paragraphs: [
    'Welcome to VIIT. You may be about to join us, or sending a son or daughter here, or coming back after a vacation. Whichever it is, I hope you will read this page as the first of many conversations.',
    'Teachers keep the first third. They tell you at the start of a course what you should be able to do at its end, they are in their rooms when they said they would be, and each of them mentors a batch of 15-20 students and knows them by name.',
    'Students keep the second. Being in class is only the start of it. Ask the question you think is too simple. Build the thing before it is due. If a test goes badly, sit with your mentor in the same week, while it can still be put right.',
    'Parents keep the last third, and it is not the smallest. Come and see where your children study. Call before a small worry becomes a large one. Once a year we ask you on to the stage, at the Felicitation of Parents, because a degree earned here has your work in it too.',
  ],
  signature:
    'M16 56C26 40 40 10 46 14C52 18 30 62 38 60C46 58 48 38 58 36C68 34 50 58 62 54C72 50 78 28 86 22C92 18 78 58 90 54C102 49 108 36 116 38C124 40 108 56 122 54C136 51 144 34 156 36C166 38 150 56 166 52C182 48 186 24 200 20C214 16 196 52 226 40M40 66C86 62 132 64 176 60',
  motif: 'waves',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
