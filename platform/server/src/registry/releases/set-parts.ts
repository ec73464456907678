import type { CreatedRelease } from '@viit/contract/registry-api';
import { stepTimer } from '@viit/core/step-timer';
import { lockOwners, storeClaims } from '../access/owners.ts';
import { assertValid } from '../access/tokens.ts';
import { claimVersions } from '../builds/versions.ts';
import type { RegistryContext } from '../registry-context.ts';
import { assertNotReverted, type Change } from './change.ts';
import { checkAddresses, checkOwners, prepareRelease, versionsToClaim } from './prepare-release.ts';
import { live } from './releases.ts';
import { renderMissingPages } from './render-missing-pages.ts';
import { switchChannel } from './switch-channel.ts';

/** Plans again if others switch the channel meanwhile. */
const maxAttempts = 60;

/**
 * Every change of a channel. Creates nothing if nothing changes.
 * @throws Refusal if the builds do not work together, a page does not render, or a part was reverted meanwhile; the channel
 * stays.
 */
export async function setParts(context: RegistryContext, change: Change): Promise<CreatedRelease> {
  const { database } = context;
  const { channel, note, actor } = change;
  const author = actor?.label ?? 'the server';
  const reverted = change.claims === 'unchecked' ? [...change.parts.keys()] : [];
  const timer = stepTimer();
  let rendered = 0;
  let began: string | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const prepared = await timer.time('plan', () => prepareRelease(context, change));
    const { state, builds, plan } = prepared;
    const from = state.current?.id;
    began ??= from ?? '0';
    if (attempt > 0) await assertNotReverted(database, change, began, plan);
    const pages = plan.entries.reduce((sum, entry) => sum + entry.pages.length, 0);
    if (from !== undefined && !plan.isNew)
      return { release: from, previous: from, rendered: 0, pages, isNew: false, ms: timer.times };
    const removed = await checkAddresses(database, change, prepared);
    rendered += await renderMissingPages(context, builds, plan.jobs, author, timer);
    const release = await timer.time('switch', () =>
      switchChannel(database, { ...plan, channel, author, note, owner: actor?.scope, from, reverted }, async (sql) => {
        // Rights may end while pages are rendered.
        if (actor) await assertValid(sql, actor);
        await lockOwners(sql);
        const claims = await checkOwners(sql, change, builds);
        if (channel === live) await storeClaims(sql, claims, author);
        await claimVersions(sql, versionsToClaim(change, builds), author);
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
    `The channel ${channel} was switched ${maxAttempts} times while a release was created for it. Try again in a moment.`,
  );
}
