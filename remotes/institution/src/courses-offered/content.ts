import { newestProgrammeNote, postgraduateProgrammes, undergraduateProgrammes } from '@viit/ui/institute/programmes';

export const title = 'Courses Offered';
export const lede =
  'The institute offers eleven undergraduate and eleven postgraduate programmes. Their short codes are used on time tables and hall tickets.';

export const levels = [
  { id: 'undergraduate', label: 'Undergraduate', programmes: undergraduateProgrammes },
  { id: 'postgraduate', label: 'Postgraduate', programmes: postgraduateProgrammes },
] as const;

/** Why other pages count ten postgraduate programmes (R1.8). */
export const note = newestProgrammeNote;

export const sample = ['lede'] as const;
