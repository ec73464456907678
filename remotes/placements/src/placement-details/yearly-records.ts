import type { EntryIn } from '../use-entries.ts';

/** One year of placements (R86.7). */
export interface YearlyRecord extends Omit<EntryIn<'years'>, 'id'> {
  /** In per cent of the total strength (R86.8). */
  placementPercentage: number;
}

/** Marks the latest year, which is the first one, with an asterisk. */
export const yearlyRecords = (years: readonly EntryIn<'years'>[]): YearlyRecord[] =>
  years.map((entry, index) => ({
    ...entry,
    academicYear: index === 0 ? `${entry.academicYear}*` : entry.academicYear,
    placementPercentage: Number(((entry.studentsPlaced / entry.totalStrength) * 100).toFixed(2)),
  }));
