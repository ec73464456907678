/** The Student Activity Council: five clubs, in this order (R76.2). */

export const title = 'Student Activity Council (SAC)';
export const lede =
  'The Student Activity Council oversees five student clubs: literary, cultural, green, sports and movie.';

export const about = [
  'The Student Activity Council brings together the cultural, literary, sports and social activities of our students. It gives them a chance to develop their talents, organise events and make friends across departments.',
  'The council is led by students, with a faculty adviser for each club. It allots halls, grounds and funds to the clubs, fixes dates in line with the academic calendar, and represents the clubs before the administration.',
] as const;

/** How a year of activities is planned, from the first meeting to the accounts. */
export const planning: readonly { title: string; text: string }[] = [
  {
    title: 'Plan the year',
    text: 'In June, each club submits its proposals, and the council schedules them around examinations and festivals.',
  },
  { title: 'Prepare the details', text: 'Every event is given a date, venue, budget and two student coordinators.' },
  {
    title: 'Obtain approval',
    text: 'The Dean, Student Affairs approves the plan, and halls and grounds are then booked.',
  },
  {
    title: 'Conduct the event',
    text: 'Student volunteers from all years conduct the event, guided by the faculty adviser.',
  },
  {
    title: 'Report',
    text: 'Within ten days, the club submits the accounts, photographs and a one-page report with suggestions.',
  },
];

export interface Club {
  id: 'literary' | 'cultural' | 'green' | 'sports' | 'movie';
  name: string;
  description: string;
  /** When and where it meets. */
  meets: string;
  /** What a newcomer does first. */
  firstStep: string;
}

export const clubs: readonly Club[] = [
  {
    id: 'literary',
    name: 'Literary Club',
    description:
      'The club conducts debates, quizzes, elocution and creative writing in English, Telugu and Hindi. It also runs the reading circle in the library and edits the student magazine.',
    meets: 'Wednesdays, library reading room',
    firstStep: 'Come to the reading circle with a page of your choice and read it aloud.',
  },
  {
    id: 'cultural',
    name: 'Cultural Club',
    description:
      'The club promotes music, dance and theatre, from Kuchipudi to street plays. It organises the annual day and the welcome for first-year students, lends costumes and instruments, and sends teams to festivals at other colleges.',
    meets: 'Tuesdays and Fridays, main auditorium stage',
    firstStep: 'Come to an open rehearsal. There are no auditions in the first month.',
  },
  {
    id: 'green',
    name: 'Green Club',
    description:
      'The club looks after the trees, the compost yard and the rainwater harvesting pits on the campus. Members conduct a bird count twice a year, clean a stretch of the beach every month, and help departments save paper and power.',
    meets: 'First Saturday of the month, nursery behind the main block',
    firstStep: 'Adopt a sapling and look after it for a year.',
  },
  {
    id: 'sports',
    name: 'Sports Club',
    description:
      'The club offers cricket, kabaddi, volleyball, badminton, athletics and chess, for competitive players and beginners alike. It conducts the inter-department league and selects the teams for university meets.',
    meets: 'Every working day from 4:30 pm, grounds and indoor hall',
    firstStep: 'Join any evening session. Sports kit is available in the equipment room.',
  },
  {
    id: 'movie',
    name: 'Movie Club',
    description:
      'The club screens a film every fortnight, followed by a discussion, and makes two short films each semester. Members write, shoot, edit and compose the music themselves.',
    meets: 'Alternate Thursdays, seminar hall',
    firstStep: 'Come to a screening, and then join the crew of the next film.',
  },
];

export const sample = [
  'lede',
  'about',
  'planning[]',
  'clubs[].description',
  'clubs[].meets',
  'clubs[].firstStep',
] as const;
