import type { Database } from '../database/database.ts';
import { readReleaseId } from '../registry/releases/releases.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** See R108. */
export const pollIntervalMs = 500;

/** Requests in flight finish on the release that they started with. */
export type LiveSite = ReturnType<typeof followChannel>;

/**
 * If the database does not respond, the current release is still served.
 * @param onError called once per outage.
 * @param beforeSwitch awaited before a loaded release is served.
 */
export function followChannel(
  database: Database,
  channel: string,
  onError: (error: unknown) => void,
  beforeSwitch: (next: Site, previous: Site | undefined) => Promise<void> = async () => {},
) {
  let site: Site | undefined;
  let isFailing = false;
  let timer: ReturnType<typeof setTimeout>;
  let lastCheck = Promise.resolve();
  const check = async () => {
    try {
      if ((await readReleaseId(database, channel)) !== site?.release) {
        const next = await loadSite(database, channel, site);
        if (next) await beforeSwitch(next, site);
        site = next;
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  // A slow check must not bring an older release back.
  const refresh = () => {
    lastCheck = lastCheck.then(check);
    return lastCheck;
  };
  const schedule = () => {
    timer = setTimeout(() => void refresh().then(schedule), pollIntervalMs);
    timer.unref();
  };
  schedule();
  return {
    current: () => site,
    refresh,
    stop: () => clearTimeout(timer),
  };
}
