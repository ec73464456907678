import { indianTime } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Moment, upcomingMoments } from '../parts/content-times.ts';
import { sectionOf, shownCollections } from '../parts/lists.ts';
import { readLists } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live, readChannel, readReleaseId, readServedBuilds } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';
import { type Failure, forgetFailure, readFailures, storeFailure } from './failures.ts';

interface Upcoming {
  release: string;
  /** Sorted by time. */
  moments: Moment[];
}

/** A release has the same moments as long as it is live; to read all entries every minute takes long. */
const known = new WeakMap<Sql, Upcoming>();

/** Of the live release. */
async function readUpcoming(sql: Sql): Promise<Upcoming | undefined> {
  const read = known.get(sql);
  if (read && read.release === (await readReleaseId(sql, live))) return read;
  const release = await readChannel(sql, live);
  if (!release) return undefined;
  const builds = await readServedBuilds(sql, release);
  const lists = await readLists(sql, release.parts, builds.values());
  const collections = await shownCollections(lists, release.parts, builds.values());
  const upcoming = { release: release.id, moments: upcomingMoments(collections, release.contentTimes) };
  known.set(sql, upcoming);
  return upcoming;
}

/** Also after a failure that a later release does not end, such as a full folder. */
const retryMs = 600_000;

/**
 * Makes a release for each moment that has passed, in order for each collection. If a page cannot be rendered, the live release stays.
 * Several servers may run it at once: a moment that another one has released changes nothing.
 * @param onRelease gets the number of rendered pages.
 */
export async function releaseDueContent(context: RegistryContext, onRelease: (pages: number) => void): Promise<void> {
  const { database, now = () => new Date() } = context;
  /** By section. */
  const turns = new Map<string, number>();
  for (let turn = 1; ; turn++) {
    const { release, moments } = (await readUpcoming(database)) ?? { release: '', moments: [] };
    const failures = await readFailures(database);
    for (const { part, moment } of failures.values()) {
      const isOver = !moments.some((one) => one.part === part && one.at === moment);
      if (isOver) await forgetFailure(database, part);
    }
    const turnOf = ({ part }: Moment) => turns.get(sectionOf(part)) ?? 0;
    const isDue = (moment: Moment) =>
      moment.at <= indianTime(now()) && mayTry(moment, release, now(), failures.get(moment.part));
    const allDue = moments.filter(isDue);
    // Sections take turns, so that one with slow pages does not hold back the others.
    const ready = allDue.filter((one) => !failures.has(one.part));
    const [next] = ready.toSorted((a, b) => turnOf(a) - turnOf(b));
    // After a failure a collection comes last, and its moments are tried together: each try may take as long as a page may.
    const due = next ?? allDue.at(-1);
    if (!due) return;
    const { part, at, note } = due;
    turns.set(sectionOf(part), turn);
    try {
      const change = { channel: live, parts: new Map(), advance: { part, to: at }, note, author: 'the schedule' };
      const created = await setParts(context, change);
      if (created.isNew) onRelease(created.rendered);
      else if (created.release === release) return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await storeFailure(database, { part, moment: at, release, error: error.message, at: now() });
    }
  }
}

/** After a failure: for a later moment, in a later release, or after some time. */
const mayTry = ({ at }: Moment, release: string, now: Date, failure: Failure | undefined): boolean =>
  !failure || at > failure.moment || failure.release !== release || now.getTime() - failure.at.getTime() > retryMs;
