import { repeat } from '@viit/core/repeat';
import type { Database } from '../database/database.ts';
import { live, readReleaseId } from '../registry/releases/releases.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** See R108. */
export const pollIntervalMs = 500;

/** Requests in flight finish on the release that they started with. */
export type LiveSite = ReturnType<typeof followLive>;

/**
 * If the database does not respond, the current release is still served.
 * @param onError called once per outage.
 * @param beforeSwitch awaited before a loaded release is served.
 */
export function followLive(
  database: Database,
  onError: (error: unknown) => void,
  beforeSwitch: (next: Site, previous: Site | undefined) => Promise<void>,
) {
  let site: Site | undefined;
  const check = async () => {
    if ((await readReleaseId(database, live)) === site?.release) return;
    const next = await loadSite(database, live, site);
    if (next) await beforeSwitch(next, site);
    site = next;
  };
  const { run, stop } = repeat(check, pollIntervalMs, onError);
  return { current: () => site, refresh: run, stop: (): void => void stop() };
}
