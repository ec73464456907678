const KB = 1000;

/** The most that a visitor may have to fetch, in bytes after gzip. The registry refuses a build above it, and CI fails. */
export const budgets = {
  /** A page's HTML. */
  document: 100 * KB,
  /** A page's HTML before compression, which is checked before anything reads it. The site's largest page has 170 KB. */
  documentPlain: 1000 * KB,
  /** A section's entry. */
  entry: 12 * KB,
  /** The shell's scripts that a page needs to hydrate. */
  hydrate: 122 * KB,
  /** All scripts of the shell. */
  shell: 145 * KB,
  /** A page's own scripts, beyond the shell and its section's entry. A page can declare another `scriptBudget`. */
  pageScripts: 15 * KB,
  /** The largest `scriptBudget` that a page can declare. */
  pageScriptsAtMost: 45 * KB,
  /** A page's own styles. */
  styles: 20 * KB,
  /** A stylesheet of a section before compression, which is checked before it is parsed. */
  stylesheet: 200 * KB,
  /** All stylesheets of a section, before compression: each is parsed and checked. */
  stylesheets: 1000 * KB,
  /** A picture, as it is. */
  picture: 500 * KB,
  /** A document, a film or another public file, as it is. */
  file: 20_000 * KB,
  /** All files below `client/` and `server/` but source maps, as they are: the registry reads them all to compute the identity. */
  code: 20_000 * KB,
  /** All source maps of a build, as they are: no visitor is sent one. */
  maps: 8_000 * KB,
  /** Pages of a build, each variant and each former address counted: a number. */
  pages: 6000,
  /** What a build adds to the page table, which every visitor loads with the first click. */
  table: 100 * KB,
  /** All fonts, as they are: woff2 is compressed already. */
  fonts: 60 * KB,
} satisfies Readonly<Record<string, number>>;
