/** The IQAC page (R77). The ten criteria are in `criteria.ts`. */
import type { DocumentRef } from '@viit/runtime/contract';

export const title = 'Internal Quality Assurance Cell (IQAC)';
export const lede =
  'IQAC monitors the quality of teaching, research and administration, and follows up on improvements.';

/** Grade and validity, exactly as required (R77.11). */
export const grade = [
  { value: 'A+', label: 'NAAC grade, third cycle' },
  { value: '3.40/4.00', label: 'cumulative grade point average (CGPA)' },
  { value: '5 years', label: 'validity: 12 July 2024 to 11 July 2029' },
] as const;

export const about = [
  'The Internal Quality Assurance Cell plans, guides and monitors quality assurance in the institute. It sets benchmarks for teaching, research and administration, collects data on them every year, and shares the results with the departments and offices concerned.',
  'The Principal chairs the cell. Its members are heads of departments, administrative officers, an employer, a former student and a student. It meets every quarter, reviews the action taken on its earlier decisions, and submits an annual report to the Governing Body.',
] as const;

export const vision =
  'To make quality a part of everyday work in every classroom, laboratory and office of the institute.';

export const mission = [
  'Set clear benchmarks for teaching, learning, research and service, and publish the results.',
  'Take into account the views of students, parents, employers and alumni.',
  'Share the good practices of each department with all other departments.',
  'Maintain accurate and verifiable records.',
] as const;

export const objectives = [
  'Improve academic and administrative performance through a plan that is reviewed every quarter.',
  'Strengthen outcome-based education, with course outcomes that are assessed and reviewed.',
  'Increase the number and quality of publications, patents and funded projects.',
  'Ensure timely support for slow learners and suitable challenges for advanced learners.',
  'Prepare the institute for accreditation, rankings and audits.',
] as const;

export const strategies = [
  {
    title: 'Academic audit',
    text: 'Course files and question papers of every department are audited twice a year by faculty of another department.',
  },
  {
    title: 'Stakeholder feedback',
    text: 'Feedback is collected from students, teachers, employers and alumni, and every report includes the action taken.',
  },
  {
    title: 'Training',
    text: 'Training days for all teachers and office staff are fixed in the calendar before the year begins.',
  },
  {
    title: 'Shared records',
    text: 'One common set of data is used for accreditation, rankings and the annual report.',
  },
  { title: 'Best practices', text: 'Every department presents one practice a year, and the best is adopted by all.' },
] as const;

export const qualityPolicy =
  'The institute is committed to published standards in teaching, examinations, student support and administration. It reviews its performance every year, corrects shortcomings, and shares the results with students, parents and the public.';

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
