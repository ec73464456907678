import type { NoticeEntry } from '../notices/notice.ts';

/** Notifications published in 2023, newest first. Sample content. */
export const entries2023: readonly NoticeEntry[] = [
  {
    id: 'nt-08',
    date: '10/11/2023',
    title: 'III B.Tech I Semester Regular Examinations, December 2023: fee notification',
    link: '/pdfs/iii-btech-i-semester-regular-examinations-december-2023-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR20'],
  },
  {
    id: 'nt-07',
    date: '27/10/2023',
    title: 'Provisional certificates of the 2023 graduating batch: dates of issue',
    link: '/pdfs/provisional-certificates-of-the-2023-graduating-batch-dates-of-issue.pdf',
    tags: ['B.Tech', 'PC', 'VR19'],
  },
  {
    id: 'nt-06',
    date: '01/09/2023',
    title: 'IV B.Tech II Semester Advanced Supply Examinations, September 2023: fee notification',
    link: '/pdfs/iv-btech-ii-semester-advanced-supply-examinations-september-2023-fee-notification.pdf',
    tags: ['B.Tech', 'Advanced Supply', 'Fee', 'VR19'],
  },
  {
    id: 'nt-05',
    date: '03/02/2023',
    title: 'IV B.Tech Supply Examinations, March 2023: fee notification',
    link: '/pdfs/iv-btech-supply-examinations-march-2023-fee-notification.pdf',
    tags: ['B.Tech', 'Supply', 'Fee', 'VR17'],
  },
  {
    id: 'nt-04',
    date: '05/01/2023',
    title: 'Sample notification 4: provisional certificates',
    link: '/pdfs/sample-notification-4-provisional-certificates.pdf',
    tags: ['PC'],
    placeholder: true,
  },
  {
    id: 'nt-03',
    date: '04/01/2023',
    title: 'Sample notification 3: supplementary examinations',
    link: '/pdfs/sample-notification-3-supplementary-examinations.pdf',
    tags: ['Supplementary'],
    placeholder: true,
  },
  {
    id: 'nt-02',
    date: '03/01/2023',
    title: 'Sample notification 2: regular examinations',
    link: '/pdfs/sample-notification-2-regular-examinations.pdf',
    tags: ['Regular'],
    placeholder: true,
  },
  {
    id: 'nt-01',
    date: '02/01/2023',
    title: 'Sample notification 1: examination fee',
    link: '/pdfs/sample-notification-1-examination-fee.pdf',
    tags: ['Fee'],
    placeholder: true,
  },
];
