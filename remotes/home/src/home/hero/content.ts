/** The institute's line and what a visitor most often comes for. Figures: spec 1, section 2.3, Stats. */
export const hero = {
  name: 'VIIT',
  line: 'Engineers for a working coast',
  lede: 'An autonomous institute of engineering and management on India’s eastern shore: 7000+ students, 400+ teachers, 16.4 green acres between the hill and the Bay of Bengal.',
  ways: [
    { href: '/admissionsprocedure', label: 'Admissions', tone: 'accent' },
    { href: '#programs', label: 'See the programmes', tone: 'light' },
  ],
} as const;

export const sample = ['hero.line', 'hero.lede'] as const;
