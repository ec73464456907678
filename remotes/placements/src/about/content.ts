import { officers } from '@viit/contract/institute/people';

/** Title, pillars and their order are required (R85.3); the texts are sample content. */
export const sample = ['lede', 'mission', 'pillars[].text', 'pillars[].fact', 'dean', 'driveSteps[]'] as const;

export const title = 'Training and Placement Cell';

export const lede =
  'The cell works with students from their first semester to their offer letter, and with companies from the first call to the joining date.';

export const mission =
  'That every student who wants a post leaves the campus with one that suits the years of study behind it, and is ready for it on the first day.';

export const pillars: readonly { title: string; text: string; fact: string }[] = [
  {
    title: 'Placement Opportunities',
    text: 'Full-time posts, six-month internships and apprenticeships for all undergraduate and postgraduate programmes, core engineering and software alike.',
    fact: 'Open to every final-year student with no standing arrears',
  },
  {
    title: 'Centralized Management',
    text: 'One office keeps the calendar, the register of candidates and the correspondence with companies, so that no two drives meet and no student is asked twice.',
    fact: 'One coordinator and two student volunteers in each department',
  },
  {
    title: 'Campus Recruitment',
    text: 'Written tests in the computing laboratories, group discussions and interviews on campus; pooled drives with neighbouring colleges where a company asks for them.',
    fact: 'August to March, on weekdays outside examination weeks',
  },
  {
    title: 'Holistic Training',
    text: 'Aptitude, coding, language and conduct at work, taught within the time table from the first semester on, with a mock interview for each student.',
    fact: 'Seven semesters, about 240 hours in all',
  },
];

export const driveSteps: readonly { title: string; text: string }[] = [
  {
    title: 'A company writes',
    text: 'The cell answers within two working days with strength, eligibility and free dates.',
  },
  {
    title: 'Students register',
    text: 'A drive is announced at least a week ahead with post, place, package and bond, if any.',
  },
  {
    title: 'Tests and interviews',
    text: 'Rooms, network and invigilators are the cell’s task. Results are asked for on the same day.',
  },
  {
    title: 'Offers',
    text: 'A student with an offer may sit for one more drive, if its package is at least half as high again.',
  },
  { title: 'Joining', text: 'The cell follows up joining dates until the last student has reported.' },
];

export const dean = {
  name: officers.placement.name,
  position: officers.placement.office,
  text: 'Twenty-two years in plant engineering and recruitment before he came to the institute. He meets companies and students alike on the second floor of the main block.',
} as const;
