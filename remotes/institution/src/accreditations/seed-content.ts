const cycle = (number: string, from: number, note: string) =>
  ({
    id: `naac-${from}`,
    name: `NAAC ${from} (Cycle-${number})`,
    body: 'NAAC',
    cycle: number,
    firstYear: from,
    note: `Institutional accreditation, ${note} cycle`,
  }) as const;
const term = (from: number, to: number) =>
  ({
    id: `nba-${from}`,
    name: `NBA ${from}-${to % 100}`,
    body: 'NBA',
    firstYear: from,
    to,
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
