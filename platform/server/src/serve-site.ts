import path from 'node:path';
import type { Manifest } from '@viit/contract';
import type { Step } from '@viit/core/log-steps';
import { SetupError } from '@viit/core/setup-error';
import type { FastifyInstance } from 'fastify';
import { prepareDataFolder } from './database/data-folder.ts';
import type { Database } from './database/database.ts';
import { prepareTypoTolerance } from './database/typo-tolerance.ts';
import { createServer, createSiteMetrics } from './http/create-server.ts';
import { drain } from './http/drain.ts';
import { provideOperatorToken } from './registry/access/tokens.ts';
import { rememberLocalBuilds, storeLocalBuilds } from './registry/builds/local-builds.ts';
import { pruneUnreleasedPages } from './registry/pruning/prune.ts';
import { live, readReleaseId } from './registry/releases/releases.ts';
import { setParts } from './registry/releases/set-parts.ts';
import { beginSchedule } from './registry/schedule/begin-schedule.ts';
import { serveConsole } from './serve-console.ts';
import { createServerContext } from './server-context.ts';
import type { Settings } from './settings.ts';
import { type DiskCache, openDiskCache } from './site/blobs/disk-cache.ts';

/**
 * Stores local builds, creates a release if needed, and serves the live one.
 * @throws SetupError if the port is in use; Refusal if a build is invalid.
 */
export async function serveSite(database: Database, settings: Settings, buildFolders: readonly string[], step: Step) {
  try {
    const stored = await step(
      'builds',
      () => storeLocalBuilds(database, buildFolders),
      (builds) => (builds.length ? `stored ${builds.map(({ name }) => name).join(', ')}` : 'nothing new'),
    );
    await step('release', () => releaseLocalBuilds(database, stored, settings), String);
    const token = await provideOperatorToken(database, settings.operatorToken);
    if (token) console.log(`\n${operatorTokenNotice(token)}\n`);
    const draining = new AbortController();
    const context = createServerContext(
      {
        database,
        disk: await openDisk(settings.dataDir),
        draining: draining.signal,
        onDatabaseError: (error) =>
          console.error('The database does not respond; the release in memory is still served.', error),
        onDiskError: logOnce(diskAdvice),
      },
      settings,
    );
    const { liveSite } = context;
    await step(
      'memory',
      () => liveSite.refresh(),
      () => (liveSite.current() ? `release ${liveSite.current()?.release} loaded` : 'nothing published yet'),
    );
    await step('search', () => prepareSearch(database), String);
    const metrics = createSiteMetrics(context);
    const server = createServer(context, metrics);
    const schedule = beginSchedule(context, {
      release: () => liveSite.current()?.release,
      onRelease(pages) {
        metrics.countRelease(pages);
        void liveSite.refresh();
      },
    });
    const address = await listen(server, settings);
    const siteAddress = settings.siteAddress ?? address;
    const running = settings.console && (await serveConsole({ ...context, metrics, siteAddress }, settings.console));
    return {
      address,
      consoleAddress: running?.address,
      liveSite,
      /** Completes the requests in flight. @param drainMs how long new requests are still accepted. */
      async close(drainMs = 0) {
        await Promise.all([drain(server, draining, drainMs), running?.close()]);
        await schedule.stop();
        liveSite.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

/** Without any build, the first publish creates the first release. */
async function releaseLocalBuilds(
  database: Database,
  stored: readonly Manifest[],
  { siteOrigin: origin, browserSettings }: Settings,
): Promise<string> {
  await pruneUnreleasedPages(database);
  if (stored.length === 0 && !(await readReleaseId(database, live))) return 'none yet: viit publish shell';
  const created = await setParts(
    { database, origin, browserSettings },
    { channel: live, parts: new Map(stored.map(({ name, identity }) => [name, identity])), note: 'local builds' },
  );
  await rememberLocalBuilds(database, stored);
  return created.isNew
    ? `number ${created.release}: ${created.rendered} of ${created.pages} pages rendered`
    : `number ${created.release}, as before`;
}

async function prepareSearch(database: Database): Promise<string> {
  const { advice } = await prepareTypoTolerance(database);
  return advice ? `typos: ${advice}` : 'corrects typos';
}

const diskAdvice =
  'The folder DATA_DIR/cache cannot be written. The site is served, but while the database is away only what is in memory.';

/** The disk cache is optional. */
async function openDisk(dataDir: string): Promise<DiskCache | undefined> {
  try {
    prepareDataFolder(dataDir);
    return await openDiskCache(path.join(dataDir, 'cache'));
  } catch (error) {
    console.error(diskAdvice, error);
    return undefined;
  }
}

/** Each later write would fail with the same error. */
function logOnce(message: string): (error: unknown) => void {
  let isLogged = false;
  return (error) => {
    if (!isLogged) console.error(message, error);
    isLogged = true;
  };
}

const operatorTokenNotice = (token: string) =>
  `The operator's token, shown this once; keep it safe: ${token}\nIt publishes everything and creates the tokens of the teams: VIIT_TOKEN=… npm run viit -- token create exams:publish`;

async function listen(server: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    const address = await server.listen({ port, host });
    return address.replace('127.0.0.1', 'localhost');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new SetupError(
        `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=3001 npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new SetupError(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`);
    }
    throw error;
  }
}
