import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { DryRun, DryRunPage } from '@viit/contract/registry-api';
import { routeIndexAddress } from '@viit/contract/routes';
import { contentSecurityPolicy } from '@viit/core/response-headers';
import type { StepTimer } from '@viit/core/step-timer';
import type { ReleasePage, RenderJob } from '@viit/render/jobs';
import type { RenderedPage } from '@viit/render/renderer';
import { routeFiles, routeIndex } from '@viit/render/route-tables';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../access/scopes.ts';
import { readBlobs } from '../builds/blobs.ts';
import { type CheckedArchive, checkArchive, withArchive } from '../builds/receive-archive.ts';
import { checkFiles } from '../builds/store-build.ts';
import { archiveSlots } from '../builds/uploads.ts';
import { previewLabel } from '../builds/versions.ts';
import { checkPage } from '../pages/check-page.ts';
import { readPageHashes } from '../pages/page-summaries.ts';
import { processInWorker } from '../pages/page-workers.ts';
import type { StoredSummary } from '../pages/process-page.ts';
import { readContent } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Builds } from '../releases/check-compatibility.ts';
import { pageTable } from '../releases/page-table.ts';
import { checkAddresses, prepareRelease, type UnstoredBuild } from '../releases/prepare-release.ts';
import { readStoredPages, type StoredPage } from '../releases/read-stored-pages.ts';
import { live, type ReleaseEntry, withDocuments } from '../releases/releases.ts';
import { type ReadFiles, renderPages } from '../releases/render-missing-pages.ts';
import { changeOf } from './publish.ts';

const compress = promisify(gzip);

/** How many pages a dry run renders. All of them are held in memory, and sent in one response of up to 20 MB. */
const maxPages = 200;

/**
 * Does everything that publishing a build does up to storing it, and reports what would go live. The archive slots and the
 * renderer are shared among teams as for a publish, and no lock is taken, so it delays others no longer than a publish.
 * @param name the section that the build was sent for.
 * @param remove live addresses that may vanish. @param pages addresses that are rendered even if the build has many.
 * @throws Refusal where a publish would be refused; a page that is not rendered may still fail in a publish.
 */
export function dryRun(
  context: RegistryContext,
  actor: Actor,
  { name, ...options }: { name: string } & DryRunOptions,
  body: Readable,
): Promise<DryRun> {
  return withArchive(actor.token, body, async (archive, timer) => {
    const build = await archiveSlots.run(actor.token, async () => {
      const checked = await checkArchive(context.database, name, archive, timer);
      const { manifest, read, isStored } = checked;
      if (!isStored) await timer.time('check', () => checkFiles(manifest, previewLabel(manifest), read));
      return checked;
    });
    return planPublish(context, actor, build, options, timer);
  });
}

interface DryRunOptions {
  remove: readonly string[];
  pages: readonly string[];
}

async function planPublish(
  context: RegistryContext,
  actor: Actor,
  { manifest, read, isStored, warnings }: CheckedArchive,
  { remove, pages: first }: DryRunOptions,
  timer: StepTimer,
): Promise<DryRun> {
  const { database } = context;
  const { name, identity } = manifest;
  const unstored = isStored ? undefined : { manifest, read };
  const change = changeOf(actor, live, { name, identity }, remove);
  const prepared = await timer.time('plan', () => prepareRelease(context, change, unstored));
  const { state, plan } = prepared;
  // As in publishing: what is live already is not checked again.
  const removed = plan.isNew ? (await checkAddresses(database, change, prepared)).removed : [];
  const readFiles = filesOf(database, unstored);
  const { jobs, notRendered } = selectJobs(plan.jobs, new Set(first));
  const pages = await readStoredPages(
    database,
    jobs.map(({ key }) => key),
  );
  const missing = jobs.filter(({ key }) => !pages.has(key));
  const hashes = new Map<string, PageHashes>();
  const take = async (page: RenderedPage, job: RenderJob) => {
    const { summary } = await processInWorker({ html: page.html }, job);
    checkPage(page.html, job, (await compress(page.html)).length);
    pages.set(page.key, page);
    hashes.set(page.key, summary);
  };
  await timer.time('render', () => renderPages(database, prepared.builds, missing, actor.label, take, readFiles));
  const builds = withDocuments(prepared.builds, (await readContent(database, plan.parts)).documents);
  return {
    ...{ identity, version: manifest.version, warnings, removed },
    ...(state.current && { release: state.current.id }),
    isNew: plan.isNew,
    ...(notRendered.length > 0 && { notRendered }),
    pages: await comparePages(database, { jobs, pages, hashes }, state.current?.entries ?? []),
    table: { ...pageTable(state.current?.id ?? '', [...builds.values()]) },
    routes: routesOf(state.current?.id ?? '', builds, name),
    ms: timer.times,
  };
}

