/** Whether a value has every word of the search in one of its texts, in any case. */
export function matchesSearch(search: string, value: unknown): boolean {
  const text = JSON.stringify(valuesOf(value)).toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without the names of fields, which no view shows. */
const valuesOf = (value: unknown): unknown =>
  typeof value === 'object' && value ? Object.values(value).map(valuesOf) : value;
