const KB = 1000;

/** Limits for what a visitor fetches, in bytes after gzip. The registry refuses more, and CI fails. */
export const budgets = {
  document: 100 * KB,
  /** Before compression. The site's largest page has 170 KB. */
  documentPlain: 1000 * KB,
  entry: 12 * KB,
  /** The shell's scripts that a page needs to hydrate. */
  hydrate: 122 * KB,
  shell: 145 * KB,
  /** Beyond the shell and the entry. A page can declare another `scriptBudget`. */
  pageScripts: 15 * KB,
  /** The largest `scriptBudget`. */
  pageScriptsAtMost: 45 * KB,
  styles: 20 * KB,
  /** One stylesheet, uncompressed. */
  stylesheet: 200 * KB,
  /** All stylesheets of a section, uncompressed. */
  stylesheets: 1000 * KB,
  /** As it is. */
  picture: 500 * KB,
  /** A document, film or other public file, as it is. */
  file: 20_000 * KB,
  /** Files below `client/` and `server/` without source maps: the registry hashes them all. */
  code: 20_000 * KB,
  /** Source maps of a build. */
  maps: 8_000 * KB,
  /** Number of pages, with variants and former addresses. */
  pages: 6000,
  /** What a build adds to the page table. */
  table: 100 * KB,
  /** As they are: woff2 is compressed already. */
  fonts: 60 * KB,
} satisfies Readonly<Record<string, number>>;