/** Chooses the pages to render: the given addresses, then one page of each route, then others. Their order stays. */
function selectJobs(jobs: readonly RenderJob[], addresses: ReadonlySet<string>) {
  const routes = new Set<string>();
  const ranked = jobs.map((job) => {
    const route = `${job.section} ${job.pageId} ${job.status}`;
    const isFirst = !routes.has(route);
    routes.add(route);
    return { job, rank: addresses.has(job.path) ? 0 : isFirst ? 1 : 2 };
  });
  const selected = new Set(ranked.toSorted((a, b) => a.rank - b.rank).slice(0, maxPages));
  return {
    jobs: ranked.filter((one) => selected.has(one)).map(({ job }) => job),
    notRendered: ranked.filter((one) => !selected.has(one)).map(({ job }) => job.path),
  };
}

/** The route index, and what browsers request about the pages of the build, by address. */
function routesOf(release: string, builds: Builds, name: string): Record<string, unknown> {
  const build = builds.get(name);
  return {
    [routeIndexAddress]: routeIndex(release, [...builds.values()]),
    ...(build && Object.fromEntries(routeFiles(build))),
  };
}

/** Reads files from the build that was sent, and all others from the database. */
const filesOf =
  (database: Database, unstored: UnstoredBuild | undefined): ReadFiles =>
  async (hashes) => {
    const paths = new Map(unstored?.manifest.files.map(({ path, sha384 }) => [sha384, path]));
    const stored = await readBlobs(
      database,
      hashes.filter((hash) => !paths.has(hash)),
    );
    const files = new Map<string, { bytes: Uint8Array }>(stored);
    for (const hash of hashes) {
      const path = paths.get(hash);
      if (unstored && path !== undefined) files.set(hash, { bytes: await unstored.read(path) });
    }
    return files;
  };

/** The pages of a dry run by their keys, and the hashes of those that are not stored. */
interface RenderedPages {
  jobs: readonly RenderJob[];
  pages: ReadonlyMap<string, StoredPage>;
  hashes: ReadonlyMap<string, PageHashes>;
}

type PageHashes = Pick<StoredSummary, 'visibleHash' | 'styleHash'>;

/** Compares each page with the one that is live at its address, by what visitors see of it. */
async function comparePages(
  database: Database,
  { jobs, pages, hashes }: RenderedPages,
  present: readonly ReleaseEntry[],
): Promise<DryRunPage[]> {
  const addressOf = ({ path, status }: ReleasePage) => `${status} ${path}`;
  const liveKeys = new Map(present.flatMap((entry) => entry.pages).map((page) => [addressOf(page), page.key]));
  const keyBefore = (job: RenderJob) => liveKeys.get(addressOf(job));
  const stored: ReadonlyMap<string, PageHashes> = await readPageHashes(
    database,
    jobs.flatMap((job) => [job.key, keyBefore(job) ?? job.key]),
  );
  const hashesOf = (key: string) => hashes.get(key) ?? stored.get(key);
  return jobs.map((job): DryRunPage => {
    const { html, scriptHashes, styleHashes } = pages.get(job.key) ?? noPage(job);
    const [before, now] = [hashesOf(keyBefore(job) ?? ''), hashesOf(job.key)];
    return {
      ...{ path: job.path, status: job.status, section: job.section, title: job.input.first.page.title, html },
      change: before === undefined ? 'new' : looksEqual(before, now) ? 'same' : 'changed',
      policy: contentSecurityPolicy({ scriptHashes, styleHashes }),
    };
  });
}

const looksEqual = (a: PageHashes, b: PageHashes | undefined): boolean =>
  a.visibleHash === b?.visibleHash && a.styleHash === b.styleHash;

const noPage = (job: RenderJob): never => {
  throw new Error(`The page ${job.path} of ${job.section} was neither rendered nor stored.`);
};
