import { officers, treasurer } from '@viit/ui/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

/** The columns are required (R62.2); the rows are sample content. */
export const members = [
  { id: 'principal', name: officers.principal.name, role: 'Chairman', designation: 'Principal' },
  { id: 'treasurer', name: treasurer, role: 'Member', designation: 'Nominee of the Governing Body' },
  { id: 'ceo', name: officers.ceo.name, role: 'Member', designation: 'Chief Executive Officer' },
  {
    id: 'janardhan-addepalli',
    name: 'Dr. Janardhan Addepalli',
    role: 'Member',
    designation: 'Professor, Computer Science & Engineering',
  },
  {
    id: 'sailaja-pentakota',
    name: 'Dr. Sailaja Pentakota',
    role: 'Member',
    designation: 'Professor, Civil Engineering',
  },
  { id: 'g-trinadha-rao', name: 'Sri G. Trinadha Rao', role: 'Member Secretary', designation: 'Finance Officer' },
] as const;

/** Minutes of five years (R62.3). */
export const minutes = yearlyDocuments('Minutes of Meetings', '/documents/finance-committee/minutes-of-meetings-', [
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
]);

export const sample = ['members'] as const;
