import type { Database } from '../../database/database.ts';
import type { ServerContext } from '../create-server.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ConsoleFile } from './console-files.ts';

/** The dependencies and settings of a console. */
export interface ConsoleContext
  extends Pick<
    ServerContext,
    'origin' | 'browserSettings' | 'securityContact' | 'liveSite' | 'draining' | 'logLevel' | 'logTo' | 'trustedProxies'
  > {
  database: Database;
  /** The metrics of the site's server, which count the console's operations too. */
  metrics: Metrics;
  /** Where browsers reach the console; undefined where that is a loopback address. */
  publicOrigin: string | undefined;
  /** Where visitors reach the site, for links to previews. */
  siteAddress: string;
  /** The console's page, script and styles by their addresses. */
  files: ReadonlyMap<string, ConsoleFile>;
}
