import { definePages } from '@viit/runtime';

const breadcrumbs = [{ name: 'Examinations', path: '/exams' }];

/** The pages of the examination section: five addresses, four pages (R2.1, R2.2), and the academic calendar (R94). */
export default definePages([
  {
    id: 'about',
    path: '/exams',
    title: 'About ExamCell',
    description:
      'Responsibilities of the Examination Cell, the semester at a glance, regulations, time tables and notifications.',
    layout: 'plain',
    load: () => import(/* webpackChunkName: "about" */ './about/page.tsx'),
  },
  {
    id: 'about-exams',
    path: '/exams/about',
    title: 'About ExamCell',
    description:
      'Responsibilities of the Examination Cell, the semester at a glance, regulations, time tables and notifications.',
    layout: 'plain',
    canonical: '/exams',
    load: () => import(/* webpackChunkName: "about-exams" */ './about-exams/page.tsx'),
  },
  {
    id: 'core-team',
    path: '/exams/core-team',
    title: 'Examination Cell: Core Team',
    description:
      'The three officers in charge of examinations at VIIT, their responsibilities and how to contact them.',
    layout: 'plain',
    breadcrumbs,
    content: ['/api/content/exams/core-team'],
    load: () => import(/* webpackChunkName: "core-team" */ './core-team/page.tsx'),
  },
  {
    id: 'timetables',
    path: '/exams/timetables',
    title: 'Examination Time Tables',
    description: 'Year-wise time tables of B.Tech, M.Tech and MBA examinations from 2023 to 2025.',
    layout: 'plain',
    breadcrumbs,
    content: ['/api/content/exams/timetables'],
    searchWords: ['exam schedule', 'exam dates'],
    load: () => import(/* webpackChunkName: "timetables" */ './timetables/page.tsx'),
  },
  {
    id: 'calendar',
    path: '/academics/calendar',
    title: 'Academic Calendar',
    description:
      'Terms, examinations, last dates for fees and holidays of the academic year, by month and as a calendar to subscribe to.',
    layout: 'standard',
    content: ['/api/content/exams/dates'],
    searchWords: ['holidays', 'semester dates', 'fee last date'],
    load: () => import(/* webpackChunkName: "calendar" */ './calendar/page.tsx'),
  },
  {
    id: 'notifications',
    path: '/exams/notifications',
    title: 'Examination Notifications',
    description:
      'Year-wise notifications of the Examination Cell on fee dates, instructions to candidates and provisional certificates.',
    layout: 'plain',
    breadcrumbs,
    content: ['/api/content/exams/notifications'],
    load: () => import(/* webpackChunkName: "notifications" */ './notifications/page.tsx'),
  },
]);
