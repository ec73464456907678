const KB = 1000;

/** The most that a visitor may have to fetch, in bytes after gzip. The registry refuses a build above it, and CI fails. */
export const budgets = {
  /** A page's HTML. */
  document: 100 * KB,
  /** A section's entry. */
  entry: 12 * KB,
  /** The shell's scripts that a page needs to hydrate. */
  hydrate: 122 * KB,
  /** All scripts of the shell. */
  shell: 145 * KB,
  /** A page's own styles. */
  styles: 20 * KB,
  /** A picture, as it is. */
  picture: 500 * KB,
  /** A document, a film or another public file, as it is. */
  file: 20_000 * KB,
  /** All source maps of a build, as they are: no visitor is sent one. */
  maps: 8_000 * KB,
  /** Pages of a build, each variant counted: a number. */
  pages: 2500,
  /** What a build adds to the page table, which every visitor loads with the first click. */
  table: 100 * KB,
  /** All fonts, as they are: woff2 is compressed already. */
  fonts: 60 * KB,
} as const;

/** A page's own JavaScript, beyond the shell and its section's entry, by section. */
const pageBudgets: Readonly<Record<string, number>> = {
  home: 45 * KB,
  institution: 12 * KB,
  cells: 15 * KB,
  placements: 15 * KB,
  exams: 15 * KB,
};

/** The same for a section that the table does not name. */
const defaultPageBudget = 15 * KB;

/** The budget of a page's own JavaScript. The shell's pages have none: they are part of the shell's. */
export const pageBudgetOf = (section: string): number | null =>
  section === 'shell' ? null : (pageBudgets[section] ?? defaultPageBudget);
