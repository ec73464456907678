const KB = 1000;

/** Pages of sections that a change does not name may have so much more HTML, so that they do not block a larger shell. */
export const shellRoom = 1.1;

/** Limits in bytes after gzip. The registry refuses more, and CI fails. */
export const budgets = {
  document: 100 * KB,
  /** Uncompressed. The site's largest page has 170 KB. */
  documentPlain: 1000 * KB,
  /** Two hashes for each page: 36 pages have 12.7 KB. */
  entry: 13 * KB,
  /** The shell's scripts for hydration. */
  hydrate: 122 * KB,
  shell: 145 * KB,
  /** Besides the shell and the entry. A page can declare another `scriptBudget`. */
  pageScripts: 15 * KB,
  pageScriptsAtMost: 45 * KB,
  styles: 20 * KB,
  /** One stylesheet, uncompressed. */
  stylesheet: 200 * KB,
  /** Of a section, uncompressed. */
  stylesheets: 1000 * KB,
  picture: 500 * KB,
  /** Any other public file. */
  file: 20_000 * KB,
  /** Files below `client/` and `server/` without source maps: the registry hashes them all. */
  code: 20_000 * KB,
  maps: 8_000 * KB,
  /** With variants and previous addresses. */
  pages: 6000,
  /** A build's share of the page table. */
  table: 100 * KB,
  /** woff2 is compressed already. */
  fonts: 60 * KB,
} satisfies Readonly<Record<string, number>>;
