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
  quote:
    'Education is a shared commitment between teachers, students and parents. When all three work together, every student can do well.',
  paragraphs: [
    'Welcome to VIIT. Whether you are a student about to join us, a parent, or one of our own students returning after the vacation, I am very glad to have this opportunity to speak to you.',
    'Our teachers explain at the beginning of each course what you will learn and how it will be assessed, and they are available outside class hours to clear your doubts. Each teacher also mentors a batch of 15-20 students and knows every student by name.',
    'To our students I would say: attend your classes, ask questions freely, and take part in the projects, clubs and competitions that interest you. If a test does not go well, please meet your mentor that very week. We are here to help you.',
    'I warmly invite all parents to visit the campus and see where their children study. Do call us whenever you have a concern, however small. Every year, at the Felicitation of Parents, we honour parents on stage for their contribution to their children’s education.',
  ],
  signature:
    'M16 56C26 40 40 10 46 14C52 18 30 62 38 60C46 58 48 38 58 36C68 34 50 58 62 54C72 50 78 28 86 22C92 18 78 58 90 54C102 49 108 36 116 38C124 40 108 56 122 54C136 51 144 34 156 36C166 38 150 56 166 52C182 48 186 24 200 20C214 16 196 52 226 40M40 66C86 62 132 64 176 60',
  motif: 'waves',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
