export const sample = [
  'years[].totalStrength',
  'years[].studentsPlaced',
  'years[].higherEducation',
  'years[].entrepreneurs',
] as const;

/**
 * Five years (R86.7). Years and percentages are required (R86.8); the numbers of students are sample figures that give
 * exactly these percentages.
 */
export const years = [
  {
    id: '2024-2025',
    academicYear: '2024-2025',
    totalStrength: 1200,
    studentsPlaced: 1040,
    higherEducation: 74,
    entrepreneurs: 11,
  },
  {
    id: '2023-2024',
    academicYear: '2023-2024',
    totalStrength: 1137,
    studentsPlaced: 986,
    higherEducation: 81,
    entrepreneurs: 9,
  },
  {
    id: '2022-2023',
    academicYear: '2022-2023',
    totalStrength: 1078,
    studentsPlaced: 939,
    higherEducation: 72,
    entrepreneurs: 8,
  },
  {
    id: '2021-2022',
    academicYear: '2021-2022',
    totalStrength: 999,
    studentsPlaced: 805,
    higherEducation: 88,
    entrepreneurs: 6,
  },
  {
    id: '2020-2021',
    academicYear: '2020-2021',
    totalStrength: 960,
    studentsPlaced: 720,
    higherEducation: 97,
    entrepreneurs: 4,
  },
] as const;
