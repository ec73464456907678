import { definePages } from '@viit/runtime';

export default definePages([
  {
    id: 'discipline-cell',
    path: '/discipline-cell',
    title: 'Discipline Cell',
    description: 'Rules of conduct for students in the classroom and on campus, and related documents.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "discipline-cell" */ './discipline-cell/page.tsx'),
  },
  {
    id: 'ed-cell',
    path: '/ed-cell',
    title: 'Entrepreneurship Development (ED) Cell',
    description: 'Committee and objectives of the ED Cell, which supports students who want to start a business.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "ed-cell" */ './ed-cell/page.tsx'),
  },
  {
    id: 'iic-cell',
    path: '/iic-cell',
    title: 'Institute Innovation Cell (IIC)',
    description:
      'Objective, mission and journey of the Institute Innovation Cell, its functionaries, faculty and certificates.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "iic-cell" */ './iic-cell/page.tsx'),
  },
  {
    id: 'ipr-cell',
    path: '/ipr-cell',
    title: 'Intellectual Property Rights (IPR) Cell',
    description: 'Functions and committee of the IPR Cell, and how to apply for patents and copyrights.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "ipr-cell" */ './ipr-cell/page.tsx'),
  },
  {
    id: 'media-cell',
    path: '/media-cell',
    title: 'Media Cell',
    description: 'Objectives, roles and members of the Media Cell, formed in 2018-2019.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "media-cell" */ './media-cell/page.tsx'),
  },
  {
    id: 'sac-cell',
    path: '/sac-cell',
    title: 'Student Activity Council (SAC)',
    description: 'The Student Activity Council and its five clubs: literary, cultural, green, sports and movie.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "sac-cell" */ './sac-cell/page.tsx'),
  },
  {
    id: 'iqac',
    path: '/iqac',
    title: 'Internal Quality Assurance Cell (IQAC)',
    description:
      'Vision, objectives and quality policy of the IQAC, and the ten accreditation criteria with their indicators.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "iqac" */ './iqac/page.tsx'),
  },
  {
    id: 'naac',
    path: '/naac',
    title: 'NAAC Accreditation',
    description:
      'NAAC grade A+ with a CGPA of 3.40 of 4.00 in the third cycle, valid from 12 July 2024 until 11 July 2029.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "naac" */ './naac/page.tsx'),
  },
  {
    id: 'screen-reader-access',
    path: '/screen-reader-access',
    title: 'Screen Reader Access',
    description: 'Screen readers that work with this site, and support for persons with disabilities on the campus.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "screen-reader-access" */ './screen-reader-access/page.tsx'),
  },
  {
    id: 'grievances',
    path: '/grievances',
    title: 'Grievances',
    description: 'How to lodge a grievance, how it is handled, and the members of the Grievance Redressal Committee.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "grievances" */ './grievances/page.tsx'),
  },
  {
    id: 'matlab',
    path: '/matlab',
    title: 'MATLAB and Simulink',
    description:
      'Unlimited use of MATLAB and Simulink for students, faculty and researchers under a campus-wide licence.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "matlab" */ './matlab/page.tsx'),
  },
  {
    id: 'rti',
    path: '/rti',
    title: 'Right to Information (RTI)',
    description:
      'Declaration under Section 4(1)(b): particulars, working hours, courses, fee and information officers.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "rti" */ './rti/page.tsx'),
  },
]);
