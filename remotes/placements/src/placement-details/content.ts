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
  'The placement record covers five graduating batches and eighteen programmes. Packages are stated as annual cost to company in lakhs of rupees (LPA), and the highest salary includes offers made after internships.';

export const notes = {
  years:
    'Select a year to see the details of the batch. Percentages are calculated on the total strength of the batch.',
  departments:
    'Figures are for the 2024-2025 season and include offers made after internships. Select a level and a programme, and click a picture to enlarge it. Students of Electronics & Computer Engineering registered with ECE, those of Cyber Security with CSE, those of Artificial Intelligence & Data Science with CSE (AI), and those of M.Tech in ECE with VLSI and Embedded Systems.',
  recruiters: 'Some of the companies that have recruited our students in the last five years.',
} as const;
