const iqac = 'Internal Quality Assurance Cell';
const principal = 'Office of the Principal';
const studentAffairs = 'Dean, Student Affairs';

/** The newest first. */
const years = ['2025-26', '2024-25', '2023-24'];
const nirfYears = ['2026', '2025', '2024'];

const yearly = <C extends string>(category: C, name: string, stem: string, owner: string, of = years) =>
  of.map((year) => ({ id: `${stem}-${year}`, category, name: `${name} ${year}`, year, owner }));

const order = <C extends string>(category: C, name: string, id: string, owner: string) => ({
  ...{ id, category, name, owner, year: '2026-27' },
});

/** Sample content. No document has been supplied, so none has a file. */
export const register = [
  ...yearly('AICTE mandatory disclosure', 'Mandatory disclosure', 'disclosure', principal, ['2026-27', ...years]),
  ...yearly('AICTE mandatory disclosure', 'Audited statement of accounts', 'accounts', 'Finance Officer'),
  {
    id: 'public-self-disclosure',
    category: 'UGC public self-disclosure',
    name: 'Public self-disclosure',
    year: '2026-27',
    owner: principal,
  },
  ...yearly('UGC public self-disclosure', 'Annual report', 'annual-report', principal),
  {
    id: 'institutional-development-plan',
    category: 'UGC public self-disclosure',
    name: 'Institutional development plan',
    owner: principal,
  },
  {
    id: 'prospectus',
    category: 'UGC public self-disclosure',
    name: 'Prospectus',
    year: '2026-27',
    owner: 'Dean, Admissions',
  },
  ...yearly('NIRF data', 'Data submitted to NIRF in the category Engineering,', 'nirf-engineering', iqac, nirfYears),
  ...yearly('NIRF data', 'Data submitted to NIRF in the category Overall,', 'nirf-overall', iqac, nirfYears),
  ...yearly('NAAC and IQAC reports', 'AQAR', 'aqar', iqac),
  ...yearly('NAAC and IQAC reports', 'Minutes of the IQAC and action taken', 'iqac-minutes', iqac),
  {
    id: 'ssr-third-cycle',
    category: 'NAAC and IQAC reports',
    name: 'Self-study report, third cycle',
    year: '2024',
    owner: iqac,
    validUntil: '2029-07-11',
  },
  order('Committees', 'Student Grievance Redressal Committee: order and members', 'sgrc', studentAffairs),
  order('Committees', 'Internal Committee: order and members', 'internal-committee', principal),
  order('Committees', 'Anti-Ragging Committee and Squad: order and members', 'anti-ragging', studentAffairs),
  order('Committees', 'SC/ST Committee: order and members', 'sc-st-committee', principal),
  order('Committees', 'Equal Opportunity Cell: order and members', 'equal-opportunity', studentAffairs),
  ...yearly('Committees', 'Minutes of the Student Grievance Redressal Committee', 'sgrc-minutes', studentAffairs),
  ...yearly('Committees', 'Minutes of the Anti-Ragging Committee', 'anti-ragging-minutes', studentAffairs),
  ...yearly('Academic audit', 'Academic and administrative audit report', 'academic-audit', iqac),
  ...yearly('Academic audit', 'Action taken on the academic audit', 'audit-action', iqac),
] as const;

export const sample = ['register[]'] as const;
