import type { Database } from '../database/database.ts';

/** What every operation of the registry needs. */
export interface RegistryContext {
  database: Database;
  /** The site's public origin, without a slash at its end; it is part of every rendered page. */
  origin: string;
}
