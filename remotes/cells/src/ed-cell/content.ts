import { alumniFounder, officers } from '@viit/contract/institute/people';

/** The Entrepreneurship Development Cell: 15 committee members, four groups of objectives (R72.4, R72.5). */

export const title = 'Entrepreneurship Development (ED) Cell';
export const lede = 'For students who would rather found a firm than find one.';

export const about = [
  'A port city builds things: ships, pumps, cold stores, software. The Entrepreneurship Development Cell exists so that students who want to build their own need not wait for a degree to begin.',
  'It runs short courses on costing and company law, gives teams a bench and a mentor for a semester, and takes the ones that hold to banks, to the district industries office and to firms that may buy from them. It does not pick winners; it shortens the way to a first customer, or to an honest no.',
] as const;

export interface CommitteeMember {
  sNo: number;
  name: string;
  designation: string;
  position: string;
}

const members: readonly Omit<CommitteeMember, 'sNo'>[] = [
  { name: officers.principal.name, designation: 'Principal', position: 'Chairperson' },
  { name: officers.industry.name, designation: officers.industry.office, position: 'Vice Chairperson' },
  { name: 'Dr. Sridevi Vasa', designation: 'Associate Professor, Mechanical Engineering', position: 'Convener' },
  { name: 'Mr. Kalyan Chakravarthy Tenneti', designation: 'Assistant Professor, MBA', position: 'Coordinator' },
  { name: 'Dr. Swathi Jagarapu', designation: 'Associate Professor, CSE', position: 'Member' },
  { name: 'Dr. Srinivasa Rao Majji', designation: 'Professor, ECE', position: 'Member' },
  { name: 'Ms. Sowjanya Malla', designation: 'Assistant Professor, EEE', position: 'Member' },
  { name: 'Mr. Jagadeesh Simma', designation: 'Assistant Professor, Civil Engineering', position: 'Member' },
  { name: 'Dr. Murali Krishna Tota', designation: 'Associate Professor, IT', position: 'Member' },
  { name: 'Mr. Santosh Kumar Dharmana', designation: 'Assistant Professor, ECM', position: 'Member' },
  { name: 'Mr. R. Satyanarayana', designation: 'Partner, Tidal Pumps and Valves', position: 'Industry Member' },
  { name: alumniFounder.name, designation: `Founder, ${alumniFounder.company}`, position: 'Alumni Entrepreneur' },
  { name: 'Mr. L. Bhaskara Rao', designation: 'Manager, small enterprise lending', position: 'Bank Nominee' },
  { name: 'Ms. J. Keerthana', designation: 'III B.Tech, CSE (Data Science)', position: 'Student Member' },
  { name: 'Mr. A. Sai Charan', designation: 'II MBA', position: 'Student Member' },
];

export const committee: readonly CommitteeMember[] = members.map((member, index) => ({ sNo: index + 1, ...member }));

export const objectiveGroups: readonly { title: string; points: readonly string[] }[] = [
  {
    title: 'Awareness',
    points: [
      'Show first-year students that running a firm is work that can be learnt.',
      'Bring owners of small firms to the campus to speak of costs and mistakes as well as sales.',
      'Hold a three-day awareness camp in each department once a year.',
    ],
  },
  {
    title: 'Skills',
    points: [
      'Teach costing, bookkeeping, pricing and basic company law in evening courses.',
      'Train teams to test an idea with twenty possible customers before they build it.',
      'Prepare members of the teaching staff to guide student ventures.',
    ],
  },
  {
    title: 'Support',
    points: [
      'Lend bench space, tools and a mentor to a team for one semester, renewable once.',
      'Help with registration, tax numbers, trade marks and the first lease.',
      'Let founders count venture work towards their project credits where the rules allow.',
    ],
  },
  {
    title: 'Links',
    points: [
      'Keep a standing list of banks, public schemes and former students who fund first ventures.',
      'Take teams to buyers in the port, steel and fisheries trades of the region.',
      'Follow each venture for three years and publish what became of it.',
    ],
  },
];

export const sample = ['lede', 'about', 'committee[]', 'objectiveGroups[]'] as const;
