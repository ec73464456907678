/** The page's texts. */
export const sample = ['lede', 'notes'] as const;

export const title = 'Placement Success';
export const lede =
  'The placement record covers five graduating batches and eighteen programmes. Packages are stated as annual cost to company in lakhs of rupees (LPA), and offers made after internships are considered for the highest salary.';

export const notes = {
  years:
    'Select a year to see the details of the batch. Percentages are calculated on the total strength of the batch.',
  departments:
    'Figures are for the 2024-2025 season and include offers made after internships. Select a level and a programme, and click a picture to enlarge it. For placements, students of Electronics & Computer Engineering were registered under ECE, those of Cyber Security under CSE, those of Artificial Intelligence & Data Science under CSE (AI), and those of M.Tech in ECE under VLSI and Embedded Systems.',
  recruiters: 'Some of the companies that have recruited our students in the last five years.',
  /** Explains the asterisk. */
  latestYear:
    'Figures for the latest batch are as on the last day of the placement season. Offers received later will be added.',
  noYears: 'The figures are not available at present.',
} as const;
