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
const keyOfEntry = (): string => (history.state as Entry | null)?.key ?? 'first';

let shownKey = 'first';
/** While a page takes the place of another its height changes, and with it the scroll: nobody's doing, and not remembered. */
let isMoving = false;

/** Remembers where the page on screen is scrolled to. */
export function rememberScroll(): void {
  if (!isMoving) positions.set(shownKey, scrollY);
}

/** Names the entry that is shown, where the browser has made it: a link to a place on the page was followed. */
export function nameEntry(): void {
  if (!history.state) history.replaceState(stampEntry(), '');
  shownKey = keyOfEntry();
}

/** Takes over from the browser while this document lives, and hands back when it goes. */
export function watchScroll(): void {
  if (!history.state) history.replaceState({ ...stampEntry(), fromHere: false }, '');
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

/** A page takes the place of another. */
export function beginMove(): void {
  isMoving = true;
}

/** It has: scrolls to a place on it, or to its top. */
export function endMove(place?: Element | null): void {
  if (place) place.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
  isMoving = false;
}

/** Goes back to where the shown entry was scrolled to. */
export function restoreScroll(): void {
  scrollTo({ top: positions.get(shownKey) ?? 0, behavior: 'instant' });
  isMoving = false;
}
