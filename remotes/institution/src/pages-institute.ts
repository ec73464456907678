import type { Page } from '@viit/runtime';
import { aboutUs, accreditation } from './breadcrumbs.ts';

/** Pages about the institute itself, in the order of the route table (R2.1). */
export const institutePages: readonly Page[] = [
  {
    id: 'chairman',
    path: '/chairman',
    title: "Chairman's Message",
    description:
      'A message from the Chairman on the growth of the institute since 2002 and its commitment to students and parents.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "chairman" */ './chairman/page.tsx'),
  },
  {
    id: 'principal',
    path: '/principal',
    title: "Principal's Message",
    description: 'A message from the Principal on practical learning, autonomy, and support for every student.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "principal" */ './principal/page.tsx'),
  },
  {
    id: 'ceo',
    path: '/ceo',
    title: "CEO's Message",
    description:
      'A message from the Chief Executive Officer on administration, transparency, staff welfare and industry relations.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "ceo" */ './ceo/page.tsx'),
  },
  {
    id: 'rector',
    path: '/rector',
    title: "Rector's Message",
    description:
      'A welcome message from the Rector on education as a shared commitment between teachers, students and parents.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "rector" */ './rector/page.tsx'),
  },
  {
    id: 'policies',
    path: '/policies',
    title: 'Policies and Perspectives',
    description: 'The 32 policies of the institute as PDF documents, and the eight key areas on which they are based.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "policies" */ './policies/page.tsx'),
  },
  {
    id: 'best-practices',
    path: '/best-practices',
    title: 'Best Practices',
    description:
      'The two best practices of the institute: felicitation of parents, and empowerment of faculty for teaching and research.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "best-practices" */ './best-practices/page.tsx'),
  },
  {
    id: 'administration',
    path: '/administration',
    title: 'Administration Team',
    description:
      'Names and telephone numbers of the fifteen officers of the institute, from the Chief Executive Officer to the deans.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "administration" */ './administration/page.tsx'),
  },
  {
    id: 'vision-mission',
    path: '/visionmission',
    title: 'Vision and Mission',
    description: 'The vision and mission of the institute, and how the mission is carried out.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "vision-mission" */ './vision-mission/page.tsx'),
  },
  {
    id: 'empowering-strategies',
    path: '/empowering-strategies',
    title: 'Empowering Strategies',
    description: 'Performance appraisal, career development and welfare measures for teaching and non-teaching staff.',
    layout: 'standard',
    breadcrumbs: aboutUs,
    load: () => import(/* webpackChunkName: "empowering-strategies" */ './empowering-strategies/page.tsx'),
  },
  {
    id: 'accreditations',
    path: '/accreditations',
    title: 'Accreditations',
    description: 'NAAC cycles of 2012, 2017 and 2024, NBA terms from 2009 to 2026, and UGC 2f&12B certification.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "accreditations" */ './accreditations/page.tsx'),
  },
  {
    id: 'statutory-approvals',
    path: '/statutory-approvals',
    title: 'Statutory Approvals',
    description: 'Approval documents issued by AICTE, JNTUK, UGC and JNTUGV, arranged by year.',
    layout: 'standard',
    breadcrumbs: accreditation,
    load: () => import(/* webpackChunkName: "statutory-approvals" */ './statutory-approvals/page.tsx'),
  },
  {
    id: 'center-of-excellence',
    path: '/center-of-excellence',
    title: 'Center of Excellence',
    description: 'Sixteen centres, schemes and partnerships, from the AICTE Idea lab and DST-FIST to CISCO and IUCEE.',
    layout: 'standard',
    load: () => import(/* webpackChunkName: "center-of-excellence" */ './center-of-excellence/page.tsx'),
  },
  {
    id: 'rankings',
    path: '/rankings',
    title: 'Ranking & Certifications',
    description:
      'Rankings, certificates and awards in nineteen categories: ISO, safety, AISHE, NPTEL, green awards, TIMES and more.',
    layout: 'standard',
    breadcrumbs: accreditation,
    load: () => import(/* webpackChunkName: "rankings" */ './rankings/page.tsx'),
  },
];
