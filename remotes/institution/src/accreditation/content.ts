export const title = 'Public Documents';
export const lede =
  'Disclosures, data and reports that students, parents and reviewers ask for. The page of each category gives the year and the office in charge.';
export const note =
  'A document marked “Not yet published” is expected and will be available here. Until then, please write to the office in charge.';
export const section = 'Documents by category';
export const sample = ['lede', 'note', 'section'] as const;

export function countText(all: number, published: number): string {
  const documents = all === 1 ? '1 document' : `${all} documents`;
  if (published === all) return documents;
  return `${documents}, ${published === 0 ? 'not yet published' : `${published} published`}`;
}
