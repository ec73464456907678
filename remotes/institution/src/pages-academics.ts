import type { Page } from '@viit/runtime';

/** Pages about academics, admissions and governance, in the order of the route table (R2.1). */
export const academicsPages: readonly Page[] = [
  {
    id: 'awards',
    path: '/awards',
    title: 'Awards and Accolades',
    description:
      'Twenty-two milestones in accreditation, placements, sports, library resources, publications, patents and research.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "awards" */ './awards/page.tsx'),
  },
  {
    id: 'teaching-methodologies',
    path: '/teaching-methodologies',
    title: 'Teaching Methodologies',
    description:
      'Experiential, participative, problem-solving and blended teaching, and how a teacher chooses between them.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "teaching-methodologies" */ './teaching-methodologies/page.tsx'),
  },
  {
    id: 'student-diversity',
    path: '/student-diversity',
    title: 'SPECIAL PROGRAMS - STUDENT DIVERSITY',
    description: 'How advanced and slow learners are identified each semester, and the support given to each group.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "student-diversity" */ './student-diversity/page.tsx'),
  },
  {
    id: 'mentor-mentee',
    path: '/mentor-mentee',
    title: 'Mentor-Mentee System',
    description:
      'Objectives and process of the Mentor-Mentee System, with one mentor for every batch of 15-20 students.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "mentor-mentee" */ './mentor-mentee/page.tsx'),
  },
  {
    id: 'courses-offered',
    path: '/courses-offered',
    title: 'Courses Offered',
    description: 'The eleven undergraduate and eleven postgraduate programmes of the institute, with their codes.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "courses-offered" */ './courses-offered/page.tsx'),
  },
  {
    id: 'admissions-procedure',
    path: '/admissionsprocedure',
    title: 'Admissions Procedure',
    description: 'Entrance tests, the 70% and 30% categories of seats, and the steps from counselling to reporting.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "admissions-procedure" */ './admissions-procedure/page.tsx'),
  },
  {
    id: 'admissions-lists',
    path: '/admissionslists',
    title: 'Admission Lists',
    description: 'Admission lists, category-wise lists, reserved seats and admission extracts, 2018-19 to 2022-23.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "admissions-lists" */ './admissions-lists/page.tsx'),
  },
  {
    id: 'admissions-outcomes',
    path: '/admissionsoutcomes',
    title: 'Course Outcomes',
    description: 'Outcomes of the six B.Tech disciplines and five postgraduate disciplines.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "admissions-outcomes" */ './admissions-outcomes/page.tsx'),
  },
  {
    id: 'strategic-plan',
    path: '/strategic-plan',
    title: 'Strategic Plan',
    description: 'The seven points of the strategic plan, and the plans for 2017-22 and 2023-28 as documents.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "strategic-plan" */ './strategic-plan/page.tsx'),
  },
  {
    id: 'governing-body',
    path: '/governing-body',
    title: 'Governing Body',
    description: 'Functions, the sixteen members and the minutes of meetings of the Governing Body since 2016-17.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "governing-body" */ './governing-body/page.tsx'),
  },
  {
    id: 'academic-council',
    path: '/academic-council',
    title: 'Academic Council',
    description:
      'Functions, the twenty-five members and the minutes of meetings of the Academic Council since 2017-18.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "academic-council" */ './academic-council/page.tsx'),
  },
  {
    id: 'finance-committee',
    path: '/finance-committee',
    title: 'Finance Committee',
    description:
      'Functions, structure and term of the Finance Committee, and the minutes of its meetings since 2018-19.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "finance-committee" */ './finance-committee/page.tsx'),
  },
  {
    id: 'aicte-approvals',
    path: '/aicte-approvals',
    title: 'AICTE Approvals',
    description: 'The approval letters of AICTE for every year from 2002-03 to 2025-26, and the mandate disclosure.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "aicte-approvals" */ './aicte-approvals/page.tsx'),
  },
  {
    id: 'jntuk',
    path: '/jntuk',
    title: 'JNTUK Approvals',
    description: 'Eight letters of approval and permanent affiliation granted to the institute by JNTUK.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "jntuk" */ './jntuk/page.tsx'),
  },
];
