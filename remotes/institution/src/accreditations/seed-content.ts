const cycle = (number: string, firstYear: number, note: string) =>
  ({
    id: `naac-${firstYear}`,
    name: `NAAC ${firstYear} (Cycle-${number})`,
    body: 'NAAC',
    cycle: number,
    firstYear,
    note: `Institutional accreditation, ${note} cycle`,
  }) as const;
const term = (firstYear: number, lastYear: number) =>
  ({
    id: `nba-${firstYear}`,
    name: `NBA ${firstYear}-${lastYear % 100}`,
    body: 'NBA',
    firstYear,
    lastYear,
    note: 'Undergraduate programmes',
  }) as const;

/** Eight certificates, in this order (R47.1). UGC recognition has no term. */
export const accreditations = [
  cycle('I', 2012, 'first'),
  cycle('II', 2017, 'second'),
  cycle('III', 2024, 'third'),
  term(2009, 2012),
  term(2017, 2020),
  term(2020, 2023),
  term(2024, 2026),
  { id: 'ugc', name: 'UGC 2f&12B Certification', body: 'UGC', note: 'Recognition under the UGC Act' },
] as const;

export const sample = ['accreditations[].note'] as const;
