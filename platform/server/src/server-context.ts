import type { Database } from './database/database.ts';
import type { ServerContext } from './http/create-server.ts';
import type { Settings } from './settings.ts';
import { createBlobStore } from './site/blobs/blob-store.ts';
import { createReleaseCopier } from './site/blobs/copy-releases.ts';
import type { DiskCache } from './site/blobs/disk-cache.ts';
import { createOldFileFinder } from './site/find-old-file.ts';
import { followLive } from './site/live-site.ts';
import { createPreviewFinder } from './site/preview-sites.ts';
import { createSearch } from './site/search/search-site.ts';
import type { Site } from './site/site.ts';
import { createMissLimit } from './site/token-buckets.ts';

type ContextSettings = Pick<
  Settings,
  'signIn' | 'siteOrigin' | 'logLevel' | 'apiRate' | 'trustedProxies' | 'memoryBytes'
> &
  Partial<Pick<Settings, 'securityContact' | 'browserSettings'>>;

interface ContextSources {
  database: Database;
  /** Without one, pages that are not in memory need the database. */
  disk?: DiskCache | undefined;
  draining: AbortSignal;
  /** The current release is still served. */
  onDatabaseError: (error: unknown) => void;
  onDiskError?: (error: unknown) => void;
  /** The clock. */
  now?: (() => Date) | undefined;
}

export function createServerContext(
  { database, disk, draining, now, onDatabaseError, onDiskError = () => {} }: ContextSources,
  {
    siteOrigin,
    securityContact,
    browserSettings,
    logLevel,
    apiRate,
    trustedProxies,
    memoryBytes,
    signIn,
  }: ContextSettings,
): ServerContext {
  const blobs = createBlobStore({ sql: database, memory: memoryBytes, disk, onDiskError });
  // The embedded database runs in this process, so it is always available.
  const waits = disk !== undefined && database.kind === 'postgresql';
  const copyRelease = createReleaseCopier({ blobs, waits, stopping: draining });
  const liveSite = followLive(database, onDatabaseError, copyRelease);
  const limitMisses = createMissLimit();
  const copyPreview = (site: Site) => void blobs.copyToDisk(site.blobs.values()).catch(() => {});
  return {
    database,
    draining,
    now,
    liveSite,
    blobs,
    securityContact,
    browserSettings,
    logLevel,
    apiRate,
    trustedProxies,
    signIn,
    origin: siteOrigin,
    findPreview: createPreviewFinder(database, { liveSite: liveSite.current, limitMisses, onLoad: copyPreview }),
    findOldFile: createOldFileFinder(database, limitMisses),
    search: createSearch(database),
  };
}
