import type { CreatedRelease } from '@viit/contract/registry-api';
import { stepTimer } from '@viit/core/step-timer';
import { type NewList, writeList } from '../../content/lists.ts';
import type { Sql } from '../../database/database.ts';
import { type Claim, storeClaims } from '../access/owners.ts';
import { type Blob, storeBlobs } from '../builds/blobs.ts';
import type { BuildId } from '../builds/builds.ts';
import { takeVersions } from '../builds/versions.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Builds } from './check-compatibility.ts';
import type { MenuChange } from './menu-grants.ts';
import type { ReleaseRequest } from './plan-release.ts';
import { checkAddresses, prepareRelease, versionsToTake } from './prepare-release.ts';
import { live } from './releases.ts';
import type { Removal } from './removed-pages.ts';
import { renderMissingPages } from './render-missing-pages.ts';
import type { DocumentChange } from './supplied-documents.ts';
import { switchChannel } from './switch-channel.ts';

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
  /** A change of the menu. */
  menu?: MenuChange;
  note: string;
  /** For the history. */
  author?: string;
}

interface PreviewRequest extends Omit<LiveRequest, 'list' | 'takesVersions' | 'removal' | 'withdraw' | 'menu'> {
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
  context: RegistryContext,
  request: ReleaseRequest,
  { author = 'the server', ...about }: Omit<PreviewRequest, 'builds' | 'documents' | 'files'>,
  files: readonly Blob[] = [],
): Promise<CreatedRelease> {
  const { database } = context;
  const timer = stepTimer();
  let rendered = 0;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const prepared = await timer.time('plan', () => prepareRelease(context, request, about.channel));
    const { state, builds, plan } = prepared;
    const { entries, jobs, isNew, ...rest } = plan;
    const from = state.current?.id;
    const pages = entries.reduce((sum, entry) => sum + entry.pages.length, 0);
    if (from !== undefined && !isNew)
      return { release: from, previous: from, rendered: 0, pages, isNew: false, ms: timer.times };
    const { claims, removed } = await checkAddresses(database, request, prepared);
    rendered += await renderMissingPages(context, builds, jobs, author, timer);
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

/** Writes what goes live together with the release. */
const alsoWrite = (request: ReleaseRequest, builds: Builds, claims: Claim[], author: string) => async (sql: Sql) => {
  const { kind, list, takesVersions } = request;
  if (kind === 'publish') await storeClaims(sql, claims, author);
  if (list) await writeList(sql, list.name, list.code, list.items);
  if (takesVersions) await takeVersions(sql, versionsToTake(request, builds), author);
};
