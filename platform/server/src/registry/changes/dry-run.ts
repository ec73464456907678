import type { Readable } from 'node:stream';
import type { DryRun, DryRunPage, RequestTo } from '@viit/contract/registry-api';
import { routeIndexAddress } from '@viit/contract/routes';
import { contentSecurityPolicy } from '@viit/core/response-headers';
import { shareSlots } from '@viit/core/share-slots';
import type { StepTimer } from '@viit/core/step-timer';
import type { ReleasePage, RenderJob } from '@viit/render/jobs';
import type { TakePage } from '@viit/render/pool';
import { routeFiles, routeIndex } from '@viit/render/route-tables';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { senderOf } from '../access/tokens.ts';
import { readBlobs } from '../builds/blobs.ts';
import { type CheckedArchive, checkArchive, withArchive } from '../builds/receive-archive.ts';
import { checkFiles } from '../builds/store-build.ts';
import { archiveSlots } from '../builds/uploads.ts';
import { previewLabel } from '../builds/versions.ts';
import { processInChild } from '../pages/page-processes.ts';
import { looksEqual, type PageLook, readPageHashes } from '../pages/page-summaries.ts';
import { readDocuments } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { describeMigrations } from '../releases/migrate-collections.ts';
import { pageTable } from '../releases/page-table.ts';
import { checkAddresses, prepareRelease } from '../releases/prepare-release.ts';
import { readStoredPages, type StoredPage } from '../releases/read-stored-pages.ts';
import { live, withDocuments } from '../releases/releases.ts';
import { type ReadFiles, renderPages } from '../releases/render-missing-pages.ts';
import { changeOf } from './publish.ts';

/** All are in memory and in one response of up to 20 MB: JSON can double the characters. */
export const dryRunLimits = { pages: 200, characters: 10_000_000 };

/** Two of each token. */
const planSlots = shareSlots(Number.POSITIVE_INFINITY, 2);

type DryRunOptions = RequestTo<'dryRun'>['query'];

/**
 * Like a publish, without storing and locking. @throws Refusal like a publish, except for pages that are not rendered.
 */
export function dryRun(
  context: RegistryContext,
  actor: Actor,
  { name, ...options }: { name: string } & DryRunOptions,
  body: Readable,
): Promise<DryRun> {
  return withArchive(senderOf(context.database, actor), body, async (archive, timer) => {
    const build = await archiveSlots.run(actor.id, async () => {
      const checked = await checkArchive(context.database, name, archive, timer);
      const { manifest, read, isStored } = checked;
      if (!isStored) await timer.time('check', () => checkFiles(manifest, previewLabel(manifest), read));
      return checked;
    });
    return planSlots.run(actor.id, () => planPublish(context, actor, build, options, timer));
  });
}

async function planPublish(
  context: RegistryContext,
  actor: Actor,
  build: CheckedArchive,
  { remove, pages: first }: DryRunOptions,
  timer: StepTimer,
): Promise<DryRun> {
  const { database } = context;
  const { manifest, isStored, warnings } = build;
  const { name, identity } = manifest;
  const change = changeOf(actor, live, { name, identity }, remove);
  const prepared = await timer.time('plan', () => prepareRelease(context, change, isStored ? undefined : build));
  const { state, plan, migrated } = prepared;
  // Publishing too skips this check for live builds.
  const removed = plan.isNew ? await checkAddresses(database, change, prepared) : [];
  const { jobs, notRendered } = selectJobs(plan.jobs, new Set(first));
  const stored = await readStoredPages(
    database,
    jobs.map(({ key }) => key),
  );
  const missing = jobs.filter(({ key }) => !stored.has(key));
  const pages = new Map<string, StoredPage>();
  let left = dryRunLimits.characters;
  const keep = (job: RenderJob, page: StoredPage) => {
    left -= page.html.length;
    if (left >= 0) pages.set(job.key, page);
    else notRendered.push(job.path);
  };
  for (const job of jobs) {
    const page = stored.get(job.key);
    if (page) keep(job, page);
  }
  const liveKeys = new Map(
    state.current?.entries.flatMap((entry) => entry.pages.map((page) => [addressOf(page), page.key])),
  );
  const keyBefore = (job: RenderJob) => liveKeys.get(addressOf(job)) ?? '';
  const looks: Map<string, PageLook> = await readPageHashes(
    database,
    jobs.flatMap((job) => [job.key, keyBefore(job)]),
  );
  const take: TakePage = async (page, job, measure) => {
    looks.set(page.key, (await processInChild({ html: page.html, quality: 'quick' }, job, measure)).summary);
    keep(job, page);
  };
  await timer.time('render', () =>
    renderPages(database, prepared.builds, missing, actor.label, take, filesOf(database, build)),
  );
  const builds = withDocuments(prepared.builds, await readDocuments(database, plan.parts));
  const own = builds.get(name);
  const release = state.current?.id ?? '';
  return {
    ...{ identity, version: manifest.version, removed },
    warnings: [...warnings, ...describeMigrations(migrated)],
    ...(state.current && { release }),
    isNew: plan.isNew,
    ...(notRendered.length > 0 && { notRendered }),
    pages: jobs.flatMap((job): DryRunPage[] => {
      const page = pages.get(job.key);
      if (!page) return [];
      const [before, now] = [looks.get(keyBefore(job)), looks.get(job.key)];
      return [
        {
          ...{ path: job.path, status: job.status, section: job.section, title: job.input.first.page.title },
          change: !before ? 'new' : looksEqual(before, now) ? 'same' : 'changed',
          ...{ html: page.html, policy: contentSecurityPolicy(page) },
        },
      ];
    }),
    table: { ...pageTable(release, [...builds.values()]) },
    routes: {
      [routeIndexAddress]: routeIndex(release, [...builds.values()]),
      ...(own && Object.fromEntries(routeFiles(own))),
    },
    ms: timer.times,
  };
}

const addressOf = ({ path, status }: ReleasePage) => `${status} ${path}`;

/** The given addresses, then one page of each route, then others. */
function selectJobs(jobs: readonly RenderJob[], addresses: ReadonlySet<string>) {
  const routeOf = ({ section, pageId, status }: RenderJob) => `${section} ${pageId} ${status}`;
  const firstOfRoute = new Map(jobs.toReversed().map((job) => [routeOf(job), job]));
  const given = jobs.filter(({ path }) => addresses.has(path));
  const ranked = new Set([...given, ...jobs.filter((job) => firstOfRoute.get(routeOf(job)) === job), ...jobs]);
  const selected = new Set([...ranked].slice(0, dryRunLimits.pages));
  return {
    jobs: jobs.filter((job) => selected.has(job)),
    notRendered: jobs.filter((job) => !selected.has(job)).map(({ path }) => path),
  };
}

/** From the database, else from the uploaded build. */
const filesOf =
  (database: Database, { manifest, read }: CheckedArchive): ReadFiles =>
  async (hashes) => {
    const files = new Map<string, { bytes: Uint8Array }>(await readBlobs(database, hashes));
    for (const { path, sha384 } of manifest.files) {
      if (hashes.includes(sha384) && !files.has(sha384)) files.set(sha384, { bytes: await read(path) });
    }
    return files;
  };
