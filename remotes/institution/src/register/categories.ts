import { email } from '@viit/ui/institute/contact';

/** A category of the register of public documents. `name` is the choice that staff make in an entry. */
export interface Category {
  /** Its page is `/accreditation/<id>`. */
  id: string;
  name: string;
  title: string;
  lede: string;
  /** Pages that show more of the same, or the documents that are not in the register. */
  related: readonly { href: string; label: string }[];
}

export const auditPath = '/academics/audit';
export const auditName = 'Academic audit';

/** In the order of the page. docs/facts.md says which rule asks for which document. */
export const categories = [
  {
    id: 'mandatory-disclosure',
    name: 'AICTE mandatory disclosure',
    title: 'AICTE Mandatory Disclosure',
    lede: 'What every institute approved by the All India Council for Technical Education places before the public each year.',
    related: [
      { href: '/aicte-approvals', label: 'AICTE Approvals' },
      { href: '/admissions', label: 'Fees and Seats' },
    ],
  },
  {
    id: 'self-disclosure',
    name: 'UGC public self-disclosure',
    title: 'UGC Public Self-Disclosure',
    lede: 'The information that the University Grants Commission asks institutions to keep open to everyone, without registration or login.',
    related: [
      { href: '/statutory-approvals', label: 'Statutory Approvals' },
      { href: '/contact', label: 'Whom to Contact' },
      { href: '/rti', label: 'Right to Information' },
    ],
  },
  {
    id: 'nirf-data',
    name: 'NIRF data',
    title: 'NIRF Data',
    lede: `The data that the institute has submitted to the National Institutional Ranking Framework, year by year. Please send comments on it to ${email}.`,
    related: [{ href: '/rankings', label: 'Rankings' }],
  },
  {
    id: 'quality-reports',
    name: 'NAAC and IQAC reports',
    title: 'NAAC and IQAC Reports',
    lede: 'Annual Quality Assurance Reports, minutes of the Internal Quality Assurance Cell and the reports of accreditation.',
    related: [
      { href: '/iqac', label: 'IQAC' },
      { href: '/naac', label: 'NAAC Accreditation' },
      { href: auditPath, label: 'Academic Audit' },
    ],
  },
  {
    id: 'committees',
    name: 'Committees',
    title: 'Committees and Their Minutes',
    lede: 'The orders by which the committees of the institute were constituted, and the minutes of their meetings.',
    related: [
      { href: '/governing-body', label: 'Governing Body' },
      { href: '/academic-council', label: 'Academic Council' },
      { href: '/finance-committee', label: 'Finance Committee' },
      { href: '/grievances', label: 'Grievances' },
    ],
  },
] as const satisfies readonly Category[];

export const categoryNames = [...categories.map(({ name }) => name), auditName] as const;
