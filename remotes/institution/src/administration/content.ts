export const sample = ['lede', 'questions[]'] as const;

export const title = 'Administration Team';
export const lede =
  'Fifteen officers look after the day-to-day running of the institute. They can be reached during office hours from Monday to Saturday, except on second Saturdays. If you are not sure whom to contact, please call the Principal’s office.';

/** Frequent questions, and the office that answers each. */
export const questions: readonly { about: string; office: string }[] = [
  { about: 'Admissions, seat categories and refunds', office: 'Dean, Admissions' },
  { about: 'Marks, revaluation and certificates', office: 'Dean, Evaluation' },
  { about: 'Syllabus, attendance and time table', office: 'Dean, Academics' },
  { about: 'Campus recruitment', office: 'Dean, Placement & Training' },
  { about: 'Hostels, clubs and student welfare', office: 'Dean, Student Affairs' },
  { about: 'Projects with industry', office: 'Dean, Industry Relations' },
];
