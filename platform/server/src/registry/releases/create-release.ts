import type { Manifest } from '@viit/contract';
import { type StepTimes, stepTimer } from '@viit/core/step-timer';
import type { StoredBuild } from '@viit/render/jobs';
import { type RenderJob, renderJobs } from '@viit/render/jobs';
import { type Lists, listAddress, type NewList, readLists, writeList } from '../../content/lists.ts';
import type { Database, Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import { type Builds, checkFit } from './check-fit.ts';
import { inputHashOf } from './input-hash.ts';
import { type ChannelRelease, live, type ReleaseEntry, readChannel, switchChannel } from './releases.ts';
import { renderMissing } from './render-missing-pages.ts';

/** What making a release came to. */
export interface CreatedRelease {
  release: string;
  /** Pages that had to be rendered; the others keep their bytes. */
  rendered: number;
  pages: number;
  isNew: boolean;
  /** How long each step took: `fit`, `render`, `store`, `switch`; those that were not needed are left out. */
  ms: StepTimes;
}

/** A release that somebody asks for. */
export interface ReleaseRequest {
  channel?: string;
  origin: string;
  note: string;
  /** Who asks, for the history. */
  author?: string;
  /** Scope of whoever asks: a new preview belongs to it. */
  owner?: string;
  /** Previews: the live release and these builds only, whatever was chosen for the channel before. */
  isExact?: boolean;
  /** A list that goes live with the release. */
  list?: NewList;
}

type Exchange = Pick<Manifest, 'name' | 'identity'>;

/** Somebody else may move the channel in between; then the release is made again on the newer one. */
const attempts = 60;

/**
 * Makes the release that a channel shall show and switches to it: the one it shows now with these builds exchanged and
 * the newest lists. Does nothing where that is what it shows already. A preview is the live release with the builds that
 * were chosen for it.
 * @throws Refusal where the builds do not fit together or a page does not render; the channel stays where it was.
 */
export async function createRelease(
  database: Database,
  exchange: readonly Exchange[],
  wanted: ReleaseRequest,
): Promise<CreatedRelease> {
  const { channel = live } = wanted;
  const watch = stepTimer();
  const ms = watch.times;
  let rendered = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const plan = await watch.time('fit', () => makePlan(database, exchange, wanted));
    const { before, parts, jobs } = plan;
    const pages = parts.reduce((sum, part) => sum + part.pages.length, 0);
    if (before && !wanted.list && isSame(before, parts) && !choosesAnew(before, exchange, wanted)) {
      return { release: before.id, rendered: 0, pages, isNew: false, ms };
    }
    rendered += await renderMissing(database, plan.builds, jobs, watch);
    const release = await watch.time('switch', () => switchChannel(database, newRelease(plan, exchange, wanted)));
    if (release) return { release, rendered, pages, isNew: true, ms };
  }
  throw new Error(
    `The channel ${channel} moved ${attempts} times while a release was made for it. Try again in a moment.`,
  );
}

interface Plan {
  before: ChannelRelease | undefined;
  builds: Builds;
  ground: string;
  parts: ReleaseEntry[];
  /** The pages of parts that are not known to be rendered. */
  jobs: RenderJob[];
}

async function makePlan(database: Database, exchange: readonly Exchange[], wanted: ReleaseRequest): Promise<Plan> {
  const { channel = live, origin, list, isExact = false } = wanted;
  const before = await readChannel(database, channel);
  const base = channel === live ? before : ((await readChannel(database, live)) ?? before);
  const kept = reusableEntries(isExact ? base : before, base);
  const identities = new Map([...kept].map(([name, { identity }]) => [name, identity]));
  for (const { name, identity } of exchange) identities.set(name, identity);
  const builds = await readBuilds(database, identities);
  const shell = checkFit(builds);
  const lists = withList(await readLists(database), list);
  const ground = inputHashOf(shell, lists, origin);
  const exchanged = new Set(exchange.map(({ name }) => name));
  const jobs: RenderJob[] = [];
  const parts = [...builds].map(([name, build]) => {
    const held = kept.get(name);
    if (held?.ground === ground && !exchanged.has(name)) return held;
    const own = renderJobs({ shell, build, lists, origin });
    jobs.push(...own);
    return entryOf(build, own);
  });
  return { before, builds, ground, parts, jobs };
}

/** A part that a new release takes over unless its build is exchanged, and the ground that it was rendered on. */
type ReusableEntry = ReleaseEntry & { ground: string };

/** The parts of the base, and over them those that were chosen for this channel. */
function reusableEntries(
  before: ChannelRelease | undefined,
  base: ChannelRelease | undefined,
): Map<string, ReusableEntry> {
  const chosen = before?.entries.filter((part) => before.chosen.includes(part.name)) ?? [];
  return new Map([
    ...(base?.entries ?? []).map((part) => [part.name, { ...part, ground: base?.ground ?? '' }] as const),
    ...chosen.map((part) => [part.name, { ...part, ground: before?.ground ?? '' }] as const),
  ]);
}

const withList = (lists: Lists, list: NewList | undefined): Lists =>
  list ? new Map([...lists, [listAddress(list.name, list.code), list.items]]) : lists;

const entryOf = ({ manifest }: StoredBuild, jobs: readonly RenderJob[]): ReleaseEntry => ({
  name: manifest.name,
  identity: manifest.identity,
  pages: jobs.map(({ path, status, key }) => ({ path, status, key })),
});

function newRelease({ before, builds, ground, parts }: Plan, exchange: readonly Exchange[], wanted: ReleaseRequest) {
  const { channel = live, note, author = 'the server', owner = '*', list, isExact = false } = wanted;
  const names = exchange.map(({ name }) => name);
  return {
    channel,
    from: before?.id,
    ground,
    parts,
    note,
    author,
    owner,
    changes: names.map((name) => ({ name, version: builds.get(name)?.version ?? '' })),
    chosen: channel === live ? [] : [...new Set([...(isExact ? [] : (before?.chosen ?? [])), ...names])],
    ...(list && { also: (sql: Sql) => writeList(sql, list.name, list.code, list.items) }),
  };
}

/** Whether other sections than before would be held back from following the live site. */
const choosesAnew = ({ chosen }: ChannelRelease, exchange: readonly Exchange[], { isExact = false }: ReleaseRequest) =>
  isExact &&
  chosen.toSorted().join() !==
    exchange
      .map(({ name }) => name)
      .toSorted()
      .join();

function isSame(before: ChannelRelease, parts: readonly ReleaseEntry[]): boolean {
  const shown = new Map(before.entries.map((part) => [part.name, part]));
  const keysOf = (part: ReleaseEntry | undefined) => part?.pages.map((page) => page.key).join() ?? '';
  return (
    shown.size === parts.length &&
    parts.every(
      (part) => shown.get(part.name)?.identity === part.identity && keysOf(shown.get(part.name)) === keysOf(part),
    )
  );
}
