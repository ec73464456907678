import { alumniFounder, officers } from '@viit/ui/institute/people';

/** 15 members (R72.4). */
export const committee = [
  { id: 'principal', name: officers.principal.name, designation: 'Principal', position: 'Chairperson' },
  { id: 'industry', name: officers.industry.name, designation: officers.industry.office, position: 'Vice Chairperson' },
  {
    id: 'sridevi-vasa',
    name: 'Dr. Sridevi Vasa',
    designation: 'Associate Professor, Mechanical Engineering',
    position: 'Convener',
  },
  {
    id: 'kalyan-chakravarthy-tenneti',
    name: 'Mr. Kalyan Chakravarthy Tenneti',
    designation: 'Assistant Professor, MBA',
    position: 'Coordinator',
  },
  { id: 'swathi-jagarapu', name: 'Dr. Swathi Jagarapu', designation: 'Associate Professor, CSE', position: 'Member' },
  { id: 'srinivasa-rao-majji', name: 'Dr. Srinivasa Rao Majji', designation: 'Professor, ECE', position: 'Member' },
  { id: 'sowjanya-malla', name: 'Ms. Sowjanya Malla', designation: 'Assistant Professor, EEE', position: 'Member' },
  {
    id: 'jagadeesh-simma',
    name: 'Mr. Jagadeesh Simma',
    designation: 'Assistant Professor, Civil Engineering',
    position: 'Member',
  },
  {
    id: 'murali-krishna-tota',
    name: 'Dr. Murali Krishna Tota',
    designation: 'Associate Professor, IT',
    position: 'Member',
  },
  {
    id: 'santosh-kumar-dharmana',
    name: 'Mr. Santosh Kumar Dharmana',
    designation: 'Assistant Professor, ECM',
    position: 'Member',
  },
  {
    id: 'r-satyanarayana',
    name: 'Mr. R. Satyanarayana',
    designation: 'Partner, Tidal Pumps and Valves',
    position: 'Industry Member',
  },
  {
    id: 'alumni-founder',
    name: alumniFounder.name,
    designation: `Founder, ${alumniFounder.company}`,
    position: 'Alumni Entrepreneur',
  },
  {
    id: 'l-bhaskara-rao',
    name: 'Mr. L. Bhaskara Rao',
    designation: 'Manager, small enterprise lending',
    position: 'Bank Nominee',
  },
  {
    id: 'j-keerthana',
    name: 'Ms. J. Keerthana',
    designation: 'III B.Tech, CSE (Data Science)',
    position: 'Student Member',
  },
  { id: 'a-sai-charan', name: 'Mr. A. Sai Charan', designation: 'II MBA', position: 'Student Member' },
] as const;

export const sample = ['committee[]'] as const;
