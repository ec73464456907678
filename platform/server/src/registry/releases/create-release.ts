import type { CreatedRelease } from '@viit/contract/registry-api';
import { stepTimer } from '@viit/core/step-timer';
import { type NewList, readLists, writeList } from '../../content/lists.ts';
import type { Sql } from '../../database/database.ts';
import { type BuildId, readBuilds } from '../builds/builds.ts';
import type { RegistryContext } from '../registry-context.ts';
import { type ChannelState, planRelease, type ReleaseRequest, selectBuilds } from './plan-release.ts';
import { live, readChannel } from './releases.ts';
import { renderMissingPages } from './render-missing-pages.ts';
import { switchChannel } from './switch-channel.ts';

interface LiveRequest {
  builds: readonly BuildId[];
  /** A list that goes live with the release. */
  list?: NewList;
  note: string;
  /** For the history. */
  author?: string;
}

interface PreviewRequest extends Omit<LiveRequest, 'list'> {
  channel: string;
  /** The scope that a new preview belongs to. */
  owner?: string;
}

/**
 * Makes a live release: the present one with these builds and the newest lists. Creates nothing where that is live already.
 * @throws Refusal where the builds do not work together or a page does not render; the site stays as it was.
 */
export const createLiveRelease = (context: RegistryContext, { builds, list, ...about }: LiveRequest) =>
  createRelease(context, { kind: 'publish', builds, list }, { ...about, channel: live });

/**
 * Adds builds to a preview: the live release with these builds and the ones that were chosen for it before.
 * @throws Refusal as above; the preview stays as it was.
 */
export const addToPreview = (context: RegistryContext, { builds, ...about }: PreviewRequest) =>
  createRelease(context, { kind: 'add', builds }, about);

/**
 * Replaces what a preview shows: the live release with exactly these builds.
 * @throws Refusal as above; the preview stays as it was.
 */
export const replacePreview = (context: RegistryContext, { builds, ...about }: PreviewRequest) =>
  createRelease(context, { kind: 'replace', builds }, about);

/** Other publishers may move the channel meanwhile; then the release is planned again from the newer one. */
const maxAttempts = 60;

async function createRelease(
  { database, origin }: RegistryContext,
  request: ReleaseRequest,
  { author = 'the server', ...about }: Omit<PreviewRequest, 'builds'>,
): Promise<CreatedRelease> {
  const { list } = request;
  const timer = stepTimer();
  let rendered = 0;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { from, builds, plan } = await timer.time('plan', async () => {
      const state = await readState(database, about.channel);
      const builds = await readBuilds(database, selectBuilds(request, state));
      const lists = await readLists(database);
      return { from: state.current?.id, builds, plan: planRelease(request, state, { builds, lists, origin }) };
    });
    const { entries, jobs, isNew, ...rest } = plan;
    const pages = entries.reduce((sum, entry) => sum + entry.pages.length, 0);
    if (from !== undefined && !isNew)
      return { release: from, previous: from, rendered: 0, pages, isNew: false, ms: timer.times };
    rendered += await renderMissingPages(database, builds, jobs, timer);
    const also = list && { also: (sql: Sql) => writeList(sql, list.name, list.code, list.items) };
    const release = await timer.time('switch', () =>
      switchChannel(database, { ...about, author, from, entries, ...rest, ...also }),
    );
    if (release) return { release, ...(from && { previous: from }), rendered, pages, isNew: true, ms: timer.times };
  }
  throw new Error(
    `The channel ${about.channel} moved ${maxAttempts} times while a release was created for it. Try again in a moment.`,
  );
}

async function readState(sql: Sql, channel: string): Promise<ChannelState> {
  const current = await readChannel(sql, channel);
  return { current, live: channel === live ? current : await readChannel(sql, live) };
}
