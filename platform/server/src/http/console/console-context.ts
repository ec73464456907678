import type { Database } from '../../database/database.ts';
import type { ServerContext } from '../create-server.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ConsoleFile } from './console-files.ts';

export interface ConsoleContext
  extends Pick<
    ServerContext,
    'origin' | 'browserSettings' | 'securityContact' | 'liveSite' | 'draining' | 'logLevel' | 'logTo' | 'trustedProxies'
  > {
  database: Database;
  /** The site server's metrics, which count the console's operations too. */
  metrics: Metrics;
  /** Where browsers reach the console; undefined for a loopback address. */
  publicOrigin: string | undefined;
  /** Where visitors reach the site, for preview links. */
  siteAddress: string;
  /** The console's page, script and styles by address. */
  files: ReadonlyMap<string, ConsoleFile>;
}
