import {
  newestProgrammeNote,
  postgraduateProgrammes,
  undergraduateProgrammes,
} from '@viit/contract/institute/programmes';

export const title = 'Courses Offered';
export const lede =
  'Eleven undergraduate and eleven postgraduate programmes, with the short codes used on time tables and hall tickets.';

export const levels = [
  { id: 'undergraduate', label: 'Undergraduate', programmes: undergraduateProgrammes },
  { id: 'postgraduate', label: 'Postgraduate', programmes: postgraduateProgrammes },
] as const;

/** Why other pages count ten postgraduate programmes (R1.8). */
export const note = newestProgrammeNote;

export const sample = ['lede'] as const;
