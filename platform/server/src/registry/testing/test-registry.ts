import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openSharedDatabase, openTestDatabase } from '../../database/testing/test-database.ts';
import { createServer } from '../../http/create-server.ts';
import { drain } from '../../http/drain.ts';
import { createServerContext } from '../../server-context.ts';
import { openDiskCache } from '../../site/blobs/disk-cache.ts';
import type { LiveSite } from '../../site/live-site.ts';
import { createToken } from '../access/tokens.ts';
import { pageLimits } from '../pages/page-processes.ts';
import type { SignInSettings } from '../people/sign-in-settings.ts';
import type { RegistryContext } from '../registry-context.ts';
import { sampleRights } from './sample-rights.ts';
import { connectToRegistry, type TestClient } from './test-client.ts';

/** A whole server for tests: a database, a registry with an operator's token, and the site, on a free port. */
export interface TestRegistry extends TestClient {
  database: Database;
  context: RegistryContext & { signIn: SignInSettings };
  server: FastifyInstance;
  live: LiveSite;
  folder: string;
  address: string;
  /** The operator's token. */
  token: string;
  /** Creates a token for a section, `content`, `tester`, `toolkit` or `metrics`. */
  tokenFor(owner: string): Promise<string>;
  /** @param drainMs how long requests are still accepted. */
  close(drainMs?: number): Promise<void>;
}

/** Starts a server with a new database, or with the given one. */
export async function openTestRegistry(
  given: { databaseUrl?: string; dataDir?: string; now?: () => Date; signIn?: Partial<SignInSettings> } = {},
): Promise<TestRegistry> {
  // A busy machine may stall for longer than a page may take to read. Tests of the limit lower it.
  pageLimits.ms = 60_000;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-registry-'));
  const { databaseUrl, now, dataDir = path.join(folder, 'data') } = given;
  const openEmbedded = () => (given.dataDir ? openTestDatabase(dataDir) : openSharedDatabase());
  const database = await (databaseUrl ? openDatabase({ dataDir, databaseUrl }) : openEmbedded());
  const draining = new AbortController();
  const settings = {
    siteOrigin: 'https://viit.example',
    logLevel: 'silent',
    apiRate: 0,
    trustedProxies: 'loopback',
    memoryBytes: 8 * 1024 * 1024,
    signIn: { consoleOrigin: 'http://localhost:3090', workflowIssuer: 'https://workflows.example', ...given.signIn },
  } as const;
  const disk = await openDiskCache(path.join(dataDir, 'cache'));
  const serverContext = createServerContext(
    { database, disk, draining: draining.signal, now, onDatabaseError: () => {} },
    settings,
  );
  const live = serverContext.liveSite;
  const context = { database, origin: settings.siteOrigin, now, signIn: settings.signIn };
  const server = createServer(serverContext);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const { token } = await createToken(database, { rights: sampleRights('operator'), label: 'the operator', days: 1 });
  return {
    ...{ database, context, server, live, folder, address, token },
    ...connectToRegistry({ folder, address, token }),
    async tokenFor(owner) {
      return (await createToken(database, { rights: sampleRights(owner), label: `${owner} team`, days: 1 })).token;
    },
    async close(drainMs = 0) {
      await drain(server, draining, drainMs);
      live.stop();
      await database.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
