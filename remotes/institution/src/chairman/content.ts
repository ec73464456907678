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
  quote: 'An institute belongs to the families who trust it with their children. The rest of us only look after it.',
  paragraphs: [
    'We opened in 2002 with four undergraduate programmes and a promise to the families of this coast: their children would not have to leave home to be taught well. Today we offer 11 undergraduate and 10 postgraduate programmes and admit 2346 students a year (2024-25). The promise is the same.',
    'The trust’s part is to see that growth never outruns care. A programme opens when its laboratories, its books and its teachers are in place, not before. The governing body meets twice a year, and it reads the accounts and the examination results at the same sitting, because one explains the other.',
    'Autonomy lets us change a syllabus when an industry changes. It also makes us answerable. Our policies, our approvals year by year, and the minutes of the bodies that govern us are on these pages, for a parent to read as freely as an inspector.',
    'If you are visiting for the first time, please walk through the workshops, talk to students without us in the room, and then read the documents. An institute that asks for your trust should be glad to be checked.',
  ],
  signature:
    'M14 50C22 22 34 10 38 16C43 24 18 56 26 58C36 60 58 20 66 18C70 17 48 60 60 54C70 49 76 36 84 36C90 36 78 54 88 52C98 50 102 34 112 36C120 38 104 54 116 52C128 50 140 26 154 24C164 22 138 56 156 50C176 43 196 40 226 44M22 64C80 58 150 60 204 56',
  motif: 'contours',
};

export const sample = ['leader.name', 'leader.quote', 'leader.paragraphs[]', 'leader.signature'] as const;
