/** The IQAC page (R77). The ten criteria are in `criteria.ts`. */
import type { DocumentRef } from '@viit/contract';

export const title = 'Internal Quality Assurance Cell (IQAC)';
export const lede = 'It measures how the institute works, says what it found, and comes back to see what was done.';

/** Grade and validity, exactly as required (R77.11). */
export const grade = [
  { value: 'A+', label: 'NAAC grade, third cycle' },
  { value: '3.40/4.00', label: 'cumulative grade point average (CGPA)' },
  { value: '5 years', label: 'validity: 12 July 2024 to 11 July 2029' },
] as const;

export const about = [
  'The Internal Quality Assurance Cell looks at how the institute works and asks, each year anew, whether it could work better. It sets measures for teaching, research and administration, collects the figures, and brings them back to those who can change them.',
  'Heads of departments, administrative officers, an employer, a former student and a student sit on it with the Principal in the chair. It meets every quarter; what it decides is followed up at the next meeting, and the yearly report goes to the Governing Body before it goes to any accreditation body.',
] as const;

export const vision =
  'Quality as a habit of the whole institute: visible in each class, laboratory and office, and not only in the year of an inspection.';

export const mission = [
  'Set clear measures for teaching, learning, research and service, and publish how they were met.',
  'Bring the views of students, parents, employers and former students into decisions.',
  'Spread what has worked in one department to all the others.',
  'Keep records in such order that any figure can be traced to its source.',
] as const;

export const objectives = [
  'Improve academic and administrative performance by a plan that is checked every quarter.',
  'Make outcome-based education real: course outcomes that are taught, tested and reviewed.',
  'Raise the number and the weight of publications, patents and funded projects.',
  'See that help reaches slow learners early and that advanced learners are stretched.',
  'Prepare the institute for accreditation, ranking and audit without interrupting its work.',
] as const;

export const strategies = [
  {
    title: 'Academic audit',
    text: 'Course files and question papers of every department are read twice a year by teachers of another.',
  },
  {
    title: 'Feedback that is answered',
    text: 'Students, teachers, employers and former students are asked; each report ends with what was done about it.',
  },
  {
    title: 'Training',
    text: 'Every teacher and every office has training days in the calendar before the year begins.',
  },
  { title: 'Shared records', text: 'One set of figures serves accreditation, ranking and the annual report.' },
  { title: 'Best practices', text: 'Departments present one practice a year; the best is adopted for all.' },
] as const;

export const qualityPolicy =
  'The institute will teach, examine, advise and administer by published standards, measure itself against them every year, correct what falls short, and tell its students, their parents and the public what it found.';

export const policy: DocumentRef = { name: 'IQAC Policy', href: '/documents/iqac/iqac-policy.pdf' };
export const documents: readonly DocumentRef[] = [policy];

export const sample = [
  'lede',
  'about',
  'vision',
  'mission',
  'objectives',
  'strategies[]',
  'qualityPolicy',
  'criteria[].indicators[]',
] as const;
