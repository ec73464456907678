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
  { title: 'Work out the details', text: 'Every event is given a date, venue, budget and two student coordinators.' },
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

export const sample = ['lede', 'about', 'planning[]'] as const;
