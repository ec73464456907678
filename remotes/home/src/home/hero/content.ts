import { campusAcres, students, teachers } from '@viit/ui/institute/figures';

export const name = 'VIIT';
export const tagline = 'Engineering and management on the east coast';
/** The figures are those of "VIIT at a Glance" (R25.2). */
export const lede = `An autonomous institute with ${students} students and ${teachers} faculty members, on a green campus of ${campusAcres} acres overlooking the Bay of Bengal.`;

export const actions = [
  { href: '/admissionsprocedure', label: 'Admissions', tone: 'accent' },
  { href: '#programs', label: 'View programmes', tone: 'light' },
] as const;

export const sample = ['tagline', 'lede'] as const;
