import { PGlite } from '@electric-sql/pglite';

/* Creates the folder of an embedded database in a separate process: this takes 840 MB, most of which a process never frees. */
process.umask(0o077);
const [folder = ''] = process.argv.slice(2);
await (await PGlite.create({ dataDir: folder })).close();
