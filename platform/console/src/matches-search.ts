/** Whether a value has every word of the search in one of its texts, in any case. */
export function matchesSearch(search: string, value: unknown): boolean {
  const text = JSON.stringify(value).toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
