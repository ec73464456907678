import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

interface DatabaseSettings {
  /** Folder of the embedded database. */
  dataDir: string;
  /** Address of a PostgreSQL; the embedded database is used without one. */
  databaseUrl: string | undefined;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws SetupError where the folder is held or unwritable, or PostgreSQL does not answer.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
