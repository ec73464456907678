import type { Manifest } from '@viit/contract';
import type { Step } from '@viit/core/log-steps';
import type { FastifyInstance } from 'fastify';
import { seedLists } from './content/lists.ts';
import { type Database, SetupError } from './database/database.ts';
import { isDatabaseUp } from './database/is-up.ts';
import { drain } from './http/drain.ts';
import { registryRoutes } from './http/registry/routes.ts';
import { makeServer } from './http/server.ts';
import { provideOperatorToken } from './registry/access/operator-token.ts';
import { rememberLocalBuilds, storeLocalBuilds } from './registry/builds/local-builds.ts';
import { createLiveRelease } from './registry/releases/create-release.ts';
import { live, readReleaseId } from './registry/releases/releases.ts';
import type { Settings } from './settings.ts';
import { followChannel, type LiveSite } from './site/live-site.ts';
import { oldBuilds } from './site/old-builds.ts';
import { previewSites } from './site/preview-sites.ts';

/** A site that is being served. */
export interface RunningSite {
  address: string;
  live: LiveSite;
  /**
   * Answers what is under way, and then lets go of everything.
   * @param drainMs how long it goes on taking requests while it says that it is ending.
   */
  close(drainMs?: number): Promise<void>;
}

/**
 * Takes in local builds, makes the release that they and the lists call for, and serves it.
 * @throws SetupError where the port is taken; Refusal where a build is not as it should be.
 */
export async function serveSite(
  database: Database,
  settings: Settings,
  folders: readonly string[],
  step: Step,
): Promise<RunningSite> {
  try {
    await step(
      'content',
      () => seedLists(database),
      (count) => (count ? `${count} sample lists written` : 'lists are there'),
    );
    const taken = await step(
      'builds',
      () => storeLocalBuilds(database, folders),
      (list) => (list.length ? `took in ${list.map(({ name }) => name).join(', ')}` : 'nothing new'),
    );
    await step(
      'release',
      () => firstRelease(database, taken, settings),
      (words) => words,
    );
    const token = await provideOperatorToken(database, settings.operatorToken);
    if (token) console.log(`\n${operatorWords(token)}\n`);
    const site = followChannel(database, live, (error) =>
      console.error('The database does not answer; the release in memory is served on.', error),
    );
    await step(
      'memory',
      () => site.refresh(),
      () => (site.current() ? `release ${site.current()?.release} loaded` : 'nothing published yet'),
    );
    const ending = new AbortController();
    const server = makeServer({
      live: site,
      origin: settings.siteOrigin,
      oldBuild: oldBuilds(database),
      isDatabaseUp: () => isDatabaseUp(database),
      ending: ending.signal,
      logLevel: settings.logLevel,
      apiRate: settings.apiRate,
      trustedProxies: settings.trustedProxies,
      findPreview: previewSites(database, site.current),
      registry: (routes) =>
        registryRoutes(routes, { database, origin: settings.siteOrigin, onMove: () => site.refresh() }),
    });
    const address = await listen(server, settings);
    return {
      address,
      live: site,
      async close(drainMs = 0) {
        await drain(server, ending, drainMs);
        site.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

/** Makes the release that local builds and the lists call for. Without any build there is none until somebody publishes. */
async function firstRelease(database: Database, taken: readonly Manifest[], settings: Settings): Promise<string> {
  if (taken.length === 0 && !(await readReleaseId(database, live))) return 'none yet: viit publish shell';
  const made = await createLiveRelease(
    { database, origin: settings.siteOrigin },
    { builds: taken, note: 'local builds' },
  );
  await rememberLocalBuilds(database, taken);
  return made.isNew
    ? `number ${made.release}: ${made.rendered} of ${made.pages} pages rendered`
    : `number ${made.release}, as before`;
}

const operatorWords = (token: string) =>
  `The operator's token, shown this once; keep it safe: ${token}\nIt publishes everything and makes the tokens of the teams: VIIT_TOKEN=… npm run viit -- token create exams`;

async function listen(server: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    const address = await server.listen({ port, host });
    return address.replace('127.0.0.1', 'localhost');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new SetupError(
        `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=3001 npm start`,
      );
    }
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new SetupError(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`);
    }
    throw error;
  }
}
