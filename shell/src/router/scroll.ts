/*
 * Scroll positions of history entries. The browser restores them on page loads; between pages of one document the new
 * page must be there first, so this does it.
 */

interface Entry {
  /** Names the entry. */
  key: string;
  /** There is a page of this document before this one: Back may use history. */
  fromHere: boolean;
}

const positions = new Map<string, number>();
let count = 0;

/** The state of a new history entry. */
export const stampEntry = (): Entry => ({ key: `${performance.timeOrigin}-${++count}`, fromHere: true });

/** The key of the entry that is shown. */
export const keyOfEntry = (): string => (history.state as Entry | null)?.key ?? 'first';

let shownKey = 'first';

/** Remembers where the page on screen is scrolled to. */
export function rememberScroll(): void {
  positions.set(shownKey, scrollY);
}

/** Takes over from the browser while this document lives, and hands back when it goes. */
export function watchScroll(): void {
  shownKey = keyOfEntry();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('viit:navigated', () => {
    shownKey = keyOfEntry();
  });
  addEventListener('scrollend', rememberScroll, { passive: true });
}

/** Goes back to where an entry was scrolled to. */
export function restoreScroll(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
}
