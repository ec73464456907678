export const name = 'VIIT';
export const tagline = 'Engineers for a working coast';
/** The figures are those of "VIIT at a Glance" (R25.2). */
export const lede =
  'An autonomous institute of engineering and management on India’s eastern shore: 7000+ students, 400+ teachers, 16.4 green acres between the hill and the Bay of Bengal.';

export const actions = [
  { href: '/admissionsprocedure', label: 'Admissions', tone: 'accent' },
  { href: '#programs', label: 'See the programmes', tone: 'light' },
] as const;

export const sample = ['tagline', 'lede'] as const;
