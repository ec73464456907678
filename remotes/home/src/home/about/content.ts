import { campusAcres, founded, intake, library } from '@viit/ui/institute/figures';

/*
 * The facts are required: founded in 2002 with four undergraduate programmes, intake 2346 (R1.7), autonomous since 2017 (R48.1),
 * a library of 15451 sq.m with 50000+ volumes (R51.3), 16.4 acres (R25.2); where figures differ: R1.8.
 */

export const about = {
  title: 'Welcome to VIIT',
  lede: `Established in ${founded.year} with four undergraduate programmes, VIIT has an annual intake of ${intake.students} students (${intake.year}) in engineering, computing and management, on a green campus of ${campusAcres} acres.`,
  paragraphs: [
    'Autonomous since 2017, the institute frames its own syllabi and conducts its own examinations. Departments revise their courses in consultation with industry, including shipyards, steel and power companies, semiconductor and software firms, and the railways.',
    `Practical work is a large part of every programme. Laboratories remain open after class hours, the Idea Lab is available to any student who wishes to try out an idea, and the library has ${library.volumes} volumes in an area of ${library.squareMetres} sq.m.`,
  ],
  links: [
    { href: '/visionmission', label: 'Vision and mission' },
    { href: '/administration', label: 'Administration' },
    { href: '/awards', label: 'Awards and accolades' },
  ],
} as const;

/** The film's files are in `public/media/`. */
export const film = {
  title: 'A day at VIIT',
  note: 'A short film about the campus, without narration.',
  sources: [
    { src: '/media/about.webm', type: 'video/webm' },
    { src: '/media/about.mp4', type: 'video/mp4' },
  ],
} as const;

export const sample = ['about.title', 'about.paragraphs', 'film'] as const;
