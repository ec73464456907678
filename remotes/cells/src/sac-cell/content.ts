/** The Student Activity Council: five clubs, in this order (R76.2). */

export const title = 'Student Activity Council (SAC)';
export const lede = 'Five clubs, run by students: literary, cultural, green, sports and movie.';

export const about = [
  'The Student Activity Council is the part of the week that no time table plans: rehearsals after the last bell, a match on the far ground, a poem read to thirty people in a seminar hall.',
  'It is led by students, with one teacher as adviser to each club. The council shares out halls, grounds and money between the clubs, settles their dates with the academic calendar, and speaks for them to the administration.',
] as const;

/** How a year of activities is planned, from the first meeting to the accounts. */
export const planning: readonly { title: string; text: string }[] = [
  {
    title: 'Agree on the year',
    text: 'In June each club brings its wishes; the council fits them round examinations and festivals.',
  },
  { title: 'Put it on paper', text: 'Every event gets a date, a place, a budget and two students who answer for it.' },
  {
    title: 'Get it approved',
    text: 'The Dean of Student Affairs signs the plan; halls and grounds are then reserved.',
  },
  {
    title: 'Carry it out',
    text: 'Volunteers from all years run the day; the adviser is present, the students decide.',
  },
  {
    title: 'Look back',
    text: 'Within ten days the club hands in accounts, pictures and one page on what to do differently.',
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
      'Debates, quizzes, elocution and creative writing in English, Telugu and Hindi. The club runs the reading circle in the library and edits the student magazine, from the call for pieces to the last proof.',
    meets: 'Wednesdays, library reading room',
    firstStep: 'Bring one page, your own or somebody else’s, and read it aloud.',
  },
  {
    id: 'cultural',
    name: 'Cultural Club',
    description:
      'Music, dance and theatre, from Kuchipudi to street play. It prepares the annual day and the welcome for first-year students, lends its costumes and instruments, and sends teams to festivals of other colleges.',
    meets: 'Tuesdays and Fridays, main auditorium stage',
    firstStep: 'Come to an open rehearsal; nobody auditions in the first month.',
  },
  {
    id: 'green',
    name: 'Green Club',
    description:
      'Looks after the trees, the compost yard and the rain-water pits of the campus. Members count birds twice a year, clean a stretch of beach every month, and advise departments on using less paper and power.',
    meets: 'First Saturday of the month, nursery behind the main block',
    firstStep: 'Adopt a sapling: water it for a year and note its height.',
  },
  {
    id: 'sports',
    name: 'Sports Club',
    description:
      'Cricket, kabaddi, volleyball, badminton, athletics and chess, for those who compete and those who only want to move. The club holds the inter-department league and picks the teams for university meets.',
    meets: 'Every working day from 4:30 pm, grounds and indoor hall',
    firstStep: 'Join any evening session; kit is lent at the equipment room.',
  },
  {
    id: 'movie',
    name: 'Movie Club',
    description:
      'Watches films and makes them. One screening a fortnight with a talk afterwards, and two short films a semester, written, shot, cut and scored by members on borrowed phones and one good microphone.',
    meets: 'Alternate Thursdays, seminar hall',
    firstStep: 'Watch one screening, then take a job on the next shoot.',
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
