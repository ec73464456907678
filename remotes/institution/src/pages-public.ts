import type { Page } from '@viit/runtime';

/** Public documents, people to turn to, fees and seats (R95 to R97). */
export const publicPages: readonly Page[] = [
  {
    id: 'accreditation',
    path: '/accreditation',
    title: 'Public Documents',
    description: 'AICTE and UGC disclosures, NIRF data, AQAR, minutes of committees and audits, by category and year.',
    layout: 'standard',
    content: ['/api/content/institution/register'],
    searchWords: ['AQAR', 'mandatory disclosure', 'NIRF data', 'IQAC minutes'],
    load: () => import(/* webpackChunkName: "accreditation" */ './accreditation/page.tsx'),
  },
  {
    id: 'public-documents',
    path: '/accreditation/:category',
    title: 'Public Documents by Category',
    description: 'One category of the public documents of the institute, by year, with the office in charge.',
    layout: 'standard',
    breadcrumbs: [{ name: 'Public Documents', path: '/accreditation' }],
    content: ['/api/content/institution/register'],
    variants: [
      {
        params: { category: 'mandatory-disclosure' },
        title: 'AICTE Mandatory Disclosure',
        description:
          'Yearly disclosures on programmes, intake, faculty, fees, facilities and accounts, as sought by AICTE.',
      },
      {
        params: { category: 'self-disclosure' },
        title: 'UGC Public Self-Disclosure',
        description:
          'The public self-disclosure of the institute: recognition, annual reports, audited accounts and rules.',
      },
      {
        params: { category: 'nirf-data' },
        title: 'NIRF Data',
        description: 'The data submitted to the National Institutional Ranking Framework, for each year and category.',
      },
      {
        params: { category: 'quality-reports' },
        title: 'NAAC and IQAC Reports',
        description:
          'Annual Quality Assurance Reports (AQAR), minutes of the IQAC with action taken, and the self-study report.',
      },
      {
        params: { category: 'committees' },
        title: 'Committees and Their Minutes',
        description:
          'Orders constituting the committees of the institute, with their members, and the minutes of meetings.',
      },
    ],
    notFound: {
      title: 'Document category not found',
      description: 'The register of public documents has no category at this address.',
    },
    load: () => import(/* webpackChunkName: "public-documents" */ './public-documents/page.tsx'),
  },
  {
    id: 'academic-audit',
    path: '/academics/audit',
    title: 'Academic Audit',
    description: 'Reports of the academic and administrative audit, and the action taken, by year.',
    layout: 'standard',
    content: ['/api/content/institution/register'],
    load: () => import(/* webpackChunkName: "academic-audit" */ './academic-audit/page.tsx'),
  },
  {
    id: 'admissions',
    path: '/admissions',
    title: 'Fees and Seats',
    description: 'Seats and yearly fees of the undergraduate and postgraduate programmes, and the refund rules.',
    layout: 'standard',
    content: ['/api/content/institution/fees'],
    searchWords: ['tuition fee', 'fee structure', 'intake', 'seat matrix', 'refund'],
    load: () => import(/* webpackChunkName: "admissions" */ './admissions/page.tsx'),
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact and People to Turn To',
    description:
      'Telephone numbers and hours for ragging, harassment, emergencies, grievances, admissions and examinations; address.',
    layout: 'standard',
    content: ['/api/content/institution/contacts'],
    searchWords: ['anti-ragging', 'helpline', 'ombudsperson', 'internal committee', 'phone number'],
    load: () => import(/* webpackChunkName: "contact" */ './contact/page.tsx'),
  },
];
