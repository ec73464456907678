import fs from 'node:fs';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { type Database, SetupError, type SqlValue } from './database.ts';
import { holdFolder } from './folder-lock.ts';

/** Bytes as PostgreSQL writes them. PGlite's own way takes byte by byte, which made up half of a start with nothing new. */
const bytes = {
  serializers: { [types.BYTEA]: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

/** Opens PGlite in a folder, which it holds alone: a second process in the same folder destroys the database. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  makeWritable(dataDir);
  const release = await holdFolder(dataDir);
  try {
    const pg = await PGlite.create({ dataDir: path.join(dataDir, 'database'), ...bytes });
    const run = async <Row>(on: Pick<PGlite, 'query'>, text: string, values: readonly SqlValue[] = []) =>
      (await on.query<Row>(text, [...values])).rows;
    return {
      kind: 'embedded',
      query: (text, values) => run(pg, text, values),
      transaction: (work) =>
        pg.transaction((inner) => work({ query: (text, values) => run(inner as unknown as PGlite, text, values) })),
      close: async () => {
        await pg.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw new SetupError(
      `The database in ${dataDir} does not open: ${error instanceof Error ? error.message : String(error)}. Restore the folder from a backup, or move it away: the next start makes a new one from the builds and the sample content.`,
    );
  }
}

function makeWritable(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const probe = path.join(dataDir, '.writable');
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    throw new SetupError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}). Give this user the right to write there, or name another folder in DATA_DIR.`,
    );
  }
}
