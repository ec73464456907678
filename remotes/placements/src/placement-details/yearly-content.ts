/** One year of placements (R86.7). */
export interface YearlyRecord {
  /** As shown; the latest year has an asterisk. */
  academicYear: string;
  /** Students of the graduating batch. */
  totalStrength: number;
  studentsPlaced: number;
  higherEducation: number;
  entrepreneurs: number;
  /** Students placed, in per cent of the total strength (R86.8). */
  placementPercentage: number;
}

/**
 * Five years, latest first (R86.7). Years and percentages are required (R86.8); the numbers of students are sample
 * figures that give exactly these percentages.
 */
export const yearlyRecords: readonly YearlyRecord[] = [
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

/** Explanation of the asterisk of the latest year. */
export const latestYearNote =
  'Figures for the latest batch are as on the last day of the placement season. Offers received later will be added.';

/** The first counter of the page: students placed in all years. */
export const totalPlaced = yearlyRecords.reduce((sum, { studentsPlaced }) => sum + studentsPlaced, 0);
