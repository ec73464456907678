/*
 * The facts are required: founded in 2002 with four undergraduate programmes, intake 2346 (R1.7), autonomous since 2017 (R48.1),
 * a library of 15451 sq.m with 50000+ volumes (R51.3), 16.4 acres (R25.2); where figures differ: R1.8.
 */

export const about = {
  title: 'Between the hill and the bay',
  lede: 'VIIT opened in 2002 with four undergraduate programmes. Today it admits 2346 students a year to engineering, computing and management, on one walkable campus of 16.4 acres.',
  paragraphs: [
    'Autonomous since 2017, the institute writes its own syllabi, sets its own examinations and answers for both. Each department revises its courses with the people who hire from it: shipyards, steel and power companies, chip designers, software houses, the railway.',
    'Most of a week is spent doing. Laboratories stay open after class, the Idea Lab lends tools to anyone with a sketch, and the library keeps more than 50000 volumes in 15451 square metres of quiet.',
  ],
  links: [
    { href: '/visionmission', label: 'Vision and mission' },
    { href: '/administration', label: 'Who runs the institute' },
    { href: '/awards', label: 'Twenty years of milestones' },
  ],
} as const;

/** The film's files are in `public/media/`. */
export const film = {
  title: 'A day at VIIT',
  note: 'A short film of the campus, without speech.',
  sources: [
    { src: '/media/about.webm', type: 'video/webm' },
    { src: '/media/about.mp4', type: 'video/mp4' },
  ],
} as const;

export const sample = ['about.title', 'about.paragraphs', 'film'] as const;
