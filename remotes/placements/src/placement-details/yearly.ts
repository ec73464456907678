/** One year of placements (R86.7). */
export interface YearlyRecord {
  /** As shown; the latest year bears an asterisk. */
  academicYear: string;
  /** Students of the graduating batch. */
  totalStrength: number;
  studentsPlaced: number;
  higherEducation: number;
  entrepreneurs: number;
  /** Placed of the total strength, in per cent (R86.8). */
  placementPercentage: number;
}

/**
 * Five years, latest first (R86.7, R86.8). Years and percentages are the specification's; the head counts are sample figures
 * that give exactly these percentages.
 */
export const yearly: readonly YearlyRecord[] = [
  {
    academicYear: '2024-2025*',
    totalStrength: 1200,
    studentsPlaced: 1040,
    higherEducation: 74,
    entrepreneurs: 11,
    placementPercentage: 86.67,
  },
  {
    academicYear: '2023-2024',
    totalStrength: 1137,
    studentsPlaced: 986,
    higherEducation: 81,
    entrepreneurs: 9,
    placementPercentage: 86.72,
  },
  {
    academicYear: '2022-2023',
    totalStrength: 1078,
    studentsPlaced: 939,
    higherEducation: 72,
    entrepreneurs: 8,
    placementPercentage: 87.11,
  },
  {
    academicYear: '2021-2022',
    totalStrength: 999,
    studentsPlaced: 805,
    higherEducation: 88,
    entrepreneurs: 6,
    placementPercentage: 80.58,
  },
  {
    academicYear: '2020-2021',
    totalStrength: 960,
    studentsPlaced: 720,
    higherEducation: 97,
    entrepreneurs: 4,
    placementPercentage: 75,
  },
];

/** What the asterisk of the latest year means. */
export const asterisk =
  'Figures of the latest batch as recorded at the close of the season; offers made later are added.';

/** Students placed over all years: the first counter of the page. */
export const totalPlaced = yearly.reduce((sum, { studentsPlaced }) => sum + studentsPlaced, 0);
