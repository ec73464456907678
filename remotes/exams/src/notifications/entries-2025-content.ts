import type { Notice } from '../notices/notice.ts';

/** Notifications published in 2025, newest first. Sample content. */
export const entries2025: readonly Notice[] = [
  {
    id: 'nt-30',
    date: '2025-11-10',
    title: 'I B.Tech I Semester Regular Examinations, December 2025: fee notification',
    link: '/pdfs/i-btech-i-semester-regular-examinations-december-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR23'],
  },
  {
    id: 'nt-29',
    date: '2025-10-24',
    title: 'Provisional certificates of the 2025 graduating batch: dates of issue',
    link: '/pdfs/provisional-certificates-of-the-2025-graduating-batch-dates-of-issue.pdf',
    tags: ['B.Tech', 'PC', 'VR20'],
  },
  {
    id: 'nt-28',
    date: '2025-10-10',
    title: 'IV B.Tech I Semester Regular Examinations, November 2025: fee notification',
    link: '/pdfs/iv-btech-i-semester-regular-examinations-november-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR20'],
  },
  {
    id: 'nt-27',
    date: '2025-09-12',
    title: 'III B.Tech I and II Semester Supplementary Examinations, October 2025: fee notification',
    link: '/pdfs/iii-btech-i-and-ii-semester-supplementary-examinations-october-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Supplementary', 'Fee', 'VR20'],
  },
  {
    id: 'nt-26',
    date: '2025-08-08',
    title: 'IV B.Tech II Semester Advanced Supply Examinations, September 2025: fee notification',
    link: '/pdfs/iv-btech-ii-semester-advanced-supply-examinations-september-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Advanced Supply', 'Fee', 'VR20'],
  },
  {
    id: 'nt-25',
    date: '2025-07-25',
    title: 'M.Tech II Semester Regular Examinations, August 2025: fee notification',
    link: '/pdfs/mtech-ii-semester-regular-examinations-august-2025-fee-notification.pdf',
    tags: ['M.Tech', 'Regular', 'Fee', 'VR22'],
  },
  {
    id: 'nt-24',
    date: '2025-07-04',
    title: 'MBA II and IV Semester Regular Examinations, August 2025: fee notification',
    link: '/pdfs/mba-ii-and-iv-semester-regular-examinations-august-2025-fee-notification.pdf',
    tags: ['MBA', 'Regular', 'Fee', 'VR22'],
  },
  {
    id: 'nt-23',
    date: '2025-06-13',
    title: 'I B.Tech II Semester Regular Examinations, July 2025: fee notification',
    link: '/pdfs/i-btech-ii-semester-regular-examinations-july-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR23'],
  },
  {
    id: 'nt-22',
    date: '2025-05-23',
    title: 'I to IV B.Tech Supply Examinations, June 2025: fee notification',
    link: '/pdfs/i-to-iv-btech-supply-examinations-june-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Supply', 'Fee', 'VR19'],
  },
  {
    id: 'nt-21',
    date: '2025-04-04',
    title: 'MBA I and III Semester Supply Examinations, May 2025: fee notification',
    link: '/pdfs/mba-i-and-iii-semester-supply-examinations-may-2025-fee-notification.pdf',
    tags: ['MBA', 'Supply', 'Fee', 'VR22'],
  },
  {
    id: 'nt-20',
    date: '2025-03-07',
    title: 'III B.Tech II Semester First Mid Examinations, April 2025: instructions to students',
    link: '/pdfs/iii-btech-ii-semester-first-mid-examinations-april-2025-instructions-to-students.pdf',
    tags: ['B.Tech', 'Mid-Exam', 'VR20'],
  },
  {
    id: 'nt-19',
    date: '2025-01-17',
    title: 'I B.Tech I Semester Regular Examinations, February 2025: fee notification',
    link: '/pdfs/i-btech-i-semester-regular-examinations-february-2025-fee-notification.pdf',
    tags: ['B.Tech', 'Regular', 'Fee', 'VR23'],
  },
];
