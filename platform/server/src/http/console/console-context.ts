import type { Database } from '../../database/database.ts';
import type { SignInSettings } from '../../registry/people/sign-in-settings.ts';
import type { ServerContext } from '../create-server.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ConsoleFile } from './console-files.ts';

export interface ConsoleContext
  extends Pick<
    ServerContext,
    'origin' | 'browserSettings' | 'securityContact' | 'liveSite' | 'draining' | 'logLevel' | 'logTo' | 'trustedProxies'
  > {
  database: Database;
  /** The site server's metrics count the console's operations too. */
  metrics: Metrics;
  signIn: SignInSettings;
  /** Undefined for a loopback address. */
  publicOrigin: string | undefined;
  siteAddress: string;
  files: ReadonlyMap<string, ConsoleFile>;
}
