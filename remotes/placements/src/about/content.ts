import { officers } from '@viit/ui/institute/people';

/** Title, pillars and their order are required (R85.3); the texts are sample content. */
export const sample = ['lede', 'mission', 'pillars[].text', 'pillars[].fact', 'dean', 'driveSteps[]'] as const;

export const title = 'Training and Placement Cell';

export const lede =
  'The Training and Placement Cell prepares students for their careers from the first semester onwards and brings recruiters to the campus.';

export const mission =
  'To help every student who seeks employment to find a suitable position and to perform well in it from the first day.';

export const pillars: readonly { title: string; text: string; fact: string }[] = [
  {
    title: 'Placement Opportunities',
    text: 'The cell arranges full-time positions, six-month internships and apprenticeships in core engineering and software for students of all undergraduate and postgraduate programmes.',
    fact: 'Open to all final-year students without backlogs',
  },
  {
    title: 'Centralized Management',
    text: 'One office manages the calendar, student registrations and communication with companies, so that drives do not clash and students register only once.',
    fact: 'One coordinator and two student volunteers in each department',
  },
  {
    title: 'Campus Recruitment',
    text: 'Written tests, group discussions and interviews are conducted on campus. Pooled drives for neighbouring colleges are held at the request of companies.',
    fact: 'August to March, on weekdays other than examination days',
  },
  {
    title: 'Holistic Training',
    text: 'Training in aptitude, coding, language and workplace skills is part of the time table from the first semester onwards, along with mock interviews for every student.',
    fact: 'Seven semesters, about 240 hours in all',
  },
];

export const driveSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Company contacts the cell',
    text: 'The cell replies within two working days with student strength, eligibility and available dates.',
  },
  {
    title: 'Student registration',
    text: 'The drive is announced at least a week in advance, with the role, location, package and bond, if any.',
  },
  {
    title: 'Tests and interviews',
    text: 'The cell arranges rooms, network and invigilators. Companies usually announce results on the same day.',
  },
  {
    title: 'Offers',
    text: 'A student who has an offer may attend one more drive if the package is at least 50% higher.',
  },
  { title: 'Joining', text: 'The cell follows up with the companies until all selected students have joined.' },
];

export const dean = {
  name: officers.placement.name,
  position: officers.placement.office,
  text: 'Sri Kiran Kumar worked in plant engineering and recruitment for twenty-two years before joining the institute. Companies and students can meet him on the second floor of the VIIT Main Block.',
} as const;
