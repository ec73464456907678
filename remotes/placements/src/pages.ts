import { definePages } from '@viit/runtime';

const breadcrumbs = [{ name: 'Placements', path: '/placements/about-t' }];

/** The pages of the placement section (R2.1). The upper and lower case of the addresses is required. */
export default definePages([
  {
    id: 'about',
    path: '/placements/about-t',
    title: 'Training and Placement Cell',
    description: 'Mission, pillars and dean of the Training and Placement Cell, and the recruitment process.',
    layout: 'plain',
    load: () => import(/* webpackChunkName: "about" */ './about/page.tsx'),
  },
  {
    id: 'placement-details',
    path: '/placements/PlacementDetails',
    title: 'Placements by Year and Department',
    description:
      'Placement figures of five graduating batches, the highest and average packages of eighteen departments, and our recruiters.',
    layout: 'plain',
    breadcrumbs,
    content: [
      '/api/content/placements/years',
      '/api/content/placements/departments',
      '/api/content/placements/recruiters',
      '/api/content/placements/season-pictures',
    ],
    searchWords: ['salary', 'CTC'],
    load: () => import(/* webpackChunkName: "placement-details" */ './placement-details/page.tsx'),
  },
  {
    id: 'training-process',
    path: '/placements/TrainingProcess',
    title: 'Training Process',
    description:
      'Five pillars of training, from soft skills to new technology, with the number of events held and students trained each year.',
    layout: 'plain',
    breadcrumbs,
    content: ['/api/content/placements/training-years'],
    load: () => import(/* webpackChunkName: "training-process" */ './training-process/page.tsx'),
  },
  {
    id: 'contact',
    path: '/placements/Contact',
    title: 'Placement Contact',
    description:
      'Telephone number and email address of the Dean, Placement and Training, and how to request a background verification.',
    layout: 'plain',
    breadcrumbs,
    load: () => import(/* webpackChunkName: "contact" */ './contact/page.tsx'),
  },
]);
