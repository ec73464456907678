/** What a visitor may be asked to fetch, in bytes after gzip. */
export const budgets = {
  /** A page's HTML. */
  document: 100_000,
  /** A section's entry. */
  entry: 12_000,
  /** The shell's scripts that a page needs to hydrate. */
  hydrate: 122_000,
};

/** 12000 → "12.0 KB". */
export const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
