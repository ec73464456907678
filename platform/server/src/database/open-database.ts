import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export interface DatabaseSettings {
  dataDir: string;
  /** By default the embedded database is used. */
  databaseUrl: string | undefined;
}

/** @throws SetupError if the folder is locked or not writable, or PostgreSQL does not respond. */
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
