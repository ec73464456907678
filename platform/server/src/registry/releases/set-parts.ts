import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import { type StepTimer, stepTimer } from '@viit/core/step-timer';
import type { RenderJob } from '@viit/render/jobs';
import { lockOwners, storeClaims } from '../access/owners.ts';
import { assertValid } from '../access/tokens.ts';
import { claimVersions } from '../builds/versions.ts';
import { recordEntries } from '../collections/record-entries.ts';
import { storeVersion } from '../parts/parts.ts';
import { markPublished } from '../parts/unpublished-documents.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Change } from './change.ts';
import type { Builds } from './check-compatibility.ts';
import { keepableEntries } from './keep-pages.ts';
import { describeMigrations } from './migrate-collections.ts';
import { checkAddresses, checkOwners, prepareRelease, versionsToClaim } from './prepare-release.ts';
import { live, readReleaseId } from './releases.ts';
import { findMissing, renderMissingPages } from './render-missing-pages.ts';
import { switchChannel } from './switch-channel.ts';

/** Plans again if others switch the channel meanwhile. */
const maxAttempts = 60;

/** A token with many changes would make the others plan again and again. */
const slots = shareSlots(Number.POSITIVE_INFINITY, 2);

/** Those who plan again do so one at a time, and the others do not switch meanwhile. Nobody renders in it. */
const retrySlot = shareSlots(1);

/**
 * Every change of a channel. Creates nothing if nothing changes.
 * @throws Refusal if the builds do not work together, a page does not render, or a part was reverted meanwhile; the channel
 * stays.
 */
export async function setParts(context: RegistryContext, given: Change): Promise<CreatedRelease> {
  const { channel, actor } = given;
  const client = actor?.id ?? 'the server';
  // Read before waiting: what is reverted meanwhile stays reverted.
  const began = given.began ?? (await readReleaseId(context.database, channel)) ?? '0';
  const attempt = { context, change: { ...given, began }, timer: stepTimer(), rendered: 0, failing: new Set<string>() };
  return slots.run(client, async () => {
    const beforeSwitch = () => retrySlot.run(client, async () => {});
    const first = await trySetParts(attempt, 'any', beforeSwitch);
    if (first) return first;
    for (let attempts = 1; attempts < maxAttempts; attempts++) {
      const created = await retrySlot.run(client, () => trySetParts(attempt, 'rendered'));
      if (created) return created;
      const rendered = await trySetParts(attempt, 'any', beforeSwitch);
      if (rendered) return rendered;
    }
    throw new Error(
      `The channel ${channel} was switched ${maxAttempts} times while a release was created for it. Try again in a moment.`,
    );
  });
}

interface Attempt {
  context: RegistryContext;
  change: Change;
  timer: StepTimer;
  /** Pages of all attempts. */
  rendered: number;
  /** Sections whose pages fail, and stay as they are. */
  failing: Set<string>;
}

/** @returns undefined if another change was faster, or pages are missing that it may not render. */
async function trySetParts(
  attempt: Attempt,
  pages: 'any' | 'rendered',
  beforeSwitch = async () => {},
): Promise<CreatedRelease | undefined> {
  const { context, change, timer } = attempt;
  const { database } = context;
  const { channel, actor } = change;
  const author = authorOf(change);
  const reverted = change.claims === 'unchecked' ? [...change.parts.keys()] : [];
  const prepared = await timer.time('plan', () => prepareRelease(context, change));
  const { state, builds, plan, migrated } = prepared;
  const note = [change.note, ...describeMigrations(migrated)].join('; ');
  const from = state.current?.id;
  const count = plan.entries.reduce((sum, entry) => sum + entry.pages.length, 0);
  if (from !== undefined && !plan.isNew)
    return { release: from, previous: from, rendered: 0, pages: count, isNew: false, ms: timer.times };
  const removed = await checkAddresses(database, change, prepared);
  const keepable = keepableEntries(change, state, plan);
  const isKept = (section: string) => attempt.failing.has(section) && keepable.has(section);
  const jobs = plan.jobs.filter(({ section }) => !isKept(section));
  if (pages === 'rendered' && (await findMissing(database, jobs)).length > 0) return undefined;
  await renderPages(attempt, builds, jobs, keepable);
  for (const [part, { entries }] of migrated) await storeVersion(database, part, entries);
  const kept = [...keepable.keys()].filter(isKept);
  const entries = plan.entries.map((entry) => (isKept(entry.name) && keepable.get(entry.name)) || entry);
  const noted = kept.length > 0 ? `${note}; kept the pages of ${kept.join(', ')}, which fail with it` : note;
  const next = { ...plan, entries, channel, author, note: noted, owner: actor?.id, from, reverted };
  await beforeSwitch();
  const release = await timer.time('switch', () =>
    switchChannel(database, next, async (sql) => {
      // Rights may end while pages are rendered.
      if (actor) await assertValid(sql, actor);
      await lockOwners(sql);
      const claims = await checkOwners(sql, change, builds);
      if (channel === live) {
        await storeClaims(sql, claims, author);
        await markPublished(sql, plan.parts);
        const changed = new Set([...change.parts.keys(), ...migrated.keys()]);
        await recordEntries(
          sql,
          { changed, drafts: change.drafts },
          { before: state.current?.parts, after: plan.parts, builds, author, authorId: actor?.id },
        );
      }
      await claimVersions(sql, versionsToClaim(change, builds), author);
    }),
  );
  return release === undefined
    ? undefined
    : {
        ...{ release, rendered: attempt.rendered, pages: count, isNew: true, ms: timer.times },
        ...(from && { previous: from }),
        ...(removed.length > 0 && { removed }),
        ...(kept.length > 0 && { kept }),
      };
}

const authorOf = ({ actor, author = 'the server' }: Change) => actor?.label ?? author;

/** @throws Refusal for a page that fails, unless its section may keep its pages: then it is in `failing`. */
async function renderPages(
  attempt: Attempt,
  builds: Builds,
  jobs: readonly RenderJob[],
  keepable: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { context, change, timer, failing } = attempt;
  const render = async (some: readonly RenderJob[]) => {
    attempt.rendered += await renderMissingPages(context, builds, some, authorOf(change), timer);
  };
  try {
    return await render(jobs);
  } catch (error) {
    if (!(error instanceof Refusal) || !jobs.some(({ section }) => keepable.has(section))) throw error;
  }
  for (const section of new Set(jobs.map((job) => job.section))) {
    try {
      await render(jobs.filter((job) => job.section === section));
    } catch (error) {
      if (!(error instanceof Refusal) || !keepable.has(section)) throw error;
      failing.add(section);
    }
  }
}
