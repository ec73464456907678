import { officeHours } from '@viit/ui/institute/contact';
import { intake } from '@viit/ui/institute/figures';
import { newestProgramme, postgraduateProgrammes, undergraduateProgrammes } from '@viit/ui/institute/programmes';

/** The declaration under Section 4(1)(b) (R82): hours, holidays, 21 courses, fee. */

export const title = 'Right to Information';
export const lede =
  'Information published under Section 4(1)(b) of the Right to Information Act, and how to apply for further information.';

export const hours = officeHours;
export const holidays = ['2nd Saturday', 'Sundays', 'Public holidays'] as const;

/** 11 undergraduate and 10 postgraduate courses (R82.4): those of the declared year, so without the newest programme (R1.8). */
export const courses: readonly { name: string; level: 'UG' | 'PG' }[] = [
  ...undergraduateProgrammes.map(({ name }) => ({ name: `B.Tech in ${name}`, level: 'UG' as const })),
  ...postgraduateProgrammes
    .filter(({ id }) => id !== newestProgramme)
    .map(({ name }) => ({ name, level: 'PG' as const })),
];
export const coursesYear = intake.year;

export const fee = 'Rs. 10.00';

export const sample = ['lede'] as const;
