/** In order. */
export const searchGroups = [
  { kind: 'page', title: 'Pages' },
  { kind: 'document', title: 'Documents' },
  { kind: 'person', title: 'People' },
  { kind: 'notice', title: 'Notices' },
] as const;

export function searchMessage(match: 'all' | 'similar' | 'some' | 'none', count: number): string {
  const results = count === 1 ? '1 result' : `${count} results`;
  if (match === 'similar') return `Nothing on this site contains these words. ${results} with similar words.`;
  if (match === 'some') return `Nothing on this site contains all of these words. ${results} with some of them.`;
  return match === 'all' ? `${results}.` : 'No matches found.';
}
