import type { Notice } from '../notices/notice.ts';

/** Notifications published in 2024, newest first. Sample content. */
export const entries2024: readonly Notice[] = [
  {
    id: 'nt-18',
    date: '2024-11-22',
    title: 'MBA I and III Semester Regular Examinations, January 2025: fee notification',
    link: '/pdfs/mba-i-and-iii-semester-regular-examinations-january-2025-fee-notification.pdf',
    tags: ['MBA', 'Regular', 'Fee', 'VR22'],
  },
  {
    id: 'nt-17',
    date: '2024-10-25',
    title: 'Provisional certificates of the 2024 graduating batch: dates of issue',
    link: '/pdfs/provisional-certificates-of-the-2024-graduating-batch-dates-of-issue.pdf',
    tags: ['B.Tech', 'PC', 'VR20'],
  },
  {
    id: 'nt-16',
    date: '2024-10-11',
    title: 'IV B.Tech I Semester Regular Examinations, November 2024: fee notification',
    link: '/pdfs/iv-btech-i-semester-regular-examinations-november-2024-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR20'],
  },
  {
    id: 'nt-15',
    date: '2024-09-13',
    title: 'II B.Tech I and II Semester Supplementary Examinations, October 2024: fee notification',
    link: '/pdfs/ii-btech-i-and-ii-semester-supplementary-examinations-october-2024-fee-notification.pdf',
    tags: ['B.Tech', 'Supplementary', 'Fee', 'VR20'],
  },
  {
    id: 'nt-14',
    date: '2024-08-09',
    title: 'IV B.Tech II Semester Advanced Supplementary Examinations, September 2024: fee notification',
    link: '/pdfs/iv-btech-ii-semester-advanced-supplementary-examinations-september-2024-fee-notification.pdf',
    tags: ['B.Tech', 'Adv. Supply', 'Fee', 'VR20'],
  },
  {
    id: 'nt-13',
    date: '2024-07-12',
    title: 'M.Tech II Semester Regular Examinations, August 2024: fee notification',
    link: '/pdfs/mtech-ii-semester-regular-examinations-august-2024-fee-notification.pdf',
    tags: ['M.Tech', 'Regular', 'Fee', 'VR22'],
  },
  {
    id: 'nt-12',
    date: '2024-06-07',
    title: 'I B.Tech II Semester Regular Examinations, July 2024: fee notification',
    link: '/pdfs/i-btech-ii-semester-regular-examinations-july-2024-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR23'],
  },
  {
    id: 'nt-11',
    date: '2024-05-17',
    title: 'I to IV B.Tech Supply Examinations, June 2024: fee notification',
    link: '/pdfs/i-to-iv-btech-supply-examinations-june-2024-fee-notification.pdf',
    tags: ['B.Tech', 'Supply', 'Fee', 'VR19'],
  },
  {
    id: 'nt-10',
    date: '2024-02-16',
    title: 'M.Tech I Semester Regular and Supplementary Examinations, March 2024: fee notification',
    link: '/pdfs/mtech-i-semester-regular-and-supplementary-examinations-march-2024-fee-notification.pdf',
    tags: ['M.Tech', 'Regular', 'Supplementary', 'Fee', 'VR22'],
  },
  {
    id: 'nt-09',
    date: '2024-01-12',
    title: 'I B.Tech I Semester Regular Examinations, February 2024: fee notification',
    link: '/pdfs/i-btech-i-semester-regular-examinations-february-2024-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR23'],
  },
];
