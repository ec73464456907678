import type { Database } from './database/database.ts';
import type { ServerContext } from './http/create-server.ts';
import { live } from './registry/releases/releases.ts';
import type { Settings } from './settings.ts';
import { followChannel } from './site/live-site.ts';
import { createOldBuildFinder } from './site/old-builds.ts';
import { createPreviewFinder } from './site/preview-sites.ts';
import { createSearch } from './site/search/search-site.ts';

type ContextSettings = Pick<Settings, 'siteOrigin' | 'browserSettings' | 'logLevel' | 'apiRate' | 'trustedProxies'>;

/**
 * Creates the context of a server that serves the live channel of a database.
 * @param draining aborted when the server is about to stop.
 * @param onDatabaseError called when the database stops responding; the release in memory is still served.
 */
export function createServerContext(
  database: Database,
  { siteOrigin, browserSettings, logLevel, apiRate, trustedProxies }: ContextSettings,
  draining: AbortSignal,
  onDatabaseError: (error: unknown) => void,
): ServerContext {
  const liveSite = followChannel(database, live, onDatabaseError);
  return {
    ...{ database, origin: siteOrigin, browserSettings, logLevel, apiRate, trustedProxies, draining, liveSite },
    findPreview: createPreviewFinder(database, liveSite.current),
    findOldBuildFile: createOldBuildFinder(database),
    search: createSearch(database),
  };
}
