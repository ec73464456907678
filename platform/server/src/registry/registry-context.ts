import type { BrowserSettings } from '@viit/contract';
import type { Progress } from '@viit/contract/registry-api';
import type { Database } from '../database/database.ts';

export interface RegistryContext {
  database: Database;
  /** Public, without a final slash; part of every rendered page. */
  origin: string;
  browserSettings?: BrowserSettings | undefined;
  /** For `/.well-known/security.txt`; by default a mailbox of the site's domain. */
  securityContact?: string | undefined;
  /** The clock. */
  now?: (() => Date) | undefined;
  /** Called with 0, then as pages are stored. */
  onProgress?: ((progress: Progress) => void) | undefined;
}
