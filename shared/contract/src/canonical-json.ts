const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Ignores the order of fields: databases do not preserve it. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
