import type { Database } from '../../database/database.ts';
import { createBlobStore } from '../../site/blobs/blob-store.ts';
import type { Site } from '../../site/site.ts';
import type { ServerContext } from '../create-server.ts';

/** A database that responds, and is empty. */
const database: Database = {
  kind: 'embedded',
  query: async () => [],
  transaction: (work) => work(database),
  close: async () => {},
};

/** The context of a server without a database. @param site the live site; undefined for a server that is starting. */
export const testContext = (site: Site | undefined, overrides: Partial<ServerContext> = {}): ServerContext => ({
  database,
  origin: 'https://viit.example',
  signIn: { consoleOrigin: 'http://localhost:3090', workflowIssuer: 'https://workflows.example' },
  liveSite: { current: () => site, refresh: async () => {}, stop: () => {} },
  blobs: createBlobStore({ sql: database, memory: 1024 * 1024 }),
  findPreview: async () => undefined,
  findOldFile: async () => undefined,
  search: async (_site, query) => ({ query, match: 'none', message: '', results: [] }),
  draining: new AbortController().signal,
  logLevel: 'silent',
  apiRate: 0,
  trustedProxies: 'loopback',
  ...overrides,
});
