import type { Database } from '../database/database.ts';
import { readReleaseId } from '../registry/releases/releases.ts';
import { loadSite, type Site } from './site.ts';

/** How often a server looks where the channel points, in ms (design.md section 6, step 6). */
export const pollEvery = 500;

/** The release that is served now. Requests in flight finish on the one that they began with. */
export interface LiveSite {
  current(): Site | undefined;
  /** Looks now instead of at the next turn. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Follows a channel: loads its release and swaps it in memory. While the database does not answer, the release in memory is
 * served on.
 * @param onTrouble told once when the database stops answering, and again after it has answered in between.
 */
export function followChannel(database: Database, channel: string, onTrouble: (error: unknown) => void): LiveSite {
  let site: Site | undefined;
  let isTroubled = false;
  let timer: ReturnType<typeof setTimeout>;
  let last = Promise.resolve();
  const look = async () => {
    try {
      if ((await readReleaseId(database, channel)) !== site?.release) site = await loadSite(database, channel, site);
      isTroubled = false;
    } catch (error) {
      if (!isTroubled) onTrouble(error);
      isTroubled = true;
    }
  };
  // One look after the other: a slow one must not put an older release back.
  const inOrder = () => {
    last = last.then(look);
    return last;
  };
  const again = () => {
    timer = setTimeout(() => void inOrder().then(again), pollEvery);
    timer.unref();
  };
  again();
  return { current: () => site, refresh: inOrder, stop: () => clearTimeout(timer) };
}
