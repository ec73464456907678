import { chairman, officers, treasurer } from '@viit/ui/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

/** 16 rows (R60.2). Designations and categories are required (R60.3, R60.4). */
export const members = [
  {
    id: 'chairman',
    name: chairman,
    designation: 'Chairman',
    category: 'Trust/Management',
    affiliation: 'Chairman, founding trust',
  },
  {
    id: 'p-venkata-krishna',
    name: 'Sri P. Venkata Krishna',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Vice-Chairman, founding trust',
  },
  {
    id: 'm-lakshmi-kumari',
    name: 'Smt. M. Lakshmi Kumari',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Trustee',
  },
  {
    id: 'treasurer',
    name: treasurer,
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Treasurer, founding trust',
  },
  {
    id: 'n-subba-rao',
    name: 'Dr. N. Subba Rao',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Trustee, academic affairs',
  },
  {
    id: 'ch-venkateswara-rao',
    name: 'Prof. Ch. Venkateswara Rao',
    designation: 'Member',
    category: 'Educationist',
    affiliation: 'Retired Professor of Civil Engineering',
  },
  {
    id: 't-annapurna-devi',
    name: 'Prof. T. Annapurna Devi',
    designation: 'Member',
    category: 'Educationist',
    affiliation: 'Retired Professor of Physics',
  },
  {
    id: 'g-raghunatha-reddy',
    name: 'Prof. G. Raghunatha Reddy',
    designation: 'Member',
    category: 'Nominee of UGC',
    affiliation: 'Professor of Computer Science',
  },
  {
    id: 's-appala-naidu',
    name: 'Sri S. Appala Naidu',
    designation: 'Member',
    category: 'Nominee of State Govt',
    affiliation: 'Department of Technical Education, Government of Andhra Pradesh',
  },
  {
    id: 'v-narasimha-murthy',
    name: 'Sri V. Narasimha Murthy',
    designation: 'Member',
    category: 'Industrialist',
    affiliation: 'Managing Director, Kalinga Bay Fabrications',
  },
  {
    id: 'a-padmavathi',
    name: 'Smt. A. Padmavathi',
    designation: 'Member',
    category: 'Industrialist',
    affiliation: 'Director of Engineering, Eastcoast Signal Systems',
  },
  {
    id: 'anuradha-tammineni',
    name: 'Dr. Anuradha Tammineni',
    designation: 'Member',
    category: 'Faculty Representative',
    affiliation: 'Professor, Electronics & Communication Engineering',
  },
  {
    id: 'gopala-krishna-nakka',
    name: 'Dr. Gopala Krishna Nakka',
    designation: 'Member',
    category: 'Faculty Representative',
    affiliation: 'Professor, Mechanical Engineering',
  },
  {
    id: 'rector',
    name: officers.rector.name,
    designation: 'Member',
    category: 'Institute Representative',
    affiliation: 'Rector',
  },
  {
    id: 'ceo',
    name: officers.ceo.name,
    designation: 'Member',
    category: 'Institute Representative',
    affiliation: 'Chief Executive Officer',
  },
  {
    id: 'principal',
    name: officers.principal.name,
    designation: 'Member Secretary',
    category: 'Institute Representative',
    affiliation: 'Principal',
  },
] as const;

/** Minutes of seven years (R60.5). */
export const minutes = yearlyDocuments('Minutes of Meetings', '/documents/governing-body/minutes-of-meetings-', [
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
  '2017-18',
  '2016-17',
]);

export const sample = ['members[].name', 'members[].category', 'members[].affiliation'] as const;
