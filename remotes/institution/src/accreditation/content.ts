export const title = 'Public Documents';
export const lede =
  'Disclosures, data and reports that students, parents and reviewers ask for, by category, each with its year and the office in charge.';
export const note =
  'A document marked “Not yet published” is expected and will be available here. Until then, please write to the office in charge.';
export const sample = ['lede', 'note'] as const;
