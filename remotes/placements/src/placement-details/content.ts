/** The page's texts. Its data is in the other content files beside it. */
export const sample = [
  'lede',
  'notes',
  'yearlyRecords[].totalStrength',
  'yearlyRecords[].studentsPlaced',
  'yearlyRecords[].higherEducation',
  'yearlyRecords[].entrepreneurs',
] as const;

export const title = 'Placement Success';
export const lede =
  'Placements of five graduating batches and eighteen programmes. Packages are the annual cost to company in lakh rupees (LPA); the highest salary includes offers made after internships.';

export const notes = {
  years: 'Select a year to see the details of the batch. Percentages are of the total strength of the batch.',
  departments:
    'Figures of the 2024-2025 season, offers after internships included. Select a level and a programme; click a picture to enlarge it. Students of Electronics & Computer Engineering registered with ECE, of Cyber Security with CSE, of Artificial Intelligence & Data Science with CSE (AI), and of M.Tech in ECE with VLSI and Embedded Systems.',
  recruiters: 'Some of the companies that have recruited our students in the last five years.',
} as const;
