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
  'Five graduating batches, eighteen programmes and the companies that came to campus. Packages are annual cost to company in lakh rupees (LPA).';

export const notes = {
  years: 'Choose a year to see where its batch went. The percentage is of the total strength of the batch.',
  departments:
    'Figures of the 2024-2025 season, offers after internships included. Choose a level, then a programme; press a picture to enlarge it. Students of Electronics & Computer Engineering registered with ECE, of Cyber Security with CSE, of Artificial Intelligence & Data Science with CSE (AI), and of M.Tech in ECE with VLSI and Embedded Systems.',
  recruiters: 'A selection of the companies that made offers in the last five seasons.',
} as const;
