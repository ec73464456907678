/**
 * The page is required, but none of its text (R91.1): everything is sample content except the tags and regulation
 * codes.
 */
export const sample = [
  'lede',
  'weeks[]',
  'duties[]',
  'regulations[]',
  'terms[].meaning',
  'noticeLinks[].text',
] as const;

export const title = 'About ExamCell';
export const lede =
  'The Examination Cell plans and conducts all examinations of the institute, arranges the valuation of answer scripts, publishes results and issues certificates. It functions under the Principal and reports to the Academic Council twice a year.';

/** The column of an entry. */
export type Track = 'classes' | 'examinations' | 'cell';

export const tracks: readonly { id: Track; label: string }[] = [
  { id: 'classes', label: 'Classes' },
  { id: 'examinations', label: 'Examinations' },
  { id: 'cell', label: 'Examination Cell' },
];

export const semesterWeeks = 24;

/** Entries in the order of their weeks; `to` is the last week, inclusive. */
export const weeks: readonly { from: number; to: number; track: Track; label: string }[] = [
  { from: 1, to: 8, track: 'classes', label: 'Classes, first half of the syllabus' },
  { from: 3, to: 4, track: 'cell', label: 'Student registration' },
  { from: 9, to: 9, track: 'examinations', label: 'First mid examinations' },
  { from: 10, to: 16, track: 'classes', label: 'Classes, second half of the syllabus' },
  { from: 11, to: 11, track: 'cell', label: 'Mid-term marks published' },
  { from: 14, to: 15, track: 'cell', label: 'Fee notification' },
  { from: 16, to: 16, track: 'cell', label: 'Time table published' },
  { from: 17, to: 17, track: 'examinations', label: 'Second mid examinations' },
  { from: 18, to: 18, track: 'examinations', label: 'Practical examinations' },
  { from: 18, to: 18, track: 'cell', label: 'Hall tickets issued' },
  { from: 19, to: 20, track: 'examinations', label: 'End-semester examinations' },
  { from: 21, to: 22, track: 'cell', label: 'Valuation of scripts' },
  { from: 23, to: 23, track: 'cell', label: 'Results published' },
  { from: 24, to: 24, track: 'cell', label: 'Applications for revaluation' },
];

export const duties: readonly { title: string; items: readonly string[] }[] = [
  {
    title: 'Before the examinations',
    items: [
      'Maintains the register of candidates, with the regulation applicable to each',
      'Arranges for question papers to be set by two examiners for each course and then moderated',
      'Announces fees, prepares time tables and issues hall tickets',
    ],
  },
  {
    title: 'During the examinations',
    items: [
      'Arranges halls and seating so that neighbouring candidates write different papers',
      'Appoints invigilators and an observer for each block',
      'Deals with cases of malpractice through a standing committee',
    ],
  },
  {
    title: 'After the examinations',
    items: [
      'Assigns codes to the answer scripts and arranges for anonymous valuation',
      'Submits results to the results committee and publishes them',
      'Handles revaluation, and issues grade sheets and provisional certificates',
    ],
  },
];

/** The codes are required (R93.6). */
export const regulations: readonly { code: string; programmes: string; admitted: string }[] = [
  { code: 'VR23', programmes: 'B.Tech', admitted: '2023-24 and later' },
  { code: 'VR22', programmes: 'M.Tech, MBA', admitted: '2022-23 and later' },
  { code: 'VR20', programmes: 'B.Tech', admitted: '2020-21 to 2022-23' },
  { code: 'VR20', programmes: 'M.Tech, MBA', admitted: '2020-21 and 2021-22' },
  { code: 'VR19', programmes: 'B.Tech', admitted: '2019-20' },
  { code: 'VR17', programmes: 'B.Tech', admitted: '2017-18 and 2018-19' },
];

/** The tags that need an explanation (R93.6, R93.7). */
export const terms: readonly { term: string; meaning: string }[] = [
  { term: 'Regular', meaning: 'Examinations taken for the first time at the end of a semester.' },
  { term: 'Supplementary, Supply', meaning: 'Examinations in subjects not cleared in an earlier semester.' },
  {
    term: 'Advanced Supply, Adv. Supply',
    meaning:
      'Examinations held soon after the final-year results, so that students can complete the degree without losing a year.',
  },
  { term: 'Mid-Exam', meaning: 'The two mid-term examinations of a semester.' },
  { term: 'Fee', meaning: 'The examination fee, the mode of payment and the last date.' },
  { term: 'PC', meaning: 'Provisional certificate, issued before the degree is awarded.' },
];

export const noticeLinks: readonly { href: string; label: string; text: string }[] = [
  {
    href: '/exams/timetables',
    label: 'Time Tables',
    text: 'Time tables of all examinations since 2023, listed by year, with filters for programme, examination and regulation.',
  },
  {
    href: '/exams/notifications',
    label: 'Notifications',
    text: 'Notifications on fees, instructions to candidates and provisional certificates.',
  },
];
