/** Five clubs, in this order (R76.2). */
export const clubs = [
  {
    id: 'literary',
    name: 'Literary Club',
    description:
      'The club conducts debates, quizzes, and elocution and creative writing contests in English, Telugu and Hindi. It also runs the reading circle in the library and edits the student magazine.',
    meets: 'Wednesdays, library reading room',
    firstStep: 'Come to the reading circle with a page of your choice and read it aloud.',
  },
  {
    id: 'cultural',
    name: 'Cultural Club',
    description:
      'The club promotes music, dance and theatre, from Kuchipudi to street plays. It organises the Annual Day and the freshers’ welcome, lends costumes and instruments, and sends teams to festivals at other colleges.',
    meets: 'Tuesdays and Fridays, main auditorium stage',
    firstStep: 'Come to an open rehearsal. There are no auditions in the first month.',
  },
  {
    id: 'green',
    name: 'Green Club',
    description:
      'The club looks after the trees, the compost yard and the rainwater harvesting pits on the campus. Members conduct a bird count twice a year, clean a stretch of the beach every month, and help departments save paper and power.',
    meets: 'First Saturday of the month, nursery behind the main block',
    firstStep: 'Come to a meeting and adopt a sapling to look after for a year.',
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
      'The club screens a film every fortnight, followed by a discussion, and makes two short films each semester. Members write, shoot and edit the films and compose the music themselves.',
    meets: 'Alternate Thursdays, seminar hall',
    firstStep: 'Come to a screening, and then join the crew of the next film.',
  },
] as const;

export const sample = ['clubs[].description', 'clubs[].meets', 'clubs[].firstStep'] as const;
