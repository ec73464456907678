import type { BrowserSettings } from '@viit/contract';
import type { Database } from '../database/database.ts';

/** What every operation of the registry needs. */
export interface RegistryContext {
  database: Database;
  /** The site's public origin, without a slash at its end; it is part of every rendered page. */
  origin: string;
  /** Settings that pages carry to the browser; they are part of every rendered page too. */
  browserSettings?: BrowserSettings | undefined;
}
