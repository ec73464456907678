/** How the figures of the chapter were measured. */
export const explanation = `## What is measured

- Sites with an embedded database that exists already, and with finished builds: neither the compiler nor the creation of the database
  is included. **pages**: one section with one route of so many pages, each like the exams section's core team, and beside it a
  section like that of the exams. **sections**: so many sections like that of the exams.
- Times are from the command to live. Processor time is that of the server with its renderers: unpacking, rendering, compressing,
  storing, indexing for search. Beside a large section the command's own is added after a plus.
- **first render**: all pages are new. **one changed inside**: a text of the large section has changed; a section is rendered as
  a whole. **one beside**: a text of the small section has changed. **shell**: another colour of links changes every page.
  **rollback**: of the large section; nothing is rendered. The site switches first; then the command
  compares the pages of both releases.
- **peak**: the most memory that the server and its renderers had together during all publishes, as proportional memory (PSS) sampled
  every 100 ms. In the table of serving: half of the time during all requests.
- **start**: from the process to the first response, with the database and the copies on the disk. **cold**: after that start each page
  once, from the disk, over 20 connections. **/healthz**: as many requests that read nothing, in the same way: what this machine and this
  server can do at that moment. **hot**: one page for two seconds.
- **search**: ${'`/api/search`'}, one request after another, some with slips. **document**, **route index**: bytes as transferred for a text page.
- **Eleventy** generates as many pages from Markdown files with the same text, in a layout with everything else of the page's HTML. It
  writes files. This site also compresses each page twice, stores it in a database under the hash of what it is made from, indexes it
  for search and compares it with the release before; and it renders React components, each in a process without access to anything.
- Times vary on a busy machine; see the load. Processor times vary less.
`;
