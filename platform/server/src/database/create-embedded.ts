import { PGlite } from '@electric-sql/pglite';

/*
 * A program: creates the folder of an embedded database, which its argument names. It takes 840 MB, most of which a process
 * keeps until it ends; to open the folder takes 310 MB. That is why the server does not create it in its own process.
 */
// Its folders are for this user only.
process.umask(0o077);
const [folder = ''] = process.argv.slice(2);
await (await PGlite.create({ dataDir: folder })).close();
