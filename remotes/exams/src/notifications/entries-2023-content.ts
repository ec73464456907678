import type { Notice } from '../notices/notice.ts';

/** Notifications published in 2023, newest first. Sample content. */
export const entries2023: readonly Notice[] = [
  {
    id: 'nt-08',
    date: '2023-11-10',
    title: 'III B.Tech I Semester Regular Examinations, December 2023: fee notification',
    link: '/pdfs/iii-btech-i-semester-regular-examinations-december-2023-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR20'],
  },
  {
    id: 'nt-07',
    date: '2023-10-27',
    title: 'Provisional certificates of the 2023 graduating batch: dates of issue',
    link: '/pdfs/provisional-certificates-of-the-2023-graduating-batch-dates-of-issue.pdf',
    tags: ['B.Tech', 'PC', 'VR19'],
  },
  {
    id: 'nt-06',
    date: '2023-09-01',
    title: 'IV B.Tech II Semester Advanced Supply Examinations, September 2023: fee notification',
    link: '/pdfs/iv-btech-ii-semester-advanced-supply-examinations-september-2023-fee-notification.pdf',
    tags: ['B.Tech', 'Advanced Supply', 'Fee', 'VR19'],
  },
  {
    id: 'nt-05',
    date: '2023-02-03',
    title: 'IV B.Tech Supply Examinations, March 2023: fee notification',
    link: '/pdfs/iv-btech-supply-examinations-march-2023-fee-notification.pdf',
    tags: ['B.Tech', 'Supply', 'Fee', 'VR17'],
  },
  {
    id: 'nt-04',
    date: '2023-01-05',
    title: 'Sample notification 4: provisional certificates',
    link: '/pdfs/sample-notification-4-provisional-certificates.pdf',
    tags: ['PC'],
    placeholder: true,
  },
  {
    id: 'nt-03',
    date: '2023-01-04',
    title: 'Sample notification 3: supplementary examinations',
    link: '/pdfs/sample-notification-3-supplementary-examinations.pdf',
    tags: ['Supplementary'],
    placeholder: true,
  },
  {
    id: 'nt-02',
    date: '2023-01-03',
    title: 'Sample notification 2: regular examinations',
    link: '/pdfs/sample-notification-2-regular-examinations.pdf',
    tags: ['Regular'],
    placeholder: true,
  },
  {
    id: 'nt-01',
    date: '2023-01-02',
    title: 'Sample notification 1: examination fee',
    link: '/pdfs/sample-notification-1-examination-fee.pdf',
    tags: ['Fee'],
    placeholder: true,
  },
];
