import type { BrowserSettings } from '@viit/contract';
import type { Progress } from '@viit/contract/registry-api';
import type { Database } from '../database/database.ts';

/** What every operation of the registry needs. */
export interface RegistryContext {
  database: Database;
  /** The site's public origin, without a slash at its end; it is part of every rendered page. */
  origin: string;
  /** Settings that pages carry to the browser; they are part of every rendered page too. */
  browserSettings?: BrowserSettings | undefined;
  /** Where people report weaknesses, for `/.well-known/security.txt`; by default a mailbox of the site's domain. */
  securityContact?: string | undefined;
  /** Called while pages of a release are rendered: first with 0, and then as they are stored. */
  onProgress?: ((progress: Progress) => void) | undefined;
}
