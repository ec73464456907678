import { PGlite } from '@electric-sql/pglite';

/* Runs in a separate process: creating a database takes 840 MB, most of which a process never frees. */
process.umask(0o077);
const [folder = ''] = process.argv.slice(2);
await (await PGlite.create({ dataDir: folder })).close();
