import type { CreatedRelease } from '@viit/contract/registry-api';
import { stepTimer } from '@viit/core/step-timer';
import { type NewList, readLists, writeList } from '../../content/lists.ts';
import type { Sql } from '../../database/database.ts';
import { type Claim, checkOwner, storeClaims } from '../access/owners.ts';
import { type Blob, storeBlobs } from '../builds/blobs.ts';
import { type BuildId, readBuilds } from '../builds/builds.ts';
import { assertVersionFree, takeVersions } from '../builds/versions.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Builds } from './check-compatibility.ts';
import { type ChannelState, planRelease, type ReleaseRequest, selectBuilds } from './plan-release.ts';
import { live, readChannel } from './releases.ts';
import { checkRemovedPages, type Removal } from './removed-pages.ts';
import { renderMissingPages } from './render-missing-pages.ts';
import type { DocumentChange } from './supplied-documents.ts';
import { switchChannel } from './switch-channel.ts';
import { describeWithdrawal } from './withdrawn.ts';

interface LiveRequest {
  builds: readonly BuildId[];
  /** A list that goes live with the release. */
  list?: NewList;
  /** Documents that change with the release. */
  documents?: readonly DocumentChange[];
  /** The new files of these documents. */
  files?: readonly Blob[];
  /** The builds take their versions as they go live. A rollback and local builds keep the ones that they have. */
  takesVersions?: boolean;
  /** Whose addresses the builds may claim: by default, as for the server's own builds, also those that nobody owns. */
  claims?: 'owned' | 'free' | 'unchecked';
  /** What may vanish from the live site; by default this is not checked. */
  removal?: Removal;
  /** A section that leaves the live release. */
  withdraw?: string;
  note: string;
  /** For the history. */
  author?: string;
}

interface PreviewRequest extends Omit<LiveRequest, 'list' | 'takesVersions' | 'removal' | 'withdraw'> {
  channel: string;
  /** The scope that a new preview belongs to. */
  owner?: string;
}

/**
 * Makes a live release: the present one with these builds and the newest lists. Creates nothing if that is live already.
 * @throws Refusal if the builds do not work together or a page does not render; the site stays as it was.
 */
export function createLiveRelease(context: RegistryContext, { note, author, files, ...request }: LiveRequest) {
  const about = { note, channel: live, ...(author && { author }) };
  return createRelease(context, { kind: 'publish', ...request }, about, files);
}

/**
 * Adds builds or documents to a preview: the live release with these and the ones that were chosen for it before.
 * @throws Refusal as above; the preview stays as it was.
 */
export const addToPreview = (
  context: RegistryContext,
  { builds, claims, documents, files, ...about }: PreviewRequest,
) => createRelease(context, { kind: 'add', builds, claims, documents }, about, files);

/**
 * Replaces what a preview shows: the live release with exactly these builds.
 * @throws Refusal as above; the preview stays as it was.
 */
export const replacePreview = (context: RegistryContext, { builds, claims, ...about }: PreviewRequest) =>
  createRelease(context, { kind: 'replace', builds, claims }, about);

/** Other publishers may move the channel meanwhile; then the release is planned again from the newer one. */
const maxAttempts = 60;

async function createRelease(
  { database, origin, browserSettings }: RegistryContext,
  request: ReleaseRequest,
  { author = 'the server', ...about }: Omit<PreviewRequest, 'builds' | 'documents' | 'files'>,
  files: readonly Blob[] = [],
): Promise<CreatedRelease> {
  const timer = stepTimer();
  let rendered = 0;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { state, builds, plan } = await timer.time('plan', async () => {
      const state = await readState(database, about.channel);
      const builds = await readReleaseBuilds(database, request, state);
      const lists = await readLists(database);
      const withdrawal = await describeWithdrawal(database, state.live, request.withdraw);
      const plan = planRelease(request, state, { builds, lists, origin, browserSettings, withdrawal });
      return { state, builds, plan };
    });
    const { entries, jobs, isNew, ...rest } = plan;
    const from = state.current?.id;
    const pages = entries.reduce((sum, entry) => sum + entry.pages.length, 0);
    if (from !== undefined && !isNew)
      return { release: from, previous: from, rendered: 0, pages, isNew: false, ms: timer.times };
    const claims = await checkOwners(database, request, builds);
    const removed = await checkRemovedPages(database, state.current, builds, request.removal);
    rendered += await renderMissingPages(database, builds, jobs, author, timer);
    const release = await timer.time('switch', () =>
      switchChannel(database, {
        ...about,
        author,
        from,
        entries,
        ...rest,
        also: async (sql) => {
          await storeBlobs(sql, files);
          await alsoWrite(request, builds, claims, author)(sql);
        },
      }),
    );
    if (release) {
      return {
        ...{ release, rendered, pages, isNew: true, ms: timer.times },
        ...(from && { previous: from }),
        ...(removed.length > 0 && { removed }),
      };
    }
  }
  throw new Error(
    `The channel ${about.channel} moved ${maxAttempts} times while a release was created for it. Try again in a moment.`,
  );
}

async function readState(sql: Sql, channel: string): Promise<ChannelState> {
  const current = await readChannel(sql, channel);
  return { current, live: channel === live ? current : await readChannel(sql, live) };
}

/** The builds of the release. Those that take their versions are planned with them, so that their pages name them. */
async function readReleaseBuilds(sql: Sql, request: ReleaseRequest, state: ChannelState): Promise<Builds> {
  const builds = await readBuilds(sql, selectBuilds(request, state));
  if (!request.takesVersions) return builds;
  for (const { name, version, identity } of versionsToTake(request, builds)) {
    await assertVersionFree(sql, { name, identity }, version);
    const build = builds.get(name);
    if (build) builds.set(name, { ...build, version });
  }
  return builds;
}

const versionsToTake = ({ builds: requested }: ReleaseRequest, builds: Builds) =>
  requested.map(({ name, identity }) => ({ name, identity, version: builds.get(name)?.manifest.version ?? '' }));

/** Writes what goes live together with the release. */
const alsoWrite = (request: ReleaseRequest, builds: Builds, claims: Claim[], author: string) => async (sql: Sql) => {
  const { kind, list, takesVersions } = request;
  if (kind === 'publish') await storeClaims(sql, claims, author);
  if (list) await writeList(sql, list.name, list.code, list.items);
  if (takesVersions) await takeVersions(sql, versionsToTake(request, builds), author);
};

/** Checks that the sections of the builds own all of their addresses. A rollback keeps today's owners and is not checked. */
async function checkOwners(sql: Sql, request: ReleaseRequest, builds: Builds): Promise<Claim[]> {
  const { claims = 'free' } = request;
  if (claims === 'unchecked') return [];
  const names = [...builds.keys()];
  const all: Claim[] = [];
  for (const { name } of request.builds) {
    const build = builds.get(name);
    if (build) all.push(...(await checkOwner(sql, build.manifest, { names, isOperator: claims === 'free' })));
  }
  return all;
}
