import { address, email, website } from '@viit/ui/institute/contact';
import { founded, naac } from '@viit/ui/institute/figures';
import { administrativeOfficer, officers as office } from '@viit/ui/institute/people';

export const particulars = [
  { id: 'name-of-the-organisation', title: 'Name of the organisation', details: 'VIIT' },
  { id: 'address', title: 'Address', details: address.join(', ') },
  { id: 'year-of-establishment', title: 'Year of establishment', details: String(founded.year) },
  {
    id: 'nature-of-the-organisation',
    title: 'Nature of the organisation',
    details: 'Autonomous, self-financed institute of engineering and management',
  },
  { id: 'approved-by', title: 'Approved by', details: 'AICTE', link: '/aicte-approvals' },
  { id: 'affiliated-to', title: 'Affiliated to', details: 'JNTUK', link: '/jntuk' },
  { id: 'accredited-by', title: 'Accredited by', details: `NAAC, grade ${naac.current.grade}`, link: '/naac' },
  { id: 'governing-body', title: 'Governing Body', details: 'Members and minutes', link: '/governing-body' },
  { id: 'officers', title: 'Officers', details: 'Administration team', link: '/administration' },
  { id: 'rules-and-policies', title: 'Rules and policies', details: 'Policies and perspectives', link: '/policies' },
  { id: 'website', title: 'Website', details: website, link: '/' },
  { id: 'email', title: 'Email', details: email },
] as const;

export const officers = [
  {
    id: 'public-information-officer',
    name: office.principal.name,
    designation: 'Public Information Officer',
    contact: '1800200104',
    email: 'pio@viit.example',
  },
  {
    id: 'assistant',
    name: administrativeOfficer.name,
    designation: 'Assistant Public Information Officer',
    contact: administrativeOfficer.telephone,
    email: 'apio@viit.example',
  },
] as const;

export const sample = ['particulars[]', 'officers[]'] as const;
